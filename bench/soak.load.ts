import { Agent } from 'node:http';
import type { Server } from './build.processes';
import { request } from './content.queries';
import type { Memory } from './soak.server';

const PROGRESS_INTERVAL_MS = 5000;
const MAX_GROWTH = 1.2;
/** Each takes some seconds to find out. */
const MAX_LOST_CHANGES = 3;

export type Asked = {
  path: string;
  headers?: Record<string, string>;
  /** Default 200. */
  status?: number;
  /** Whether the answer may be another at another time. */
  isChanging?: boolean;
};

/** What came of requests, or of changes. */
export type Tally = {
  /** The time until each answer. */
  timesMs: number[];
  /** Reasons of those that were answered wrongly. */
  failed: string[];
  /** Reasons of those that were not answered. */
  lost: string[];
};

export type Figures = Tally & { warm: Memory; end: Memory };

/**
 * Sends requests over connections that stay open. The answer to a request must always be the same.
 * @param next returns the next request, or undefined at the end
 */
export async function askAll(
  url: string,
  connections: number,
  next: () => Asked | undefined,
  { timesMs, failed, lost }: Tally,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<Asked, string>();
  const work = async (): Promise<void> => {
    for (let asked = next(); asked; asked = next()) {
      const { path, headers = {}, status: expected = 200, isChanging } = asked;
      const begin = performance.now();
      try {
        const { status, body } = await request(url + path, headers, agent);
        timesMs.push(performance.now() - begin);
        const first = isChanging ? body : (answers.get(asked) ?? body);
        answers.set(asked, first);
        if (status !== expected) failed.push(`${path}: ${status}, ${body.slice(0, 200)}`);
        else if (body !== first) failed.push(`${path}: not the same answer as before`);
      } catch (error) {
        lost.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
}

/** Sends all requests, one after another, and again from the first, until some seconds are over. */
export function askForSeconds(url: string, connections: number, requests: readonly Asked[]) {
  return async (seconds: number, tally: Tally): Promise<void> => {
    const endMs = performance.now() + seconds * 1000;
    let sent = 0;
    const next = () =>
      sent < requests.length || performance.now() < endMs
        ? requests[sent++ % requests.length]
        : undefined;
    await askAll(url, connections, next, tally);
  };
}

/**
 * Runs a load twice: first to warm the server up. Measures the server's memory after each run, when
 * the server has nothing to do.
 *
 * @param amount of seconds, changes or builds
 * @param print receives a line every few seconds
 */
export async function measure(
  { ask, failed }: Server,
  amount: number,
  run: (amount: number, tally: Tally) => Promise<void>,
  print: (line: string) => void,
): Promise<Figures> {
  const memory = async (): Promise<Memory> => (await ask<{ memory: Memory }>('memory')).memory;
  const load = async (): Promise<Tally> => {
    const tally: Tally = { timesMs: [], failed: [], lost: [] };
    const show = (now: Memory): void => {
      const faults = tally.failed.length + tally.lost.length;
      print(
        `  ${tally.timesMs.length} answered, ${faults} failed or lost, ` +
          `RSS ${now.rss.toFixed(0)} MiB, heap ${now.heap.toFixed(1)} MiB`,
      );
    };
    const progress = setInterval(() => {
      memory().then(show, () => undefined);
    }, PROGRESS_INTERVAL_MS);
    try {
      await Promise.race([failed, run(amount, tally)]);
    } finally {
      clearInterval(progress);
    }
    return tally;
  };
  print('  warming up');
  const warmUp = await load();
  const warm = await memory();
  print('  warm');
  const { timesMs, failed: wrong, lost } = await load();
  const end = await memory();
  return {
    ...{ timesMs, warm, end },
    failed: [...warmUp.failed, ...wrong],
    lost: [...warmUp.lost, ...lost],
  };
}

/** Whether so many changes were lost that more would show nothing new. */
export function isHopeless({ lost }: Tally): boolean {
  return lost.length >= MAX_LOST_CHANGES;
}

/** Whether nothing was lost, and the memory stayed flat after the warm-up. */
export function isGood({ failed, lost, warm, end }: Figures): boolean {
  const isFlat = end.rss <= warm.rss * MAX_GROWTH && end.heap <= warm.heap * MAX_GROWTH;
  return failed.length + lost.length === 0 && isFlat;
}
