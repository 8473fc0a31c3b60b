import EditorWorker from 'monaco-editor/editor/editor.worker?worker';

// A file of our own origin: the content policy allows no blob.
globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() };
