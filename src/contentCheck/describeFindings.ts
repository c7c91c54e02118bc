import type { Language } from '../i18n/languages';
import { rules } from './checkContent';
import { severities, textIn } from './Rule';
import type { Finding, Severity, Texts } from './Rule';

const severityNames: Record<Severity, Texts> = {
  error: { is: 'Villur', en: 'Errors' },
  warning: { is: 'Viðvaranir', en: 'Warnings' },
  notice: { is: 'Ábendingar', en: 'Notices' },
};

const words = {
  heading: { is: 'Athugun á efninu', en: 'Content check' },
  nothing: { is: 'Ekkert fannst.', en: 'Nothing was found.' },
  documents: { is: 'skjöl skoðuð', en: 'documents checked' },
} satisfies Record<string, Texts>;

const MAX_QUOTE_LETTERS = 80;

export function describeFindings(
  findings: readonly Finding[],
  lang: Language,
  count: number,
): string {
  const say = (texts: Texts) => textIn(texts, lang);
  const counts = severities.map((severity) => {
    const found = findings.filter(({ rule }) => rule.severity === severity);
    return `${say(severityNames[severity])}: ${found.length}`;
  });
  const lines = [`# ${say(words.heading)}`, ''];
  lines.push(`${count} ${say(words.documents)}. ${counts.join(', ')}.`);
  if (findings.length === 0) lines.push(say(words.nothing));
  for (const rule of rules) {
    const found = findings.filter((finding) => finding.rule === rule);
    if (found.length === 0) continue;
    const { severity, title, advice } = rule;
    const name = say(severityNames[severity]).toLowerCase();
    lines.push('', `## ${say(title)} (${name}: ${found.length})`, '', say(advice), '');
    lines.push(...found.map(describeFinding));
  }
  return `${lines.join('\n')}\n`;
}

function describeFinding({ document, path, field, quote }: Finding): string {
  const place = path ?? `${document.type}/${document.uid ?? document.id} (${document.lang})`;
  const short =
    quote && quote.length > MAX_QUOTE_LETTERS ? `${quote.slice(0, MAX_QUOTE_LETTERS)}…` : quote;
  const text = short ? `${field}: “${short.replace(/\s+/g, ' ')}”` : field;
  return `- ${place} › ${text}`;
}
