/** What a check looks at. The report is grouped by it, in this order. */
export const kinds = [
  'Hosting rules',
  'Links',
  'Redirects',
  'Not-found pages',
  'Headers',
  'HTTPS',
  'Caching',
  'Compression',
  'Types',
  'Sizes',
  'Languages',
  'Texts',
  'Sitemap and robots',
  'Structured data',
  'Feeds and calendars',
  'Browser',
] as const;

export type Kind = (typeof kinds)[number];

/** What a check expects, and what to do where it is not so. */
export type Rule = { kind: Kind; expected: string; remedy: string };

export type Finding = Rule & {
  /** Path and query of the page or file. */
  address: string;
  seen: string;
};

/** What the checks have found so far. */
export type Findings = {
  faults: Finding[];
  /** What somebody should look at, and what may be meant. */
  notes: Finding[];
  fault: (rule: Rule, address: string, seen: string) => void;
  note: (rule: Rule, address: string, seen: string) => void;
};

/** @returns an empty list of findings */
export function createFindings(): Findings {
  const faults: Finding[] = [];
  const notes: Finding[] = [];
  return {
    faults,
    notes,
    fault: (rule, address, seen) => void faults.push({ ...rule, address, seen }),
    note: (rule, address, seen) => void notes.push({ ...rule, address, seen }),
  };
}
