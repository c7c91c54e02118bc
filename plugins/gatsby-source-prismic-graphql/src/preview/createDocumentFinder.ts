import { isRecord } from '../isRecord';
import type { LanguageOptions } from '../planning/pagePath';
import { isSamePath, toPagePath, toPattern, toRawPath } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import { planPages } from '../planning/planPages';
import type {
  DocumentEdge,
  DocumentMeta,
  PageOptions,
  RelatedDocument,
} from '../PrismicPluginOptions';
import { metaFields } from '../requests/documentFields';
import { toTypePart } from '../schema/prismicNames';
import type { PreviewEntry, PreviewManifest, SendQuery } from './previewRequests';
import type { PreviewSite } from './registerPreview';

export type PreviewDocument = {
  document: LinkedDocument;
  /** The page's path as Gatsby spells it. Undefined if the document has no page. */
  path?: string;
  fallback?: string;
  template?: string;
  /** The page's context, without the previous and the next document. */
  context: Record<string, unknown>;
};

export type DocumentFinder = ReturnType<typeof createDocumentFinder>;

type Entry = PreviewEntry & { page: PageOptions };

/** Arguments that select documents. With only `lang`, the query is for the list's first document. */
type Selection = { lang: string; id?: string; uid?: string; id_in?: string[] };

type EntryQuery = { entry: Entry; selection: Selection };

const anyLanguage = '*';

export function createDocumentFinder(
  manifest: PreviewManifest,
  site: PreviewSite,
  sendQuery: SendQuery,
) {
  const { addresses, defaultLang, shortenUrlLangs } = manifest;
  const urlOptions = { defaultLang, shortenUrlLangs };
  // The pages omit `required`, because previews also show documents without the required field.
  const entries = manifest.pages.map((entry, index): Entry => {
    const { type, match } = entry;
    const filter = site.pages?.[index]?.filter;
    return { ...entry, page: { type, match, component: String(index), filter } };
  });
  const toPublished = () =>
    new Map<string, [url: string | null, uid: string | null]>(Object.entries(addresses));
  /** URL and uid of each document, by document id. The preview's own replace the published ones. */
  let urls = toPublished();

  const urlOf = (id: string): string | null => urls.get(id)?.[0] ?? null;
  const entriesOf = (type: string) => entries.filter((entry) => entry.type === toTypePart(type));

  /** The query also requests the document with `id`. */
  async function fetchAndPlan(selected: readonly EntryQuery[], id?: string) {
    const toList = (list: string, selection: Selection, fields = '') => {
      const first = selection.id_in ? PAGE_SIZE : 1;
      // Values are JSON, so Prismic reads them as strings, whatever they contain.
      const args = Object.entries({ ...selection, first }).map(
        ([name, value]) => `${name}: ${JSON.stringify(value)}`,
      );
      return `${list}(${args.join(', ')}) { edges { cursor node { ${metaFields} ${fields} } } }`;
    };
    const fields = selected.map(({ entry, selection }, position) =>
      toList(`e${position}: all${entry.type}s`, selection, entry.selection),
    );
    if (id !== undefined) fields.push(toList('document: _allDocuments', { id, lang: anyLanguage }));
    const response = await sendQuery(`query PreviewDocuments { ${fields.join(' ')} }`, {});
    const found = selected.map(({ entry: { page, keys, langs } }, position) => ({
      page,
      keys,
      edges: readEdges(response[`e${position}`]).filter(({ node }) =>
        langs.includes(node._meta.lang),
      ),
    }));
    const planned = planPages(found, { ...urlOptions, linkResolver: site.linkResolver });
    // A draft with a problem has no page until an editor fixes the problem.
    for (const message of [...planned.errors, ...planned.warnings]) {
      console.warn(`Prismic preview: ${message}`);
    }
    const metas = found.flatMap(({ edges }) => edges.map(({ node }) => node._meta));
    for (const { id, uid } of metas) urls.set(id, [planned.addresses.get(id) ?? null, uid]);
    return { response, metas, pages: planned.pages };
  }

  async function toPreviewDocument(
    meta: DocumentMeta,
    planned: Awaited<ReturnType<typeof fetchAndPlan>>['pages'],
  ): Promise<PreviewDocument> {
    const page = planned.find(({ context }) => context.id === meta.id);
    const entry = entries.find((each) => each.page.component === page?.component);
    await loadUrls(meta.alternateLanguages);
    const { id, uid, type, lang } = meta;
    // If the type has no entry, the site makes its pages, and the link resolver knows their URLs.
    const own = entriesOf(type).length > 0 ? urlOf(id) : site.linkResolver?.(meta, {});
    const document = { id, uid, type, lang, url: own ?? null };
    if (!page || !entry) return { document, context: {} };
    const alternateLanguages = meta.alternateLanguages.map((each) => ({
      ...each,
      url: urlOf(each.id),
    }));
    const context = { ...page.context, alternateLanguages };
    return {
      document,
      path: page.path,
      fallback: toFallback(entry, lang),
      template: entry.template,
      context: site.toPageContext?.(context) ?? context,
    };
  }

  function toFallback({ path }: PreviewEntry, lang: string): string {
    return toRawPath(toPagePath(path, { id: '', uid: '', type: '', lang }, urlOptions));
  }

  async function loadUrls(documents: readonly RelatedDocument[]): Promise<void> {
    const changed = documents.filter(({ id, uid }) => urls.get(id)?.[1] !== uid);
    const selected = entries.flatMap((entry) => {
      const ids = changed.filter(({ type }) => toTypePart(type) === entry.type).map(({ id }) => id);
      return inGroups(ids).map((group) => ({
        entry,
        selection: { id_in: group, lang: anyLanguage },
      }));
    });
    const { metas } = selected.length > 0 ? await fetchAndPlan(selected) : { metas: [] };
    // If the query is aborted, these lines do not run, so the next call sends the query again.
    for (const { id, uid } of changed) {
      if (!metas.some((meta) => meta.id === id)) urls.set(id, [null, uid]);
    }
  }

  async function findById(id: string, type?: string): Promise<PreviewDocument | undefined> {
    const selected = type === undefined ? entries : entriesOf(type);
    const { response, pages: planned } = await fetchAndPlan(
      selected.map((entry) => ({ entry, selection: { id, lang: anyLanguage } })),
      id,
    );
    const meta = readEdges(response.document)[0]?.node._meta;
    return meta && toPreviewDocument(meta, planned);
  }

  async function findByPath(path: string): Promise<PreviewDocument | undefined> {
    const raw = toRawPath(path);
    const selected = entries.flatMap((entry) =>
      selectByPath(raw, entry, urlOptions).map((selection) => ({ entry, selection })),
    );
    if (selected.length === 0) return undefined;
    const { metas, pages: planned } = await fetchAndPlan(selected);
    const page = planned.find((each) => isSamePath(each.path, raw));
    const meta = metas.find(({ id }) => id === page?.context.id);
    return meta && toPreviewDocument(meta, planned);
  }

  async function findForFallback(
    path: string,
    search: string,
  ): Promise<PreviewDocument | undefined> {
    const parameters = new URLSearchParams(search);
    const id = parameters.get('id');
    if (id) return findById(id);
    const uid = parameters.get('uid');
    if (!uid) return undefined;
    const selected = entries.flatMap((entry) =>
      entry.langs
        .filter((lang) => isSamePath(toFallback(entry, lang), path))
        .map((lang) => ({ entry, selection: { uid, lang: parameters.get('lang') ?? lang } })),
    );
    const { metas, pages: planned } = await fetchAndPlan(selected);
    const [meta] = metas;
    return meta && toPreviewDocument(meta, planned);
  }

  return {
    findById,
    findByPath,
    findForFallback,
    loadUrls,
    urlOf,
    clearUrls() {
      urls = toPublished();
    },
  };
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, index) =>
    ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}

const PAGE_SIZE = 20;

function readEdges(list: unknown): DocumentEdge[] {
  const edges = isRecord(list) && Array.isArray(list.edges) ? list.edges : [];
  return edges.filter((edge): edge is DocumentEdge => isRecord(edge) && isRecord(edge.node));
}

/** If `match` has no `:uid`, the last segment may be the uid. */
export function selectByPath(
  path: string,
  { match, langs }: Pick<PreviewEntry, 'match' | 'langs'>,
  options: LanguageOptions,
): Selection[] {
  return langs.flatMap((lang) => {
    const found = toPattern(match, lang, options).exec(path);
    if (!found) return [];
    // Without a parameter except `lang`, `match` is the path of the type's only document.
    if (!found.groups) return [{ lang }];
    const last = path.split('/').filter(Boolean).at(-1) ?? '';
    const { uid = last, id } = found.groups;
    return [id === undefined ? { lang, uid } : { lang, id }];
  });
}
