import type {
  DocumentEdge,
  LinkResolver,
  PageOptions,
} from '../plugins/gatsby-source-prismic-graphql/src/PrismicPluginOptions';
import { isJsonObject, toObjects } from './content/values/cmsValues';
import { publicationDay } from './content/values/isEmbargoed';
import { joinNames, nameFieldsOf } from './content/values/joinNames';
import { toPlainText } from './content/values/richText';
import { toSeason } from './content/values/season';
import { eventsIn, whereInSeason } from './content/values/seasonEvents';
import { indexLabels, suggestRelated } from './content/values/suggestRelated';
import type { Labelled } from './content/values/suggestRelated';
import { kindOf, partsOf, toTypeName } from './documentQueries';
import { documentTypes, isRoutedType, kinds, segmentIn } from './documentTypes';
import type { Kind, RoutedType } from './documentTypes';
import { defaultLanguage, isLanguage, languages } from './i18n/languages';
import type { Language } from './i18n/languages';
import type { PageContext } from './pageContext';
import {
  associationPagePattern,
  contactUid,
  documentPath,
  documentPattern,
  fallbackPattern,
  sectionOf,
  sectionPattern,
  sections,
} from './routes';

type Meta = { uid: string | null; lang: string };

function sectionTemplate({ uid, lang }: Meta): keyof typeof sectionFallbacks | undefined {
  const section = isLanguage(lang) ? sectionOf(uid, lang) : undefined;
  if (section === undefined || section === 'visit') return section;
  return uid === contactUid ? 'contact' : 'about';
}

/** By template: the path under which previews show documents that have no page yet. */
const sectionFallbacks = {
  about: sections.about.is.segment,
  contact: `${sections.about.is.segment}/${contactUid}`,
  visit: sections.visit.is.segment,
};

type ExtraFields = { association?: { _meta?: { id: string; uid: string | null } } | null };

/** The path of an association's page needs the association's uid, which is an extra field. */
export const linkResolver: LinkResolver = (meta, fields: ExtraFields) =>
  documentPath({ ...meta, association: fields?.association?._meta?.uid ?? null });

type DocumentPage = Omit<PageOptions, 'component'> & { template: string };

/** Without a title, a page would be empty, and lists, links, search and feeds could not name it. */
const required = {
  field: 'title',
  isFilled: (title: unknown) => toPlainText(title) !== undefined,
};

/** Fields for `suggestionsFor`: the association, and the related documents that editors chose. */
const relatedFields = `
  by: association { ... on Association { _meta { id } } }
  chosen: related { item { ... on _Document { _meta { id } } } }`;

const ownFields: Partial<Record<RoutedType, string>> = {
  person: 'title',
  issue: 'title contents { article { ... on _Document { _meta { id } } } }',
  project: 'year',
};

/** Only events have these fields, but articles and events are read with the same fields. */
const eventFields = 'start_date series { ... on _Document { _meta { id } } }';

/** The build and previews in the browser use this table. */
export const documentPages: readonly DocumentPage[] = kinds.flatMap((kind) => {
  const segmentOf = (lang: Language) => segmentIn(documentTypes[kind].segment, lang);
  const segments = [...new Set(languages.map(segmentOf))];
  if (segments.length === 1) return segments.flatMap((segment) => toPages(kind, segment));
  return segments.flatMap((segment) => {
    const langs = languages.filter((lang) => segmentOf(lang) === segment);
    return toPages(kind, segment).map((page) => ({ ...page, langs }));
  });
});

function toPages(kind: Kind, segment: string): DocumentPage[] {
  const { partOf, neighbours, list, publishFrom } = documentTypes[kind];
  const type = partOf?.type ?? kind;
  if (!isRoutedType(type)) throw new Error(`The type “${type}” of the kind “${kind}” has no pages`);
  const page = {
    type: toTypeName(type),
    match: documentPattern(segment),
    template: kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    sortBy: neighbours,
    required,
  };
  if (kind === 'association_page') {
    return [
      {
        ...page,
        match: associationPagePattern,
        path: fallbackPattern(`${segment}/page`),
        extraPageFields: 'association { ... on Association { _meta { id uid } } }',
      },
    ];
  }
  if (kind === 'page') {
    const plain = { ...page, extraPageFields: 'season_start season_end' };
    return [
      { ...plain, filter: ({ node }) => !sectionTemplate(node._meta) && !toSeason(node) },
      {
        ...plain,
        path: fallbackPattern(`${segment}/season`),
        template: 'season',
        filter: ({ node }) => !sectionTemplate(node._meta) && toSeason(node) !== undefined,
      },
      ...Object.entries(sectionFallbacks).map(([template, fallback]): DocumentPage => ({
        ...page,
        match: sectionPattern,
        path: fallbackPattern(fallback),
        template,
        filter: ({ node }) => sectionTemplate(node._meta) === template,
      })),
    ];
  }
  const related = documentTypes[type].isRelated ? relatedFields : '';
  const names = [...nameFieldsOf(type), ownFields[type] ?? ''].join(' ');
  const [part] = partsOf(type);
  const field = part && documentTypes[part].partOf?.field;
  if (field === undefined) return [{ ...page, extraPageFields: `${related} ${names}` }];
  return [
    {
      ...page,
      // Two kinds of the same type must not share one fallback page.
      ...(partOf && list && { path: fallbackPattern(segmentIn(list.segment, defaultLanguage)) }),
      // The field has the alias `kind`, because `type` in the page context is the document's type.
      extraPageFields: `kind: ${field} ${publishFrom ?? ''} ${related} ${names} ${eventFields}`,
      filter: ({ node }) => kindOf(type, { [field]: node['kind'] }) === kind,
    },
  ];
}

/** If editors chose this number of related documents, the page needs no suggestions. */
const ENOUGH_RELATED = 3;

type Node = DocumentEdge['node'];

const kept = new WeakMap<readonly Node[], ReturnType<typeof findRelatives>>();

function relativesIn(documents: readonly Node[]) {
  const relatives = kept.get(documents) ?? findRelatives(documents);
  kept.set(documents, relatives);
  return relatives;
}

function findRelatives(documents: readonly Node[]) {
  const sorted = [...documents].sort(byDate);
  const relatives = documents.filter((node) => 'chosen' in node);
  return {
    nodes: new Map<unknown, Node>(relatives.map((node) => [node._meta.id, node])),
    index: indexLabels(relatives.map(toLabelled)),
    joined: joinNames(sorted),
    issues: issuesIn(documents),
    series: seriesIn(sorted),
  };
}

function toLabelled({ _meta: { id, lang, tags }, by }: Node): Labelled {
  return { id, lang, labels: [...tags, ...idsIn([by])] };
}

function idsIn(links: readonly unknown[]): string[] {
  return links
    .map((link) => (isJsonObject(link) && isJsonObject(link['_meta']) ? link['_meta']['id'] : null))
    .filter((id) => typeof id === 'string');
}

function byDate(a: Node, b: Node): number {
  const dateOf = (node: Node) => publicationDay(node) ?? String(node['year'] ?? '');
  return dateOf(b).localeCompare(dateOf(a));
}

function suggestionsFor(id: unknown, documents: readonly Node[]) {
  const relatives = relativesIn(documents);
  const node = relatives.nodes.get(id);
  if (!node) return {};
  const chosen = idsIn(toObjects(node['chosen']).map(({ item }) => item));
  if (chosen.length >= ENOUGH_RELATED) return {};
  const suggested = suggestRelated(toLabelled(node), relatives.index, chosen);
  return suggested.length > 0 ? { suggested, hasSuggested: true } : {};
}

/** Prismic returns at most 20 documents per query. */
const MAX_WORKS = 20;

function namesFor(id: unknown, documents: readonly Node[]) {
  const { namesOf, worksOf } = relativesIn(documents).joined;
  const names = namesOf.get(String(id));
  const works = worksOf.get(String(id)) ?? [];
  const idsOf = (type: string) => {
    const ids = works.flatMap((work) => (work.type === type ? work.id : []));
    return [...new Set(ids)].slice(0, MAX_WORKS);
  };
  const [articles, projects] = [idsOf('article'), idsOf('project')];
  const shown = works.filter((work) => [...articles, ...projects].includes(work.id));
  return {
    ...(names && { names }),
    ...(shown.length > 0 && { works: shown.map((work) => [work.id, work.role]) }),
    ...(articles.length > 0 && { articles, hasArticles: true }),
    ...(projects.length > 0 && { projects, hasProjects: true }),
    ...(works.length > shown.length && { hasMore: true }),
  };
}

/** Prismic's maximum number of documents in a list. */
const MAX_EVENTS = 100;

function seriesIn(documents: readonly Node[]): Map<string, string[]> {
  const series = new Map<string, string[]>();
  for (const { _meta, kind, series: link } of documents) {
    const [id] = kind === 'event' ? idsIn([link]) : [];
    if (id === undefined) continue;
    const key = `${_meta.lang} ${id}`;
    series.set(key, [...(series.get(key) ?? []), _meta.id]);
  }
  return series;
}

function toEventVariables(events: readonly string[] = []): Variables {
  return events.length > 0 ? { events: events.slice(0, MAX_EVENTS), hasEvents: true } : {};
}

/** Maps a language and an article's id to the issue in this language that contains the article. */
function issuesIn(documents: readonly Node[]): ReadonlyMap<string, PageContext['issue']> {
  const issues = documents.filter(({ _meta }) => _meta.type === 'issue');
  return new Map(
    issues.flatMap(({ _meta, title: raw, contents }) => {
      const [title, path] = [toPlainText(raw), documentPath(_meta)];
      if (title === undefined || path === undefined) return [];
      const ids = idsIn(toObjects(contents).map(({ article }) => article));
      return ids.map((id) => [`${_meta.lang} ${id}`, { title, path }]);
    }),
  );
}

// Adds query variables. `documents` are all documents with a page. A preview does not pass them, so
// its page keeps the related documents of the build.
export function toPageContext<Context extends object>(
  context: Context & ExtraFields & Record<string, unknown>,
  documents?: readonly Node[],
): Context & Variables {
  const associationId = context.association?._meta?.id;
  if (associationId !== undefined) return { ...context, associationId };
  const { id, lang } = context;
  const season = toSeason(context);
  if (season) {
    const events = documents?.filter(({ kind }) => kind === 'event');
    const found = events && toEventVariables(eventsIn(season, lang, events));
    return { ...context, ...(found ?? searchEvents(whereInSeason(season))) };
  }
  const series = idsIn([context['series']])[0] ?? String(id);
  if (!documents) return { ...context, ...searchEvents({ type: 'event', series }) };
  const relatives = relativesIn(documents);
  const issue = relatives.issues.get(`${String(lang)} ${String(id)}`);
  return {
    ...context,
    ...toEventVariables(relatives.series.get(`${String(lang)} ${series}`)),
    ...suggestionsFor(id, documents),
    ...namesFor(id, documents),
    ...(issue && { issue }),
  };
}

type Variables = {
  associationId?: string;
  events?: string[];
  whereEvents?: Record<string, string>;
  hasEvents?: boolean;
  suggested?: string[];
};

// Drafts can change the events. In the build, a search would make each page depend on all articles.
function searchEvents(whereEvents: Record<string, string>): Variables {
  return { whereEvents, events: undefined, hasEvents: true };
}
