import { isJsonObject } from '../../content/cmsValues';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

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
    is: 'Settu inn mynd sem er 2.400 px á breidd, og að minnsta kosti 1.200 px efst á síðu og 600 px í texta.',
    'en-us':
      'Upload an image 2,400 px wide; at least 1,200 px for the top of a page, 600 px in texts.',
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
