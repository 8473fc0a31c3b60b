import { lines } from './lines.ts';
import { comment, pythonLiteral, stringLiteral } from './literals.ts';
import type { TestInput } from './types.ts';

/** The check by jsonschema, or by hand where it is not installed. */
const FAULTS_OF = `def faults_of(payload):
    if Draft202012Validator is not None:
        return [fault.message for fault in Draft202012Validator(SCHEMA).iter_errors(payload)]
    error = payload.get("error") if isinstance(payload, dict) else None
    if not isinstance(error, dict):
        return ["error"]
    listed = SCHEMA["properties"]["error"]["properties"]["error_type"]["enum"]
    message = error.get("user_message")
    is_said = isinstance(message, str) and message.strip() != ""
    return [
        *([] if error.get("error_type") in listed else ["error_type"]),
        *([] if is_said else ["user_message"]),
    ]`;

/** @param head comment lines, without their mark */
export function pytestProgram({ expectation, schema, texts }: TestInput, head: readonly string[]): string {
	const { payload, status, kind, errorType, isEmpty } = expectation;
	const name = kind === 'failure' ? texts.test.failureName : texts.test.successName;
	const checks =
		kind === 'failure'
			? [
					'assert faults_of(payload) == []',
					errorType && `assert payload["error"]["error_type"] == ${stringLiteral(errorType, '"')}`,
				]
			: [
					'assert not (isinstance(payload, dict) and payload.get("error"))',
					'assert faults_of(payload) != []',
					isEmpty && 'assert payload["total"] == 0',
				];
	return lines([
		head.map((line) => comment('#', line)),
		'import json',
		'',
		'try:',
		'    from jsonschema import Draft202012Validator',
		'except ImportError:',
		'    Draft202012Validator = None',
		'',
		comment('#', texts.test.received),
		'RECEIVED = {',
		status !== undefined && `    "status": ${status},`,
		`    "payload": ${stringLiteral(payload, "'")},`,
		'}',
		'',
		`SCHEMA = ${pythonLiteral(schema)}`,
		'',
		'',
		FAULTS_OF,
		'',
		'',
		'def test_tool_error():',
		`    ${comment('#', name)}`,
		status !== undefined && '    assert RECEIVED["status"] < 400',
		'    payload = json.loads(RECEIVED["payload"])',
		checks.map((check) => check && `    ${check}`),
	]);
}
