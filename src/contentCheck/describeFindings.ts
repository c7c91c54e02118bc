import type { Report } from './toReport';

/** A report as Markdown, which reads well in a terminal too. */
export function describeFindings({ heading, summary, groups }: Report): string {
  const lines = [`# ${heading}`, '', ...summary];
  for (const { heading: title, why, remedy, items } of groups) {
    lines.push('', `## ${title}`, '', why, remedy, '');
    for (const { place, text } of items) lines.push(`- ${place} › ${text}`);
  }
  return `${lines.join('\n')}\n`;
}
