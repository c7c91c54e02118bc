import type { CreativeWorkLeaf } from 'schema-dts';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import { languageFacts } from '../i18n/languages';
import type { Site } from './Site';

/** A project with the fields that this file reads. */
export type ProjectDocument = TitledDocument & {
  summary?: string;
  image?: Image;
  designer?: string;
  year?: number;
  location?: string;
};

export function toCreativeWork(project: ProjectDocument, { toUrl, lang }: Site): CreativeWorkLeaf {
  const { path, title, summary, image, designer, year, location } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    description: summary,
    image: image && toUrl(image.shared),
    url: toUrl(path),
    inLanguage: languageFacts[lang].tag,
    creator: designer ? { '@type': 'Person', name: designer } : undefined,
    dateCreated: year?.toString(),
    locationCreated: location ? { '@type': 'Place', name: location } : undefined,
  };
}
