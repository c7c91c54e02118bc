import os from 'node:os';
import { Problem } from '../scripts/lifecycle.mjs';

export function readNumbers(usage: string, ...defaults: number[]): number[] {
  const given = process.argv.slice(2);
  if (given.length > defaults.length || given.some((text) => !/^\d{1,6}$/.test(text))) {
    throw new Problem(usage);
  }
  return defaults.map((value, index) => Number(given[index] ?? value));
}

export function load(): string {
  return `load ${(os.loadavg()[0] ?? 0).toFixed(1)}`;
}

export function printMachine(): void {
  const date = new Date().toISOString().slice(0, 10);
  console.log(
    `${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, ${date}, ${load()}`,
  );
}

export function printFigure(what: string, value: number, unit: string, goal?: number): void {
  const shown = value.toFixed(value >= 100 ? 0 : 2).padStart(8);
  const margin =
    goal === undefined
      ? ''
      : `  goal at most ${goal}, ${(goal / value).toFixed(2)} times the figure`;
  const missed = goal !== undefined && value > goal ? ' (missed)' : '';
  console.log(`  ${what.padEnd(40)} ${shown} ${unit}${margin}${missed}`);
}

/** @param part 0.5 for the median */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
