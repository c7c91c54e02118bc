import { toText } from '../../content/cmsValues';
import { readDocument, textOf } from '../readDocument';
import type { Rule } from '../Rule';

const useless = [
  /\.(?:jpe?g|png|gif|webp|avif|tiff?|svg)$/i,
  /^(?:img|dsc|dscf|p\d|image|mynd|screenshot|skjáskot)?[-_ ]?\d+$/i,
  /^(?:mynd|ljósmynd|myndin|teikning|image|photo|picture|photograph|drawing|logo|merki)\.?$/i,
];

export const uselessAltText: Rule = {
  id: 'useless-alt-text',
  severity: 'error',
  title: {
    is: 'Lýsing myndar segir ekkert',
    'en-us': 'The description of an image says nothing',
  },
  why: {
    is: 'Skjálesari les skráarheiti eða „mynd“ upphátt. Hlustandinn er engu nær um hvað hún sýnir.',
    'en-us': 'A screen reader reads a file name or “image” aloud, and the listener learns nothing.',
  },
  remedy: {
    is: 'Skrifaðu í „Alternative text“ hvað myndin sýnir, í einni setningu.',
    'en-us': 'Write in “Alternative text” what the image shows, in a sentence.',
  },
  check: (document) => {
    const title = textOf(document, 'title').toLowerCase();
    return readDocument(document).images.flatMap(({ field, value }) => {
      const alt = toText(value['alt']);
      if (alt === undefined) return [];
      const isUseless = useless.some((each) => each.test(alt)) || alt.toLowerCase() === title;
      return isUseless ? [{ field, quote: alt }] : [];
    });
  },
};
