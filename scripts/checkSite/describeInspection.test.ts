import { describeInspection } from './describeInspection';
import type { Finding } from './Findings';

const rule = { kind: 'Links', expected: 'Every link works.', remedy: 'Correct it.' } as const;

function describeFaults(faults: Finding[], isInterrupted = false): string[] {
  return describeInspection({
    origin: 'https://example.is',
    startedAt: '2026-11-01T00:00:00.000Z',
    durationMs: 1_500,
    pages: 2,
    files: 1,
    opened: 0,
    requests: 5,
    isInterrupted,
    faults,
    notes: [],
  }).split('\n');
}

const summary = 'https://example.is (2 pages and 1 file in 5 requests, 0 in a browser, 2 s)';

it('is one line for a good site', () => {
  expect(describeFaults([])).toEqual([`0 faults, 0 notes: ${summary}`]);
  expect(describeFaults([], true)).toEqual([`Interrupted. 0 faults, 0 notes: ${summary}`]);
});

it('names the page, what was expected and seen, and the remedy, by kind', () => {
  const size: Finding = {
    kind: 'Sizes',
    expected: 'Small.',
    remedy: 'Cut.',
    address: '/',
    seen: '1 MB',
  };
  const link = { ...rule, address: '/frettir/H%C3%B6nnun/', seen: '/gone/ answers 404' };
  expect(describeFaults([size, link])).toEqual([
    'FAULTS',
    '',
    'Links (1)',
    '  Expected: Every link works.',
    '    /frettir/Hönnun/: /gone/ answers 404',
    '  Remedy: Correct it.',
    '',
    'Sizes (1)',
    '  Expected: Small.',
    '    /: 1 MB',
    '  Remedy: Cut.',
    '',
    `2 faults, 0 notes: ${summary}`,
  ]);
});

it('puts the pages with the same fault into one line, and leaves out the rest of many', () => {
  const same = Array.from({ length: 5 }, (_, i) => ({ ...rule, address: `/${i}/`, seen: '404' }));
  const different = Array.from({ length: 12 }, (_, i) => ({
    ...rule,
    address: '/',
    seen: `s${i}`,
  }));
  const lines = describeFaults([...same, ...different]);
  expect(lines).toContain('    /0/, /1/, /2/ and 2 more: 404');
  expect(lines).toContain('    /: s8');
  expect(lines).not.toContain('    /: s9');
  expect(lines).toContain('    … and 3 more of these (--json writes all)');
});

it('does not let the site steer the terminal', () => {
  const text = describeFaults([{ ...rule, address: '/%1B[2J', seen: '\u001B[31mred\u0007' }]).join(
    '',
  );
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(text).toContain('[31mred');
});
