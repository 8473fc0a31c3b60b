import type { LinkState } from '../state.ts';

/** Links as they were published, of every version ever shipped. Lines are added, never changed or taken out. */
export const PUBLISHED_LINKS: readonly { readonly link: string; readonly state: LinkState }[] = [
	{
		link: '1.28.eJzjYhRjks_MSVQoOLw5J7MqUU_h0H7fVIWUzOSSRIXUHIW8w7tyU4vyFfJLihIVylKr7JVqawHd9hMq',
		state: {
			text: '{"error":{"error_type":"NOT_FOUND","user_message":"No encontré la póliza. ¿Me dicta el número otra vez?"}}',
			context: {
				billing: true,
			},
		},
	},
	{
		link: '1.w.eJyrVkpSsjKo5aoWjdVREDGoBQAj5gQN',
		state: {
			text: '{"results": [], "total": 0}',
			context: {
				billing: false,
			},
		},
	},
	{
		link: '1.1y.eJyrVipTslJKzs8rSy0qSS1S0lHKUbJSyigpKVCq5ZIP4uWqVsrPVrIqKSpNrQUANR4NxQ',
		state: {
			text: 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"ok":true}',
			view: 'converter',
			context: {
				billing: true,
				layer: 'http',
			},
		},
	},
	{
		link: '1.3f.eJyrVkpVsjI21DPVUSpRslJKKi1OTiyKLyktystX0lEqVrKKVsoqzs_TzcwrS8zJTFHSMYyt5ap-1DAntagov-hRw1wrhUcNc4oz8xTS8otyEx81zK0FAIRvH18',
		state: {
			text: '{“error”: “sin forma”}',
			context: {
				billing: true,
				elapsedSeconds: 31.5,
				tool: 'buscar_turno',
			},
			selected: {
				rule: 'json-invalid',
				start: 1,
			},
		},
	},
	{
		link: '1.1k.eJzjer97f7VSopKVYS2DvIG8vGGKhYGBwof5MxoUnuxY-2xaOwDKCw1p',
		state: {
			text: '﻿{"a":1}\u0000\u001f\ud800 😀 中文',
			context: {
				billing: true,
			},
		},
	},
	{
		link: '1.c.eJzjAgAACwAL',
		state: {
			text: '',
			context: {
				billing: true,
			},
		},
	},
	{
		link: '1.33.eJyrVipSsqpWKi1OLdLNTS0uTkxP1c1JzUsvyVCyUspPS1PSUSpKLSmq1M1NLMpWslLKzEvLV6qt5ZIP5jDkZvPJLC7J11Oqja2t5eICAL7eGA8',
		state: {
			text: 'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Listo."}]}}\n\n',
			context: {
				billing: true,
				rules: {
					'user-message-length': 'off',
					'retry-mark': 'info',
				},
			},
		},
	},
];
