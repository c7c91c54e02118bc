import { toText } from '../../content/cmsValues';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';
import { fileName } from './missingAltText';

export const imageCredit: Rule = {
  id: 'image-credit',
  severity: 'notice',
  title: { is: 'Mynd án höfundar', 'en-us': 'Image without a credit' },
  why: {
    is: 'Höfundar mynda eiga rétt á að nafn þeirra standi hjá þeim.',
    'en-us': 'Photographers and illustrators have a right to be named beside their work.',
  },
  remedy: {
    is: 'Skrifaðu höfundinn í „Copyright“ við myndina, eða í reitinn „photographer“.',
    'en-us': 'Write the name in “Copyright” of the image, or in the field “photographer”.',
  },
  check: (document) =>
    toText(document.data['photographer']) === undefined
      ? readDocument(document)
          .images.filter(({ field }) => field !== 'logo')
          .filter(({ value }) => value['url'] && toText(value['copyright']) === undefined)
          .map(({ field, value }) => ({ field, quote: fileName(value['url']) }))
      : [],
};
