import { isRecord } from '../isRecord';
import { isSamePath } from '../planning/isSamePath';
import { toPagePath, toRawPath } from '../planning/pagePath';
import type { LinkedDocument } from '../planning/planPages';
import { planPages } from '../planning/planPages';
import type { DocumentEdge, DocumentMeta, RelatedDocument } from '../PrismicPluginOptions';
import { metaFields } from '../requests/metaFields';
import { toTypePart } from '../schema/prismicNames';
import type { PathNames } from './findPathNames';
import { findPathNames } from './findPathNames';
import type { PreviewEntry, PreviewManifest } from './PreviewManifest';
import type { PreviewSite } from './PreviewSite';

/** A document of the preview, and the page that it has, or would have. */
export type Place = {
  document: LinkedDocument;
  /** Address of its page, as Gatsby has it; nothing for a document that has no page. */
  path?: string;
  /** Address of the page that stands for documents without a page of their own. */
  fallback?: string;
  /** The component that draws the page, by the name of its chunk. */
  template?: string;
  /** What the page's query needs, and the page itself. */
  context: Record<string, unknown>;
};

/** Asks at the preview's ref. */
type Ask = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

export type DocumentFinder = {
  /** @returns nothing when the preview has no such document */
  findById(id: string, type?: string): Promise<Place | undefined>;
  /** The document whose page would be at an address of this site. */
  findByPath(path: string): Promise<Place | undefined>;
  /** The document that the address of a fallback page asks for: `?id=`, or `?uid=`, in its language. */
  findForFallback(path: string, search: string): Promise<Place | undefined>;
  /** Learns the addresses of documents, of which only those are asked that changed since the build. */
  learn(documents: readonly RelatedDocument[]): Promise<void>;
  /** Address of a document that was learnt; null for one without a page. */
  urlOf(id: string): string | null;
  /** Forgets what was learnt, which may have changed. */
  forget(): void;
};

/** The documents that one entry is asked for. */
type Selection = {
  index: number;
  /** Name of the argument, and its value: of the whole list without it. */
  by?: readonly ['id' | 'uid', string] | readonly ['id_in', string[]];
  lang: string;
};

/** Documents are looked up in all languages, unless one is named. */
const anyLanguage = '*';

/** Most that Prismic gives at once. */
const mostAtOnce = 20;

export function createDocumentFinder(
  manifest: PreviewManifest,
  site: PreviewSite,
  ask: Ask,
): DocumentFinder {
  const { addresses, defaultLang, shortenUrlLangs, pages } = manifest;
  const urlOptions = { defaultLang, shortenUrlLangs };
  const planOptions = { ...urlOptions, linkResolver: site.linkResolver };
  /** What was learnt in this preview, by id: the address at that uid. */
  const learnt = new Map<string, { uid: string | null; url: string | null }>();

  const urlOf = (id: string): string | null => {
    const known = learnt.get(id);
    return known ? known.url : (addresses[id]?.[0] ?? null);
  };
  const indexesOf = (type: string): number[] =>
    pages.flatMap((entry, index) => (entry.type === toTypePart(type) ? [index] : []));

  /**
   * Asks each of the entries for the documents that it is to be asked for, all at once.
   *
   * @param id of a document to ask for as well, of whatever type: `document` of the answer.
   */
  async function plan(selected: readonly Selection[], id?: string) {
    const { variables, toVariable, declare } = createVariables();
    const toList = (list: string, { by, lang }: Omit<Selection, 'index'>, selection = '') => {
      const named = by ? `${by[0]}: ${toVariable(by[1])}, ` : '';
      const first = by?.[0] === 'id_in' ? mostAtOnce : 1;
      const args = `${named}lang: ${toVariable(lang)}, first: ${first}`;
      return `${list}(${args}) { edges { cursor node { ${metaFields} ${selection} } } }`;
    };
    const fields = selected.map(({ index, ...of }, place) => {
      const { type, selection } = entryAt(index);
      return toList(`e${place}: all${type}s`, of, selection);
    });
    if (id !== undefined) {
      fields.push(toList('document: _allDocuments', { by: ['id', id], lang: anyLanguage }));
    }
    const answer = await ask(
      `query PreviewDocuments(${declare()}) { ${fields.join(' ')} }`,
      variables,
    );
    const found = selected.map(({ index }, place) => ({
      page: {
        ...entryAt(index),
        langs: [...entryAt(index).langs],
        component: String(index),
        filter: site.pages?.[index]?.filter,
      },
      keys: entryAt(index).keys,
      edges: readEdges(answer[`e${place}`]).filter(({ node }) =>
        entryAt(index).langs.includes(node._meta.lang),
      ),
    }));
    const planned = planPages(found, planOptions);
    // What is wrong with a draft's address is for its editor to know; without one it has no page.
    for (const { message } of planned.errors) console.warn(`Prismic preview: ${message}`);
    for (const warning of planned.warnings) console.warn(`Prismic preview: ${warning}`);
    const metas = found.flatMap(({ edges }) => edges.map(({ node }) => node._meta));
    for (const { id, uid } of metas)
      learnt.set(id, { uid, url: planned.addresses.get(id) ?? null });
    return { answer, metas, pages: planned.pages };
  }

  function entryAt(index: number): PreviewEntry {
    const entry = pages[index];
    if (!entry) throw new Error(`There is no pages[${index}].`);
    return entry;
  }

  async function toPlace(
    meta: DocumentMeta,
    planned: Awaited<ReturnType<typeof plan>>['pages'],
  ): Promise<Place> {
    const page = planned.find(({ context }) => context.id === meta.id);
    await learn(meta.alternateLanguages);
    const { id, uid, type, lang } = meta;
    const document = { id, uid, type, lang, url: urlOf(id) };
    if (!page) return { document: { ...document, url: resolve(meta) }, context: {} };
    const alternateLanguages = meta.alternateLanguages.map((each) => ({
      ...each,
      url: urlOf(each.id),
    }));
    const context = { ...page.context, alternateLanguages };
    const entry = entryAt(Number(page.component));
    return {
      document,
      path: page.path,
      fallback: toFallback(entry, lang),
      ...(entry.template === undefined ? {} : { template: entry.template }),
      context: site.toPageContext?.(context) ?? context,
    };
  }

  /** Of a type without pages of its own, such as a homepage, which the site makes itself. */
  function resolve(meta: DocumentMeta): string | null {
    return indexesOf(meta.type).length > 0 ? null : (site.linkResolver?.(meta, {}) ?? null);
  }

  function toFallback({ path }: PreviewEntry, lang: string): string {
    return toRawPath(toPagePath(path, { id: '', uid: '', type: '', lang }, urlOptions));
  }

  async function learn(documents: readonly RelatedDocument[]): Promise<void> {
    const strays = documents.filter(({ id, uid }) => {
      const known = learnt.get(id);
      return known ? known.uid !== uid : addresses[id]?.[1] !== uid;
    });
    const byIndex = new Map<number, string[]>();
    for (const { id, type } of strays) {
      for (const index of indexesOf(type)) byIndex.set(index, [...(byIndex.get(index) ?? []), id]);
    }
    const selected = [...byIndex].flatMap(([index, ids]) =>
      inGroups(ids).map((group): Selection => ({ index, by: ['id_in', group], lang: anyLanguage })),
    );
    const { metas } = selected.length > 0 ? await plan(selected) : { metas: [] };
    // Not before: what was given up on the way is asked again.
    for (const { id, uid } of strays) {
      if (!metas.some((meta) => meta.id === id)) learnt.set(id, { uid, url: null });
    }
  }

  async function findById(id: string, type?: string): Promise<Place | undefined> {
    const indexes = type === undefined ? pages.map((_, index) => index) : indexesOf(type);
    const { answer, pages: planned } = await plan(
      indexes.map((index) => ({ index, by: ['id', id], lang: anyLanguage })),
      id,
    );
    const meta = readEdges(answer.document)[0]?.node._meta;
    return meta && toPlace(meta, planned);
  }

  async function findByPath(path: string): Promise<Place | undefined> {
    const raw = toRawPath(path);
    const selected = pages.flatMap((entry, index) =>
      findPathNames(raw, entry, urlOptions).map((names) => ({ index, ...toSelection(names) })),
    );
    if (selected.length === 0) return undefined;
    const { metas, pages: planned } = await plan(selected);
    const page = planned.find((each) => isSamePath(each.path, raw));
    const meta = metas.find(({ id }) => id === page?.context.id);
    return meta && toPlace(meta, planned);
  }

  async function findForFallback(path: string, search: string): Promise<Place | undefined> {
    const asked = new URLSearchParams(search);
    const id = asked.get('id');
    if (id) return findById(id);
    const uid = asked.get('uid');
    if (!uid) return undefined;
    const selected = pages.flatMap((entry, index) =>
      entry.langs
        .filter((lang) => isSamePath(toFallback(entry, lang), path))
        .map((lang): Selection => ({ index, by: ['uid', uid], lang: asked.get('lang') ?? lang })),
    );
    const { metas, pages: planned } = await plan(selected);
    const [meta] = metas;
    return meta && toPlace(meta, planned);
  }

  return { findById, findByPath, findForFallback, learn, urlOf, forget: () => learnt.clear() };
}

function toSelection({ lang, uid, id }: PathNames): Omit<Selection, 'index'> {
  if (id !== undefined) return { by: ['id', id], lang };
  return uid === undefined ? { lang } : { by: ['uid', uid], lang };
}

/**
 * The variables of a query, one for each value, so that the text, which is parsed and kept, is the same
 * whatever documents are asked for.
 */
function createVariables() {
  const names = new Map<string, string>();
  const variables: Record<string, string | string[]> = {};
  return {
    variables,
    toVariable(value: string | string[]): string {
      const key = JSON.stringify(value);
      const name = names.get(key) ?? `v${names.size}`;
      names.set(key, name);
      variables[name] = value;
      return `$${name}`;
    },
    declare: () =>
      Object.entries(variables)
        .map(([name, value]) => `$${name}: ${Array.isArray(value) ? '[String!]' : 'String'}`)
        .join(', '),
  };
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) =>
    ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}

function readEdges(list: unknown): DocumentEdge[] {
  const edges = isRecord(list) && Array.isArray(list.edges) ? list.edges : [];
  return edges.filter((edge): edge is DocumentEdge => isRecord(edge) && isRecord(edge.node));
}
