import os from 'node:os';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { Problem } from '../scripts/problem.mjs';

export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  helpText: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`);
  }
}

export function toInteger(option: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Problem(`--${option} must be a whole number below 1,000,000, not "${text}".`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function load(): string {
  return `load ${(os.loadavg()[0] ?? 0).toFixed(1)}`;
}

export function printMachine(): void {
  const date = new Date().toISOString().slice(0, 10);
  print(`${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, ${date}, ${load()}`);
}

export function printFigure(what: string, value: number, unit: string, goal?: number): void {
  const shown = value.toFixed(value >= 100 ? 0 : 2).padStart(8);
  const margin =
    goal === undefined
      ? ''
      : `  goal at most ${goal}, ${(goal / value).toFixed(2)} times the figure`;
  const missed = goal !== undefined && value > goal ? ' (missed)' : '';
  print(`  ${what.padEnd(40)} ${shown} ${unit}${margin}${missed}`);
}

/** @param part 0.5 for the median */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
