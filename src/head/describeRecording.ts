import type { AudioObjectLeaf, CreativeWorkLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Recording } from '../content/types/recording';
import { textOf } from '../content/values/richText';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';

type Described = Recording & {
  lang: Language;
  description?: string;
  uploadDate?: string;
  toUrl: (address: string) => string;
};

/**
 * Describes film and sound. Google accepts a video only with a picture and a date. An embed lacks
 * the picture, and the film of an event lacks the date, so both become a `CreativeWork`.
 */
export function describeRecording(
  recording: Described,
): AudioObjectLeaf | CreativeWorkLeaf | VideoObjectLeaf {
  const { url, title, media, transcript, uploadDate, lang, toUrl } = recording;
  const common = {
    name: title,
    description: recording.description,
    uploadDate,
    contentUrl: toUrl(url),
    inLanguage: languageSettings[lang].tag,
    transcript: transcript
      ?.flatMap((block) => ('children' in block ? textOf(block.children) : []))
      .join('\n'),
  };
  if (media?.kind === 'audio') return { '@type': 'AudioObject', ...common };
  if (!media?.poster || !uploadDate)
    return { '@type': 'CreativeWork', name: title, url: toUrl(url) };
  return { '@type': 'VideoObject', ...common, thumbnailUrl: toUrl(media.poster.src) };
}
