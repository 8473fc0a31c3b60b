import type { SiteTexts } from '../site.ts';

export const site: SiteTexts = {
	lang: 'zh-CN',
	skip: '跳到正文',
	nav: {
		main: '主导航',
		pages: '页面',
		menu: '菜单',
		closeMenu: '关闭菜单',
		theme: '切换主题',
		sections: {
			playground: '检验',
			converter: '转换',
			contract: '契约',
			codes: '错误码',
			rules: '规则',
			examples: '示例',
		},
		onThisPage: '本页内容',
		copyPage: '复制为 Markdown',
		copied: '页面已复制',
		copyFailed: '未能复制。请打开本页的 Markdown 版本，从那里复制。',
	},
	otherLanguage: { label: 'Español', name: 'Versión en español' },
	search: {
		open: '搜索',
		placeholder: '错误码、类型或现象…',
		hint: '例如“欠费”“TIMEOUT”或“智能体说不存在”。',
		close: '关闭搜索',
		none: (query) => `没有与“${query}”相符的页面。请减少词语，或直接输入错误码。`,
		found: (count) => `${count} 个页面`,
		failed: '搜索索引加载失败。请检查网络连接，然后重新打开搜索。',
		keys: '↑ ↓ 选择，↵ 打开，Esc 关闭',
	},
	foot: {
		privacy: '粘贴的内容不会离开本浏览器。',
		verify: '如何验证',
		schema: 'JSON Schema',
		registry: '错误码登记表',
		commandLine: '命令行',
	},
	notFound: {
		title: '页面不存在',
		lead: '这个地址没有对应的页面：链接可能不完整，页面也可能已经移动。',
		home: '返回首页',
		doors: '其他入口',
	},
};
