import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const LENGTH = 10_000;
const MAX_ENDS = 12;
/** The time limit for one expression, because an exponential expression would never end. */
const TIMEOUT_MS = 300_000;
/**
 * A text of four times the length may take at most this many times as long. A linear expression
 * takes 4 times as long, a quadratic expression 16 times.
 */
const MAX_GROWTH = 8;
/** Shorter times are too inexact to compare. */
const MIN_US = 500;

type Expression = { source: string; flags: string };

function findExpressions(): (Expression & { place: string })[] {
  const files = ['src', 'plugins', 'content-service/src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const isCode = (file: string) =>
    /\.(tsx?|[cm]js)$/.test(file) && !/\.test\.|\/(test|node_modules|dist)\//.test(file);
  return files.filter(isCode).flatMap((file) => {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const found: (Expression & { place: string })[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        const end = node.text.lastIndexOf('/');
        const expression = { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
        found.push({ ...expression, place: `${file}:${line + 1} ${node.text}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

const part =
  /[^\\[\](){}|*+?^$.]+|\\u\{\w+\}|\\u\w{4}|\\x\w{2}|\\[pP]\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[:=!]|\{\d+,?\d*\}|[^]/gu;
const noCharacter = /^(?:\\[bB\d]|\(\?.*|\{.+\}|[()|*+?^$])$/;
const literal = /^[^\\[.]/;

/** Returns, for each part of an expression, texts that the part matches. */
function toMembers({ source, flags }: Expression): string[][] {
  const parts = (source.match(part) ?? []).filter((each) => !noCharacter.test(each));
  const letters = parts.filter((each) => literal.test(each)).join('');
  const alphabet = [...new Set([...letters, ...' a0\n,./-"<é', ...source])];
  return parts.map((each) => {
    if (literal.test(each)) return [each];
    const pattern = new RegExp(`^${each}$`, flags.replace(/[gy]/g, ''));
    const members = alphabet.filter((character) => pattern.test(character));
    return members.length > 0 ? members : ['a'];
  });
}

type Attack = { before: string; repeated: string; after: string };

/** Returns texts that match at first, repeat one to three parts, and then fail to match. */
function toAttacks(expression: Expression): Attack[] {
  const members = toMembers(expression);
  const attacks = new Map<string, Attack>();
  for (const choice of [0, 1, 2]) {
    const sample = members.map((each) => each[choice % each.length] ?? '');
    const ends = ['', '\0', '\n', ...new Set(sample)].slice(0, MAX_ENDS);
    for (let from = 0; from < sample.length; from += 1) {
      for (let to = from + 1; to <= Math.min(from + 3, sample.length); to += 1) {
        const repeated = sample.slice(from, to).join('');
        for (const before of ['', sample.slice(0, from).join('')]) {
          for (const after of ends) {
            attacks.set([before, repeated, after].join('\u0001'), { before, repeated, after });
          }
        }
      }
    }
  }
  return [...attacks.values()];
}

/** This code runs in its own context, because Node can stop a slow expression only in a context. */
const run = `({ source, flags, attacks, length, times }) => attacks.map(({ before, repeated, after }) => {
  const text = before + repeated.repeat(length / repeated.length) + after;
  let best = Infinity;
  for (let time = 0; time < times; time += 1) {
    const expression = new RegExp(source, flags);
    const start = usedTime();
    if (flags.includes('g')) text.replace(expression, '');
    else expression.test(text);
    best = Math.min(best, usedTime() - start);
  }
  return best;
})`;

/** Returns the processor time in µs, which other programs do not affect. */
function usedTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

type Round = { attacks: Attack[]; length: number; times: number };

function measure({ source, flags }: Expression, round: Round, timeout: number): number[] {
  const context = vm.createContext({ usedTime, given: { source, flags, ...round } });
  return vm.runInContext(`(${run})(given)`, context, { timeout });
}

/**
 * Returns an attack whose time grows faster than its text. Only the slowest attacks are tried with
 * long texts.
 */
function findSlowText(expression: Expression, timeout = TIMEOUT_MS): string | undefined {
  const time = (attacks: Attack[], length: number, times: number) =>
    measure(expression, { attacks, length, times }, timeout);
  try {
    const attacks = toAttacks(expression);
    const times = time(attacks, LENGTH / 10, 1);
    const slowest = [...attacks.keys()]
      .sort((one, other) => (times[other] ?? 0) - (times[one] ?? 0))
      .slice(0, 6)
      .flatMap((index) => attacks[index] ?? []);
    const short = time(slowest, LENGTH / 4, 3);
    const long = time(slowest, LENGTH, 3);
    const found = slowest.find((_, index) => {
      const [less = 0, more = 0] = [short[index], long[index]];
      return more > MIN_US && more > MAX_GROWTH * less;
    });
    return found && JSON.stringify(found);
  } catch (error) {
    return String(error);
  }
}

test.each([
  /,\s*([^,]+)$/,
  /(?<=.)\/+$/,
  /\s+$/,
  /<script\b([^>]*)>([^]*?)<\/script>/g,
  /<img\b[^>]*>/g,
])('the attack finds that %s is slow', (expression) => {
  expect(findSlowText(expression)).toContain('repeated');
});

test('the attack finds an expression that does not end', () => {
  expect(findSlowText(/(a+)+$/, 2_000)).toContain('timed out');
});

test(
  'no regular expression takes a time that grows faster than its text',
  () => {
    const expressions = findExpressions();
    expect(expressions.length).toBeGreaterThan(200);
    const slow = expressions.flatMap(({ place, ...expression }) => {
      const text = findSlowText(expression);
      return text === undefined ? [] : [`${place} ${text}`];
    });
    expect(slow).toEqual([]);
  },
  2 * TIMEOUT_MS,
);
