import type { Snapshot } from '../requests/snapshot';

const MAX_LINE_LETTERS = 76;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Says in a frame and in capitals that a build is made from last answers, so that nobody misses it.
 *
 * @param now in milliseconds.
 */
export function announceLastAnswers(
  { at, cause }: NonNullable<Snapshot['lastAnswers']>,
  now: number,
): string {
  const date = new Date(at);
  const lines = [
    'This build does not show the current content.',
    'The content service failed, so its last good answers are used.',
    `Date of the answers: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Age of the answers: ${toAge(now - date.getTime())}`,
    ...`Cause: ${cause}`.split('\n'),
  ].flatMap((line) => wrap(line.toUpperCase()));
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '═'.repeat(width + 2);
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`);
  return ['', `╔${edge}╗`, ...rows, `╚${edge}╝`].join('\n');
}

/** The two largest units: `3 days 2 hours`. */
function toAge(ms: number): string {
  const parts = [
    [Math.floor(ms / DAY_MS), 'day'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'hour'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'minute'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).slice(0, 2);
  if (shown.length === 0) return 'less than a minute';
  return shown.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ');
}

function wrap(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length <= MAX_LINE_LETTERS || last === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
