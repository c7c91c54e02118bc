import { withheldScriptId } from '../../layout/consent/consent';

const script = /<script\b([^>]*)>([^]*?)<\/script>/g;

/**
 * Finds the scripts in the head of a built page that run: those without a type, and that of the tag manager,
 * which consent.ts runs. The body is not searched, because it contains texts of the CMS.
 */
export function findInlineScripts(html: string): InlineScripts {
  const head = html.slice(0, html.indexOf('</head>'));
  const found: InlineScripts = { texts: [], hasTagManager: false };
  for (const [, attributes = '', text = ''] of head.matchAll(script)) {
    const isWithheld = attributes.includes(`id="${withheldScriptId}"`);
    found.hasTagManager ||= isWithheld;
    if (isWithheld || !/\b(src|type)=/.test(attributes)) found.texts.push(text);
  }
  return found;
}

export type InlineScripts = { texts: string[]; hasTagManager: boolean };
