// Reads [{ file, code }] as JSON from standard input, lints each `code`, and prints the messages as
// JSON. Tests start this file as a process, because Jest cannot load ESLint's configuration.
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
