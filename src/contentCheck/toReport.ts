import type { Language } from '../i18n/languages';
import type { Finding } from './checkContent';
import { severities } from './Rule';
import type { Severity, Texts } from './Rule';
import { rules } from './rules';

const severityNames: Record<Severity, Texts> = {
  error: { is: 'Villur', 'en-us': 'Errors' },
  warning: { is: 'Viðvaranir', 'en-us': 'Warnings' },
  notice: { is: 'Ábendingar', 'en-us': 'Notices' },
};

const words = {
  heading: { is: 'Ástand efnisins', 'en-us': 'Health of the content' },
  nothing: { is: 'Ekkert fannst.', 'en-us': 'Nothing was found.' },
  remedy: { is: 'Ráð', 'en-us': 'Remedy' },
  documents: { is: 'skjöl skoðuð', 'en-us': 'documents checked' },
} satisfies Record<string, Texts>;

const MAX_QUOTE_LETTERS = 80;

/** The findings as texts of one language, for the terminal and for the page `/content-health/`. */
export type Report = {
  heading: string;
  /** Sentences: how much was found. */
  summary: string[];
  groups: ReportGroup[];
};

/** All findings of one rule. */
export type ReportGroup = {
  rule: string;
  heading: string;
  why: string;
  remedy: string;
  items: ReportItem[];
};

/** One place of a document. */
type ReportItem = {
  /** Path of the document's page, or type, uid and language of a document without a page. */
  place: string;
  /** Path of the document's page; undefined without a page. */
  path?: string;
  /** The field, and what stands there. */
  text: string;
};

/** How many findings of each severity. */
export function countFindings(findings: readonly Finding[]): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((each) => each.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

/**
 * @param count number of documents
 * @returns a group for each rule that found something, the gravest first
 */
export function toReport(findings: readonly Finding[], lang: Language, count: number): Report {
  const counts = countFindings(findings);
  const summary = severities.map((each) => `${severityNames[each][lang]}: ${counts[each]}`);
  const sentences = [`${count} ${words.documents[lang]}. ${summary.join(', ')}.`];
  if (findings.length === 0) sentences.push(words.nothing[lang]);
  const groups = severities
    .flatMap((severity) => rules.filter((rule) => rule.severity === severity))
    .flatMap((rule) => {
      const found = findings.filter((finding) => finding.rule === rule.id);
      const severity = severityNames[rule.severity][lang].toLowerCase();
      const group = {
        rule: rule.id,
        heading: `${rule.title[lang]} (${severity}: ${found.length})`,
        why: rule.why[lang],
        remedy: `${words.remedy[lang]}: ${rule.remedy[lang]}`,
        items: found.map(toItem),
      };
      return found.length > 0 ? [group] : [];
    });
  return { heading: words.heading[lang], summary: sentences, groups };
}

function toItem({ document, path, field, quote }: Finding): ReportItem {
  const place = path ?? `${document.type}/${document.uid ?? document.id} (${document.lang})`;
  const short =
    quote && quote.length > MAX_QUOTE_LETTERS ? `${quote.slice(0, MAX_QUOTE_LETTERS)}…` : quote;
  const text = short ? `${field}: “${short.replace(/\s+/g, ' ')}”` : field;
  return { place, text, ...(path === undefined ? {} : { path }) };
}

/** A report as Markdown, which reads well in a terminal too. */
export function describeFindings({ heading, summary, groups }: Report): string {
  const lines = [`# ${heading}`, '', ...summary];
  for (const { heading: title, why, remedy, items } of groups) {
    lines.push('', `## ${title}`, '', why, remedy, '');
    for (const { place, text } of items) lines.push(`- ${place} › ${text}`);
  }
  return `${lines.join('\n')}\n`;
}
