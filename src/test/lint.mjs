// Reads snippets as JSON, [{ file, code }], from standard input, lints each as if it were that
// file, and prints the messages as JSON. This is a separate process because Jest cannot load
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
