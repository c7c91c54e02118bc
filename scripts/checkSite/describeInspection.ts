import { kinds } from './Findings';
import type { Finding } from './Findings';
import type { Inspection } from './inspectSite';

/** Of one rule, and addresses of one line; `--json` has all. */
const MAX_LINES = 10;
const MAX_ADDRESSES = 3;
const MAX_LINE_LETTERS = 300;

/** Writes what was found for a terminal: grouped by kind and rule, a line that sums it up at the end. */
export function describeInspection(inspection: Inspection): string {
  const { faults, notes, origin, pages, files, opened, requests, durationMs } = inspection;
  const seconds = Math.ceil(durationMs / 1000);
  const scope =
    `${count(pages, 'page')} and ${count(files, 'file')} in ${count(requests, 'request')}, ` +
    `${opened} in a browser, ${seconds} s`;
  return [
    ...section('Faults', faults),
    ...section('Notes', notes),
    `${inspection.isInterrupted ? 'Interrupted. ' : ''}${count(faults.length, 'fault')}, ` +
      `${count(notes.length, 'note')}: ${origin} (${scope})`,
  ].join('\n');
}

function section(title: string, findings: readonly Finding[]): string[] {
  const groups = kinds.flatMap((kind) => {
    const those = findings.filter((finding) => finding.kind === kind);
    if (those.length === 0) return [];
    const byRule = groupBy(those, ({ expected, remedy }) => `${expected}\n${remedy}`);
    return [`${kind} (${those.length})`, ...byRule.flatMap(describeRule), ''];
  });
  return groups.length > 0 ? [title.toUpperCase(), '', ...groups] : [];
}

function describeRule(findings: readonly Finding[]): string[] {
  const [first] = findings;
  const bySeen = groupBy(findings, ({ seen }) => seen);
  const lines = bySeen.slice(0, MAX_LINES).map((those) => {
    const addresses = those.slice(0, MAX_ADDRESSES).map(({ address }) => readable(address));
    const more = those.length - addresses.length;
    return `    ${addresses.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${readable(those[0]?.seen ?? '')}`;
  });
  const more = bySeen.length - lines.length;
  return [
    `  Expected: ${printable(first?.expected ?? '')}`,
    ...lines,
    ...(more > 0 ? [`    … and ${more} more of these (--json writes all)`] : []),
    `  Remedy: ${first?.remedy ?? ''}`,
  ];
}

function groupBy(findings: readonly Finding[], keyOf: (finding: Finding) => string): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/** Text of the site must not steer the terminal. */
function printable(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > MAX_LINE_LETTERS ? `${line.slice(0, MAX_LINE_LETTERS)} …` : line;
}

/** Shows Icelandic letters instead of their percent-encoding. */
function readable(text: string): string {
  try {
    return printable(decodeURI(text));
  } catch {
    return printable(text);
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
