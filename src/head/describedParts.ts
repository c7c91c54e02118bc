import type { AudioObjectLeaf, CreativeWorkLeaf, PersonLeaf, VideoObjectLeaf } from 'schema-dts';
import type { Recording } from '../content/types/recording';
import { textOf } from '../content/values/richText';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { Name } from '../pageContext';
import type { Site } from './PageMetadata';

export function toPersonId(path: string, toUrl: Site['toUrl']): string {
  return toUrl(`${path}#person`);
}

/** A person with a page gets the same `@id` as in the structured data of that page. */
export function toNamed(names: readonly Name[], toUrl: Site['toUrl']): PersonLeaf | PersonLeaf[] {
  const named = names.map(({ name, path }): PersonLeaf => ({
    '@type': 'Person',
    ...(path !== undefined && { '@id': toPersonId(path, toUrl), url: toUrl(path) }),
    name,
  }));
  const [first, ...others] = named;
  return first && others.length === 0 ? first : named;
}

type Described = Recording & {
  lang: Language;
  description?: string;
  uploadDate?: string;
  toUrl: Site['toUrl'];
};

// Google accepts a video only with a picture and a date. An embed lacks the picture, and the film of
// an event lacks the date, so both become a `CreativeWork`.
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
