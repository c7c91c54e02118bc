import { toText } from '../../content/cmsValues';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

/** An image without alternative text counts as decorative, so this is no fault for certain. */
export const missingAltText: Rule = {
  id: 'missing-alt-text',
  severity: 'warning',
  title: {
    is: 'Mynd án lýsingar',
    'en-us': 'Image without a description',
  },
  why: {
    is: 'Þau sem sjá ekki myndina fá ekki að vita að hún er þar.',
    'en-us': 'People who do not see the image are not told that it is there.',
  },
  remedy: {
    is: 'Skrifaðu í „Alternative text“ hvað myndin sýnir, í einni setningu. Hafðu reitinn auðan ef myndin er aðeins til skrauts.',
    'en-us':
      'Write in “Alternative text” what the image shows, in a sentence. Leave it empty only if the image is decoration.',
  },
  check: (document) =>
    readDocument(document)
      .images.filter(({ value }) => value['url'] && toText(value['alt']) === undefined)
      .map(({ field, value }) => ({ field, quote: fileName(value['url']) })),
};

/** The name that the editor's file had: Prismic puts an id before it. */
export function fileName(address: unknown): string {
  const name = /([^/?#]+)(?:[?#]|$)/.exec(String(address))?.[1] ?? '';
  return name.replace(/^[\w-]{8,}?_/, '');
}
