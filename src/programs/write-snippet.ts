import { ERROR_TYPES } from '../contract/types.ts';
import type { TakeawayTexts } from '../messages/es/takeaway.ts';
import { lines } from './lines.ts';
import { comment, stringLiteral } from './literals.ts';
import type { RightError } from './right-error.ts';
import type { Language, TakenFile } from './types.ts';

interface Template {
	readonly name: string;
	readonly mediaType: string;
	readonly mark: '//' | '#';
	readonly quote: "'" | '"';
	/** The program around the two literals. */
	readonly body: (errorType: string, sentence: string) => string;
}

const TEMPLATES: Readonly<Record<Language, Template>> = {
	typescript: {
		name: 'tool-error.ts',
		mediaType: 'text/typescript',
		mark: '//',
		quote: "'",
		body: (errorType, sentence) => `import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

export type ErrorType = ${ERROR_TYPES.map((type) => `'${type}'`).join(' | ')};

export function toolError(error_type: ErrorType, user_message: string): CallToolResult {
	const payload = { error: { error_type, user_message } };
	return { content: [{ type: 'text', text: JSON.stringify(payload) }], isError: true };
}

console.log(JSON.stringify(toolError(${errorType}, ${sentence})));`,
	},
	python: {
		name: 'tool_error.py',
		mediaType: 'text/x-python',
		mark: '#',
		quote: '"',
		body: (errorType, sentence) => `import json


def tool_error(error_type, user_message):
    payload = {"error": {"error_type": error_type, "user_message": user_message}}
    text = json.dumps(payload, ensure_ascii=False)
    return {"content": [{"type": "text", "text": text}], "isError": True}


if __name__ == "__main__":
    print(json.dumps(tool_error(${errorType}, ${sentence})))`,
	},
	go: {
		name: 'tool_error.go',
		mediaType: 'text/x-go',
		mark: '//',
		quote: '"',
		body: (errorType, sentence) => `package main

import (
	"encoding/json"
	"log"
	"os"
)

type ToolError struct {
	ErrorType   string \`json:"error_type"\`
	UserMessage string \`json:"user_message"\`
}

type Payload struct {
	Error ToolError \`json:"error"\`
}

type Block struct {
	Type string \`json:"type"\`
	Text string \`json:"text"\`
}

type Result struct {
	Content []Block \`json:"content"\`
	IsError bool    \`json:"isError"\`
}

func toolError(errorType, userMessage string) (Result, error) {
	text, err := json.Marshal(Payload{ToolError{errorType, userMessage}})
	return Result{[]Block{{"text", string(text)}}, true}, err
}

func main() {
	result, err := toolError(${errorType}, ${sentence})
	if err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		log.Fatal(err)
	}
}`,
	},
	java: {
		name: 'ToolError.java',
		mediaType: 'text/x-java',
		mark: '//',
		quote: '"',
		body: (errorType, sentence) => `import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

public class ToolError {
    static String toolError(String errorType, String userMessage) {
        String payload = "{\\"error\\":{\\"error_type\\":" + quote(errorType)
            + ",\\"user_message\\":" + quote(userMessage) + "}}";
        return "{\\"content\\":[{\\"type\\":\\"text\\",\\"text\\":" + quote(payload)
            + "}],\\"isError\\":true}";
    }

    static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\\"");
        for (char character : text.toCharArray()) {
            if (character == '"' || character == '\\\\') quoted.append('\\\\').append(character);
            else if (character < ' ') quoted.append(String.format("\\\\u%04x", (int) character));
            else quoted.append(character);
        }
        return quoted.append('"').toString();
    }

    public static void main(String[] arguments) {
        new PrintStream(System.out, true, StandardCharsets.UTF_8)
            .println(toolError(${errorType}, ${sentence}));
    }
}`,
	},
};

/** A program that builds the error and prints the result that the tool should return. */
export function writeSnippet(language: Language, error: RightError, { snippet }: TakeawayTexts): TakenFile {
	const { name, mediaType, mark, quote, body } = TEMPLATES[language];
	const notes = [snippet.about, ...error.missing.map((part) => snippet.missing[part](error.errorType))];
	const content = lines([
		notes.map((note) => comment(mark, note)),
		body(stringLiteral(error.errorType, quote), stringLiteral(error.sentence, quote)),
	]);
	return { name, mediaType, content };
}
