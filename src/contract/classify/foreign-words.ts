/** Names and words by which other products tell a failure. */

export const FALSE_FLAGS = [
	'success',
	'ok',
	'exito',
	'éxito',
	'exitoso',
	'succeeded',
	'isSuccess',
	'is_success',
	'Success',
	'successful',
];
export const TRUE_FLAGS = ['failed', 'hasError', 'has_error', 'isError', 'is_error', 'fallo', 'errored'];
export const STATUS_KEYS = [
	'status',
	'estado',
	'state',
	'result',
	'resultado',
	'outcome',
	'Status',
	'respuesta',
];
export const ERROR_WORD = /^(?:error|err|failure|exception|ko|internal[_ ]error)$/i;
export const FAIL_WORD = /^(?:fail|failed|fallo|falló|fallido|fallida|timeout|unavailable|denied)$/i;
export const STATUS_NUMBERS = ['statusCode', 'status_code', 'status', 'httpStatus', 'http_status'];
export const MESSAGE_KEYS = [
	'message',
	'msg',
	'mensaje',
	'error_message',
	'errorMessage',
	'error_description',
	'detail',
	'detalle',
	'descripcion',
	'description',
	'reason',
	'motivo',
	'user_message',
	'title',
	'Message',
	'error',
	'cause',
];
export const ERROR_MEMBERS = [
	'error_message',
	'errorMessage',
	'error_description',
	'errorDescription',
	'err',
	'exception',
	'stackTrace',
	'stack_trace',
	'stacktrace',
	'traceback',
	'Error',
	'ERROR',
	'errorCode',
	'error_code',
	'fault',
	'faultstring',
	'mensaje_error',
	'mensajeError',
	'errorType',
	'error_msg',
	'errorMsg',
	'errmsg',
	'grpcStatus',
	'errno',
	'sqlState',
	'sqlMessage',
	'Fault',
	'faultcode',
];
export const DATA_KEYS = [
	'data',
	'resultados',
	'results',
	'items',
	'rows',
	'records',
	'hits',
	'datos',
	'value',
];
export const SMALL_PRINT = new Set([
	'code',
	'message',
	'Message',
	'msg',
	'mensaje',
	'details',
	'detail',
	'detalle',
	'detalles',
	'status',
	'statusCode',
	'status_code',
	'statusText',
	'requestId',
	'request_id',
	'traceId',
	'trace_id',
	'timestamp',
	'path',
	'help',
	'hint',
	'name',
	'type',
	'retry_after',
	'retryAfter',
	'reason',
	'documentation_url',
	'doc_url',
	'codigo',
	'instance',
	'data',
	'fields',
	'meta',
	'id',
	'description',
	'internalTxId',
	'object',
	'method',
	'more_info',
	'moreInfo',
	'severity',
	'retryable',
	'context',
]);
export const ERROR_CODE_WORD =
	/error|fail|invalid|denied|not_?found|limit|time_?out|unauthor|forbid|exceed|exception|conflict|missing|unavailable|throttl|expired|refused|reject|unsupported|bad_|internal|^E[A-Z]{4,}|^PGRST|^\d{5}$|^[0-9A-Z]{2}\d{3}$|^ERR|^ER_/i;
export const LONE_FAILURE =
	/^(?:(?:api )?rate limit exceeded.*|.*\bis not authori[sz]ed to\b.*|no route matched\b.*|internal server error|not found|forbidden|unauthorized|bad request|service unavailable|bad gateway|gateway timeout|endpoint request timed out|too many requests|limit exceeded|missing authentication token|method not allowed|not authenticated|(?:no |in)?valid(?:a)? credentials.*|error\b.*|.*\b(?:exception|timed out|econn[a-z]+|traceback)\b.*)$/i;

/** Members that list what was wrong with the request, each a text a fault. */
export const ERROR_LISTS = ['errorMessages', 'non_field_errors', 'errorList', 'listaErrores'];

/** Members that describe a thing as often as a fault. */
export const DESCRIBING_KEYS: ReadonlySet<string> = new Set([
	'detail',
	'detalle',
	'descripcion',
	'description',
	'reason',
	'motivo',
	'title',
]);
export const FAILURE_WORDS =
	/\b(?:error|fail|inv[aá]lid|not (?:found|allowed|authori[sz]ed)|unauthori[sz]ed|forbidden|denied|timed? ?out|unavailable|exceeded|exception)|(?:no (?:se )?(?:encontr|exist|pud|autoriz|permit)|fall[oó]|denegad|excedid|requerid|obligatori)/i;
