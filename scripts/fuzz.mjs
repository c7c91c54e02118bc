// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

const helpText = `Builds the site in memory from random documents and looks for faults.

  npm run fuzz -- [options]

  --count <n>    how many documents, 10000 by default
  --seed <n>     repeats a run; without it the seed is random, and printed
  --path <path>  with the seed, repeats the smallest failure that a run found
  --help
`;

const DEFAULT_COUNT = '10000';
const MAX_SEED = 2 ** 31;

await runCommand(import.meta.url, async () => {
  const { count, seed, path: failure, help } = readOptions();
  if (help) return void process.stdout.write(helpText);
  process.stdout.write(`${count} documents, seed ${seed}\n`);
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  return runProcess(process.execPath, [jest, 'src/test/fuzz'], {
    env: { FUZZ_DOCUMENTS: count, FUZZ_SEED: seed, FUZZ_PATH: failure },
  });
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: DEFAULT_COUNT },
        seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
        path: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    for (const name of /** @type {const} */ (['count', 'seed'])) {
      if (!/^\d+$/.test(values[name])) throw new Error(`--${name} must be a whole number.`);
    }
    return values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}
