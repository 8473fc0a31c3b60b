import type { Input } from '../../converter/index.ts';

/** Three small files of ours that hold each kind of occurrence. */
export const SAMPLE: readonly Input[] = [
	{
		name: 'internal/run/classify.go',
		text: `package run

// classify names the failure of a run; canceled runs are not retried here.
func classify(err error) ErrorCode {
	switch {
	case errors.Is(err, context.Canceled):
		return "canceled"
	case errors.Is(err, context.DeadlineExceeded):
		return "deadline_exceeded"
	case isTarget(err):
		return "MISSING_TARGET"
	}
	log.Print("internal error, RUN_TIMEOUT left")
	return "internal"
}
`,
	},
	{
		name: 'deploy/retry.yaml',
		text: `retry:
  error_codes: [TIMEOUT, TRANSIENT]
  status: CANCELLED
  timeout: 30s
`,
	},
	{
		name: 'logs/run.log',
		text: `2026-11-30T09:12:04Z WARN run=a81f code=provider_unavailable attempt=2
2026-11-30T09:12:09Z ERROR run=a81f err=canceled by user
2026-11-30T09:12:10Z INFO run=a820 code=agent.timeout
`,
	},
];

/** What a link to one code opens: a small piece of data with that code. */
export function sampleOf(code: string): readonly Input[] {
	return [{ name: 'codigo.json', text: `{\n\t"error_code": ${JSON.stringify(code)}\n}\n` }];
}
