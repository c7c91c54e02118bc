import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Earlier versions of the code used these words as private metaphors.
const privateWord = /^(?:walls?|rooms?|walks?|sinks?|gold|mend(?:s|ed)?|faults|whole|told|kept)$/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');

const usesPrivateWord = (name: string) =>
  name.split(/[^A-Za-z]|(?=[A-Z])/).some((word) => privateWord.test(word.toLowerCase()));

it('names files in common words', () => {
  expect(files.map((file) => path.basename(file)).filter(usesPrivateWord)).toEqual([]);
});

it('names exports in common words', () => {
  const exported =
    /^export (?:default )?(?:async )?(?:function|const|class|type|interface) (\w+)/gm;
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => ({ file, name })),
  );
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(({ name }) => usesPrivateWord(name))).toEqual([]);
});
