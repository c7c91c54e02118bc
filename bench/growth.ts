import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/lifecycle.mjs';
import { Problem } from '../scripts/problem.mjs';
import { shapes } from './growth.shapes';
import { steps } from './growth.steps';

// Measures how the time of each step grows with its text, in many shapes of text. The goal: no step
// takes more than 100 ms for 100,000 letters, unless its time grows no faster than the text.

const helpText = `Measures how the time of each step from content to page grows with its text.

  npm run bench:growth -- [options]

  --step <name>    only steps whose name contains this
  --shape <name>   only shapes of text whose name contains this
  --most <n>       letters of the longest text: 1000, 10000 or 100000 (default)
  --help
`;

const SIZES_LETTERS = [1_000, 10_000, 100_000];
const MAX_TIME_MS = 100;
/** For ten times the text: a linear step has 10, and more with garbage collection; a quadratic one 100. */
const MAX_GROWTH_FACTOR = 20;
/** A longer text is left out if the step would take longer than this, were it quadratic. */
const MAX_EXPECTED_MS = 60_000;
/** A short measurement is repeated, because the first run compiles the code. */
const MIN_RELIABLE_MS = 20;
const MAX_RUNS = 3;

type Measured = { letters: number; ms: number } | { letters: number; failure: string };

void runCommand(pathToFileURL(__filename).href, async () => {
  const { step, shape, most, help } = readOptions();
  if (help) return print(helpText);
  // The steps report what they leave out.
  console.warn = () => undefined;
  const [load = 0] = os.loadavg();
  print(
    `${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, load ${load.toFixed(1)}`,
  );
  print('Processor time in ms, and its growth per ten times the text\n');
  const sizes = SIZES_LETTERS.filter((letters) => letters <= most);
  const chosen = Object.entries(steps).filter(([name]) => name.includes(step));
  let faults = 0;
  for (const [index, [name, run]] of chosen.entries()) {
    print(`${name} (${index + 1} of ${chosen.length})`);
    for (const [shapeName, make] of Object.entries(shapes)) {
      if (!shapeName.includes(shape)) continue;
      const measured: Measured[] = [];
      for (const letters of sizes) {
        const last = measured.at(-1);
        if (last && ('failure' in last || last.ms * 100 > MAX_EXPECTED_MS)) break;
        measured.push({ letters, ...(await measure(run, make(letters))) });
      }
      // A second measurement, because other work on the computer may have made the first one slow.
      const last = measured.at(-1);
      if (isTooSlow(measured, sizes.length) && last && 'ms' in last) {
        const again = await measure(run, make(last.letters));
        if ('ms' in again) last.ms = Math.min(last.ms, again.ms);
      }
      const isFault = isTooSlow(measured, sizes.length);
      if (isFault) faults += 1;
      print(
        `  ${shapeName.padEnd(24)} ${measured.map(toColumn).join('')}${isFault ? '  FAULT' : ''}`,
      );
    }
  }
  print(`\n${faults} faults`);
});

/**
 * The processor time of a step, which other work on the computer changes less than the time of day.
 */
async function measure(
  run: (typeof steps)[string],
  sample: Parameters<typeof run>[0],
): Promise<{ ms: number } | { failure: string }> {
  let best = Infinity;
  for (let count = 0; count < MAX_RUNS; count += 1) {
    const before = process.cpuUsage();
    try {
      await run(sample);
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best > MIN_RELIABLE_MS) break;
  }
  return { ms: best };
}

/** A step that fails, or that was not measured with the longest text, is a fault too. */
function isTooSlow(measured: readonly Measured[], count: number): boolean {
  const last = measured.at(-1);
  const before = measured.at(-2);
  if (!last || measured.length < count || 'failure' in last) return true;
  if (!before || 'failure' in before) return false;
  return last.ms > MAX_TIME_MS && last.ms > MAX_GROWTH_FACTOR * before.ms;
}

function toColumn(each: Measured, index: number, all: readonly Measured[]): string {
  if ('failure' in each) return `  ${each.failure}`;
  const before = all[index - 1];
  const factor =
    before && 'ms' in before && before.ms > 0 ? `${(each.ms / before.ms).toFixed(1)}×` : '';
  return `${each.ms.toFixed(1).padStart(10)} ${factor.padStart(7)}`;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        step: { type: 'string', default: '' },
        shape: { type: 'string', default: '' },
        most: { type: 'string', default: '100000' },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, most: Number(values.most) };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
