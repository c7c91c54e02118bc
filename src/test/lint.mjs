// Lints the snippets that arrive on standard input as JSON, [{ file, code }], each as if it stood
// in that file, and prints their messages as JSON. A process of its own, because Jest cannot load
// ESLint's configuration.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const snippets = JSON.parse(await text(process.stdin));
const messages = [];
for (const { file, code } of snippets) {
  const [result] = await eslint.lintText(code, { filePath: file });
  messages.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(messages));
