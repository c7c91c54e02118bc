import type { PreviewEntry, PreviewManifest } from '../src/preview/PreviewManifest';
import { sendPreviewQuery } from '../src/preview/previewRequests';
import type { PreviewSite } from '../src/preview/registerPreview';
import type { LinkResolver } from '../src/PrismicPluginOptions';
import type { ContentService } from './startContentService';
import { startContentService } from './startContentService';

// The articles have drafts that are changed, renamed, deleted, unpublished or newly translated. The
// club's sheets have paths below the club's path.

const text = { type: 'Text', config: {} };
const uid = { type: 'UID', config: {} };

const typeFile = (id: string, fields: object) => ({
  [`customtypes/${id}/index.json`]: {
    ...{ id, label: id, repeatable: true, status: true },
    json: { Main: fields },
  },
});

const repository = {
  ...{ name: 'acme', license: 'All Rights Reserved' },
  languages: [
    { id: 'is', name: 'Icelandic', is_master: true },
    { id: 'en-us', name: 'English - United States', is_master: false },
  ],
};

const linkTo = (type: string) => ({
  type: 'Link',
  config: { select: 'document', customtypes: [type] },
});

type Contents = { uid?: string; data: object; translates?: string };

const document = (path: string, { uid, data, translates }: Contents) => {
  const [name, type, lang] = path.split('/').reverse();
  const isDraft = path.startsWith('drafts/');
  return {
    [`documents/${path}.json`]: {
      ...{ id: `${type}-${name}-${lang}`, type, lang, data },
      ...(uid ? { uid } : {}),
      ...(translates ? { alternate_language_id: translates } : {}),
      ...(isDraft
        ? {}
        : {
            first_publication_date: '2026-01-01T09:00:00+0000',
            last_publication_date: '2026-01-01T09:00:00+0000',
          }),
    },
  };
};

const files = {
  ...typeFile('article', { uid, title: text, kind: text, related: linkTo('article') }),
  ...typeFile('club', { uid, name: text }),
  ...typeFile('sheet', { uid, title: text, club: linkTo('club') }),
  'documents/repository.json': repository,
  ...document('is/article/stool', { uid: 'stóll', data: { title: 'Stóll' } }),
  ...document('is/article/table', { uid: 'borð', data: { title: 'Borð' } }),
  ...document('is/article/chair', { uid: 'askja', data: { title: 'Askja' } }),
  ...document('is/club/architects', { uid: 'arkitektar', data: { name: 'Arkitektar' } }),
  ...document('is/sheet/board', {
    uid: 'stjórn',
    data: { title: 'Stjórn', club: { link_type: 'Document', id: 'club-architects-is' } },
  }),
  ...document('drafts/is/article/stool', {
    uid: 'stóll',
    data: { title: 'Kollur', related: { link_type: 'Document', id: 'article-table-is' } },
  }),
  ...document('drafts/is/article/table', { uid: 'skrifborð', data: { title: 'Skrifborð' } }),
  'documents/drafts/is/article/chair.json': { id: 'article-chair-is', archived: true },
  ...document('drafts/is/article/lamp', { uid: 'lampi', data: { title: 'Lampi' } }),
  ...document('drafts/en-us/article/stool', {
    uid: 'stool',
    data: { title: 'A stool' },
    translates: 'article-stool-is',
  }),
  ...document('drafts/is/club/architects', { uid: 'ark', data: { name: 'Ark' } }),
};

export type PreviewRepository = ContentService & {
  manifest: PreviewManifest;
  /** Opens a preview of a document. Resolves to the preview's token. */
  open(documentId: string): Promise<string>;
};

/** Starts the content service with these documents, and returns their build's manifest. */
export async function startPreviewRepository(): Promise<PreviewRepository> {
  const service = await startContentService(files);
  const api = `${service.url}/api/v2`;
  const manifest: PreviewManifest = {
    api,
    graphql: `${service.url}/graphql`,
    previewPath: '/preview',
    useGETForQueries: true,
    hasToolbar: false,
    defaultLang: 'is',
    shortenUrlLangs: true,
    pages: entries,
    queries: {},
    staticQueries: {},
    addresses: {
      'article-stool-is': ['/frettir/stóll/', 'stóll'],
      'article-table-is': ['/frettir/borð/', 'borð'],
      'article-chair-is': ['/frettir/askja/', 'askja'],
      'club-architects-is': ['/felog/arkitektar/', 'arkitektar'],
      'sheet-board-is': ['/felog/arkitektar/stjórn/', 'stjórn'],
    },
  };
  return {
    ...service,
    manifest,
    async open(documentId) {
      const parameters = new URLSearchParams({ document: documentId });
      const response = await fetch(`${service.url}/previews?${parameters}`, { method: 'POST' });
      return ((await response.json()) as { token: string }).token;
    },
  };
}

const entries: PreviewEntry[] = [
  {
    type: 'Article',
    match: '/:lang?/frettir/:uid',
    path: '/:lang?/frettir/_preview',
    selection: 'kind',
    keys: ['kind'],
  },
  {
    type: 'Article',
    match: '/:lang?/frettir/:uid',
    path: '/:lang?/vidburdir/_preview',
    selection: 'kind',
    keys: ['kind'],
  },
  {
    type: 'Club',
    match: '/:lang?/felog/:uid',
    path: '/:lang?/felog/_preview',
    selection: '',
    keys: [],
  },
  {
    type: 'Sheet',
    match: '/:lang?/felog/:club/:uid',
    path: '/:lang?/felog/_preview/_preview',
    selection: 'club { ... on Club { _meta { uid } } }',
    keys: ['club'],
  },
].map((entry) => ({ ...entry, langs: ['is', 'en-us'] }));

const linkResolver: LinkResolver = ({ type, uid, lang }, { club }) => {
  const prefix = lang === 'is' ? '' : '/en';
  if (type === 'article') return `${prefix}/frettir/${uid}/`;
  if (type === 'club') return `${prefix}/felog/${uid}/`;
  const parent = club as { _meta: { uid: string } } | null;
  return parent && `${prefix}/felog/${parent._meta.uid}/${uid}/`;
};

export const previewSite: PreviewSite = {
  linkResolver,
  pages: [
    { filter: ({ node }) => node.kind !== 'event' },
    { filter: ({ node }) => node.kind === 'event' },
  ],
};

export function queryAt(manifest: PreviewManifest, ref: string) {
  return (query: string, variables: Record<string, unknown>) =>
    sendPreviewQuery(manifest, { query, variables, ref });
}
