import type { Language } from '../i18n/languages';
import type { Finding } from './checkContent';
import type { Difference } from './compareFindings';
import { severities } from './Rule';
import type { Severity, Texts } from './Rule';
import { rules } from './rules';

export const severityNames: Record<Severity, Texts> = {
  error: { is: 'Villur', 'en-us': 'Errors' },
  warning: { is: 'Viðvaranir', 'en-us': 'Warnings' },
  notice: { is: 'Ábendingar', 'en-us': 'Notices' },
};

const words = {
  heading: { is: 'Ástand efnisins', 'en-us': 'Health of the content' },
  nothing: { is: 'Ekkert fannst.', 'en-us': 'Nothing was found.' },
  remedy: { is: 'Ráð', 'en-us': 'Remedy' },
  added: { is: 'ný', 'en-us': 'new' },
  mended: { is: 'lagfærð', 'en-us': 'mended' },
  since: { is: 'Frá síðustu skoðun', 'en-us': 'Since the last check' },
  documents: { is: 'skjöl skoðuð', 'en-us': 'documents checked' },
} satisfies Record<string, Texts>;

/** How many findings of each severity. */
export function countFindings(findings: readonly Finding[]): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((each) => each.severity === severity).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}

/**
 * The report as Markdown, which reads well in a terminal too.
 *
 * @param count number of documents
 * @param difference from the last run; undefined for the first one
 */
export function describeFindings(
  findings: readonly Finding[],
  lang: Language,
  count: number,
  difference?: Difference,
): string {
  const counts = countFindings(findings);
  const summary = severities.map((each) => `${severityNames[each][lang]}: ${counts[each]}`);
  const lines = [
    `# ${words.heading[lang]}`,
    '',
    `${count} ${words.documents[lang]}. ${summary.join(', ')}.`,
  ];
  if (difference) {
    const { added, mended } = difference;
    lines.push(
      `${words.since[lang]}: ${added.length} ${words.added[lang]}, ${mended.length} ${words.mended[lang]}.`,
    );
  }
  if (findings.length === 0) lines.push('', words.nothing[lang]);
  for (const severity of severities) {
    const own = rules.filter((rule) => rule.severity === severity);
    for (const rule of own) {
      const found = findings.filter((finding) => finding.rule === rule.id);
      if (found.length === 0) continue;
      lines.push(
        '',
        `## ${rule.title[lang]} (${severityNames[severity][lang].toLowerCase()}: ${found.length})`,
        '',
        rule.why[lang],
        `${words.remedy[lang]}: ${rule.remedy[lang]}`,
        '',
        ...found.map((finding) =>
          toLine(finding, difference?.added.includes(finding) ?? false, lang),
        ),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

const LONGEST_QUOTE_LETTERS = 80;

function toLine({ document, path, field, quote }: Finding, isNew: boolean, lang: Language): string {
  const place = path ?? `${document.type}/${document.uid ?? document.id} (${document.lang})`;
  const short =
    quote && quote.length > LONGEST_QUOTE_LETTERS
      ? `${quote.slice(0, LONGEST_QUOTE_LETTERS)}…`
      : quote;
  const text = short ? `: “${short.replace(/\s+/g, ' ')}”` : '';
  return `- ${place} › ${field}${text}${isNew ? ` (${words.added[lang]})` : ''}`;
}
