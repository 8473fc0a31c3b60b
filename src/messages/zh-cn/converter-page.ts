import type { ConverterPageTexts } from '../es/converter-page.ts';

const numbers = new Intl.NumberFormat('zh-CN');

export const converterPage: ConverterPageTexts = {
	title: '转换错误码',
	intake: {
		heading: '粘贴或拖入含有旧码的内容',
		lead: '程序、配置、数据或日志都可以。只有作为值出现的错误码会被替换，其余内容逐字节保持不变。',
		label: '含有旧码的文本',
		placeholder: '在此粘贴文本，粘贴后立即转换。',
		convert: '转换这段文本',
		files: '选择文件',
		folder: '选择文件夹',
		example: '用示例试试',
		drop: '松开鼠标即可转换这些文件',
		limits: (limit) =>
			`可同时处理多个文件，合计不超过 ${limit}。文件夹中的 .git 和 node_modules 会跳过。所有内容都留在本浏览器中。`,
	},
	pasted: '粘贴.txt',
	toolbar: {
		files: '文件',
		add: '添加文件',
		clear: '重新开始',
		copyTable: '复制表格',
		copyText: '复制文本',
		csv: '下载 CSV',
		download: () => '下载文件',
		patch: '下载补丁',
		more: '更多操作',
	},
	totals: {
		heading: (n) => (n === 0 ? '没有错误码需要改动' : `改动 ${numbers.format(n)} 处错误码，其余不动`),
		lead: '换行符、缩进和键的顺序逐字节保持不变。再转换一次也不会有任何变化。',
		none: '这段文本里没有 Agent-Native 错误码。',
		inFiles: (n) => `分布在 ${n} 个文件中`,
		kinds: {
			converted: '转换',
			suggestion: '建议',
			left: '保留',
			canonical: '已是规范码',
		},
		hints: {
			suggestion: '不会自动应用',
			left: '每处都注明原因',
			canonical: '无需改动',
		},
	},
	diff: {
		label: (file) => `${file} 的差异`,
		view: '视图',
		side: '并排',
		inline: '行内',
		readOnly: '只读，由复选框决定',
		before: '转换前，只读',
		after: '转换后，只读',
		position: (at, of) => (of === 0 ? '没有改动' : at === 0 ? `共 ${of} 处改动` : `第 ${at} 处，共 ${of} 处`),
		previous: '上一处',
		next: '下一处',
		undoAll: '撤销转换',
		undoOne: '撤销上一步',
		redoAll: '重做转换',
		redoOne: '重做这一步',
		left: (n) => `还有 ${numbers.format(n)} 段未在此显示，补丁里全部都有。`,
		unchanged: '这个文件保持原样。',
		cutLine: '该行后面还有内容。',
		removed: '转换前',
		added: '转换后',
		line: (n) => `第 ${n} 行`,
	},
	table: {
		heading: '出现位置',
		show: '显示范围',
		thisFile: '当前文件',
		allFiles: (n) => `全部 ${n} 个文件`,
		switch: '转换',
		switchRow: (from, place) => `转换 ${place} 处的 ${from}`,
		allOn: '全部转换',
		allOff: '全部不转换',
		more: (n) => `再显示 ${numbers.format(n)} 行`,
		unlisted: (n) => `另有 ${numbers.format(n)} 个保留的单词没有列出。`,
		/** Before the code that the switch of a row would write. */
		wouldBe: '勾选后改为',
		retryDiffers: '重试条件会变',
		place: (line, column) => `跳到第 ${line} 行第 ${column} 列`,
	},
	states: {
		reading: (done, total) => (total === 1 ? '正在查找错误码' : `正在查找错误码：${done}/${total} 个文件`),
		progress: '读取进度',
		cancel: '取消',
		tooLarge: (size, limit) =>
			`共 ${size}，超过合计 ${limit} 的上限。没有做任何改动：请减少文件，或使用命令行。`,
		cancelled: '读取已取消，原有内容仍在。',
		failed: '转换未能完成，文件没有改动。请再试一次。',
		nothingRead: (names) => `无法读取：${names}。请确认文件仍然存在。`,
		refused: (names) => `不是 UTF-8 编码，保持原样：${names}。请转换成 UTF-8 后重新添加。`,
		close: '关闭',
	},
	toast: {
		copiedTable: '已复制 Markdown 表格。',
		copiedText: '已复制转换后的文本。',
		notCopied: '未能复制，请改用下载。',
		undo: '撤销',
	},
	live: {
		converted: (applied, suggestions) => `改动 ${applied} 处，建议 ${suggestions} 处。`,
		undone: '已撤销转换，文本恢复原样。',
	},
	size: (bytes) =>
		bytes < 1_000_000
			? `${numbers.format(Math.max(1, Math.round(bytes / 1000)))} kB`
			: `${numbers.format(Math.round(bytes / 100_000) / 10)} MB`,
	number: (n) => numbers.format(n),
};
