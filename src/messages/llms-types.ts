/** Words of the index for programs that read: `llms.txt`. */
export interface LlmsTexts {
	readonly summary: string;
	readonly sections: Readonly<Record<'contract' | 'codes' | 'guide' | 'rules' | 'tools', string>>;
	readonly files: string;
	readonly fileNames: readonly (readonly [path: string, text: string])[];
}
