/** Names of what the rules on sentences find, for the middle of a sentence. */
export const LANGUAGE_NAMES = {
	en: '英语',
	pt: '葡萄牙语',
	fr: '法语',
	it: '意大利语',
	de: '德语',
	ca: '加泰罗尼亚语',
	gl: '加利西亚语',
	script: '其他文字',
} as const;

export const CODE_NAMES = {
	identifier: '标识符',
	name: '程序里的名称',
	status: '错误码',
	timestamp: '时间戳',
	'error-code': '错误码',
} as const;

export const JARGON = {
	term: '技术术语',
	product: '系统名称',
	table: '表名或字段名',
	address: '内部地址',
	code: '技术术语',
} as const;

export const DATA = {
	email: '电子邮箱',
	document: '证件号码',
	card: '银行卡号',
	account: '银行账号',
	address: '住址',
	birth: '出生日期',
	name: '姓名',
	mobile: '手机号码',
} as const;

export const MARKS = {
	tag: '标签',
	emphasis: '强调标记',
	link: '带格式的链接',
	list: '列表',
	'line-break': '换行',
} as const;

export const SPOKEN = {
	date: '数字日期',
	time: '数字时间',
	amount: '数字金额',
	abbreviation: '缩写',
	slash: '斜线',
	'web-address': '网址或邮箱',
	sign: '符号',
} as const;
