import { atEnd, isEnding, report, runCommand } from './lifecycle.mjs';

const COULD_NOT_RUN = 2;

/**
 * Runs a check as a command of package.json. It ends with what the check returns, and with 2 if the check could
 * not run. Ctrl+C ends it with what it has found so far.
 *
 * @param entry `import.meta.url` of a file in scripts/
 * @param check returns 0 without faults and 1 with faults; `signal` asks it to come to an end
 */
export async function runCheck(
  entry: string,
  check: (signal: AbortSignal) => Promise<number>,
): Promise<void> {
  await runCommand(entry, async () => {
    const interrupt = new AbortController();
    const checked = check(interrupt.signal).catch((error: unknown) => {
      report(error);
      return COULD_NOT_RUN;
    });
    atEnd(async () => {
      if (!isEnding()) return;
      interrupt.abort();
      await checked;
    });
    return checked;
  });
}
