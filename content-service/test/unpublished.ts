import type { JsonObject } from '../src/model/json';
import { field, richText, testContent } from './content';
import type { TestContent } from './content';

export const releaseDate = '2027-01-15T09:00:00+0000';

/** Writes a changed document. It has no dates, like the files of drafts and releases. */
export function writeChanged(content: TestContent, folder: string, file: string, more: JsonObject) {
  const [lang = '', type = '', name = ''] = file.split('/');
  content.write(`documents/${folder}/${file}.json`, {
    id: `${type}-${name}-${lang}`,
    type,
    lang,
    uid: name,
    data: {},
    ...more,
  });
}

export function titled(title: string): JsonObject {
  return { data: { title: richText(title, 'heading1') } };
}

/**
 * Makes two published articles, one of them in two languages. Also makes a draft of an article, a
 * new draft, a release of two documents, and a running experiment with a base and a variation.
 */
export function unpublishedContent(): TestContent {
  const content = testContent();
  content.writeType('article', {
    Main: {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      link: field('Link', { select: 'document' }),
    },
  });
  content.write('documents/repository.json', {
    name: 'acme',
    languages: [
      { id: 'is', name: 'Icelandic', is_master: true },
      { id: 'en-us', name: 'English', is_master: false },
    ],
    bookmarks: { home: 'article-a-is' },
    integrationFieldsRef: 'Zintegration',
    experiments: {
      draft: [{ id: 'colour', name: 'Colour', variations: [{ id: 'base', label: 'Base' }] }],
      running: [
        {
          id: 'title',
          googleId: 'gXYZ',
          name: 'Title',
          variations: [
            { id: 'base', label: 'Base' },
            { id: 'long', label: 'Long' },
          ],
        },
      ],
    },
  });
  content.writeDocument('is/article/a', {
    uid: 'a',
    data: {
      title: richText('A', 'heading1'),
      link: { link_type: 'Document', id: 'article-b-is' },
    },
  });
  content.writeDocument('is/article/b', { uid: 'b', ...titled('B') });
  content.writeDocument('en-us/article/b', {
    uid: 'b',
    alternate_language_id: 'article-b-is',
    ...titled('B in English'),
  });
  writeChanged(content, 'drafts', 'is/article/b', {
    uid: 'b-changed',
    ...titled('B, changed'),
  });
  writeChanged(content, 'drafts', 'is/article/new', titled('New'));
  content.write('documents/releases/spring/release.json', {
    label: 'Spring',
    scheduledAt: releaseDate,
  });
  writeChanged(content, 'releases/spring', 'is/article/a', titled('A in spring'));
  writeChanged(content, 'releases/spring', 'en-us/article/b', {
    alternate_language_id: 'article-b-is',
    ...titled('B in spring'),
  });
  content.write('documents/releases/later/release.json', {});
  writeChanged(content, 'releases/later', 'is/article/more', titled('More'));
  writeChanged(content, 'experiments/title/long', 'is/article/a', titled('A, at length'));
  return content;
}
