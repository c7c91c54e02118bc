import type { AudioObjectLeaf, CreativeWorkLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Recording } from '../content/types/recording';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { textOf } from './textOf';

type Described = Recording & {
  lang: Language;
  description?: string;
  uploadDate?: string;
  toUrl: (address: string) => string;
};

/** Describes film and sound. An embed of a provider without a player may be neither. */
export function describeRecording({
  url,
  title,
  player,
  media,
  transcript,
  lang,
  toUrl,
  ...dated
}: Described): AudioObjectLeaf | CreativeWorkLeaf | VideoObjectLeaf {
  const common = {
    name: title,
    ...dated,
    ...(media ? { contentUrl: toUrl(url) } : { url: toUrl(url) }),
    inLanguage: languageSettings[lang].tag,
    transcript: transcript
      ?.flatMap((block) => ('children' in block ? textOf(block.children) : []))
      .join('\n'),
  };
  if (media?.kind === 'audio') return { '@type': 'AudioObject', ...common };
  if (!media && !player) return { '@type': 'CreativeWork', name: title, url: toUrl(url) };
  const poster = media?.poster;
  return { '@type': 'VideoObject', ...common, thumbnailUrl: poster && toUrl(poster.src) };
}
