import { isJsonObject, toText } from '../../content/cmsValues';
import { toEmbed } from '../../content/embed';
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
function fileName(address: unknown): string {
  const name = /([^/?#]+)(?:[?#]|$)/.exec(String(address))?.[1] ?? '';
  return name.replace(/^[\w-]{8,}?_/, '');
}

/** The image of a page fills the width of its columns: 1,200 pixels, before dense screens. */
const SMALLEST_MAIN_WIDTH_PIXELS = 1200;
/** The column of the text. */
const SMALLEST_WIDTH_PIXELS = 600;
const LARGEST_SIDE_PIXELS = 8192;

export const imageSize: Rule = {
  id: 'image-size',
  severity: 'warning',
  title: { is: 'Mynd er of lítil eða of stór', 'en-us': 'Image too small or too large' },
  why: {
    is: 'Lítil mynd verður óskýr þegar hún fyllir dálkinn. Af mynd sem er breiðari en 8.192 px getur myndaþjónninn ekki gert smærri gerðir.',
    'en-us':
      'A small image is blurred where it fills its column. Of an image with more than 8,192 px on a side the image server makes no smaller version.',
  },
  remedy: {
    is: 'Settu inn mynd sem er 2.880 px á breidd, og að minnsta kosti 1.200 px efst á síðu og 600 px í texta.',
    'en-us':
      'Upload an image 2,880 px wide; at least 1,200 px for the top of a page, 600 px in texts.',
  },
  check: (document) =>
    readDocument(document).images.flatMap(({ field, value }) => {
      const size = value['dimensions'];
      if (!isJsonObject(size) || field === 'logo' || /\.svg(?:\?|$)/i.test(String(value['url']))) {
        return [];
      }
      const [width, height] = [Number(size['width']), Number(size['height'])];
      const smallest = field === 'image' ? SMALLEST_MAIN_WIDTH_PIXELS : SMALLEST_WIDTH_PIXELS;
      const isWrong = width < smallest || Math.max(width, height) > LARGEST_SIDE_PIXELS;
      return isWrong ? [{ field, quote: `${width} × ${height} px` }] : [];
    }),
};

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

export const embedHost: Rule = {
  id: 'embed-host',
  severity: 'warning',
  title: {
    is: 'Innfellt efni sem vefurinn spilar ekki',
    'en-us': 'Embed that the site does not play',
  },
  why: {
    is: 'Vefurinn sýnir efnið aðeins sem tengil.',
    'en-us': 'The site shows it as a link only.',
  },
  remedy: {
    is: 'Notaðu YouTube, Vimeo, Facebook, Instagram eða X, eða skrifaðu tengil í textann.',
    'en-us': 'Use YouTube, Vimeo, Facebook, Instagram or X, or write a link in the text.',
  },
  check: (document) =>
    readDocument(document)
      .embeds.filter(({ value }) => value['embed_url'] && !toEmbed(value)?.player)
      .map(({ field, value }) => ({ field, quote: String(value['embed_url']) })),
};
