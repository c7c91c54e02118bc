import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadModel } from '../content-service/src/model/customTypes';
import { Assembler } from '../content-service/src/model/assemble';
import { parseJson } from '../content-service/src/model/jsonError';
import { readDocument } from '../content-service/src/model/readDocument';
import { searchableWords, matchesWords } from '../content-service/src/predicates/fulltext';
import { parsePredicates } from '../content-service/src/predicates/parse';
import { isSamePath } from '../plugins/gatsby-source-prismic-graphql/src/planning/isSamePath';
import { toRawPath } from '../plugins/gatsby-source-prismic-graphql/src/planning/pagePath';
import { bindNumbers } from '../src/build/typography/bindNumbers';
import { hyphenate } from '../src/build/typography/hyphenate';
import { findMedia } from '../src/build/media/findMedia';
import { findSources, withPlaceholders } from '../src/build/media/placeholders';
import { toMediaQuery } from '../src/build/media/toMediaQuery';
import { planRedirects } from '../src/build/redirects/planRedirects';
import { toAtom } from '../src/build/subscriptions/toAtom';
import { datedPosts, toSubscription } from '../src/build/subscriptions/toCalendar';
import { toFeed } from '../src/build/subscriptions/toFeed';
import { toJsonFeed } from '../src/build/subscriptions/toJsonFeed';
import { toPost } from '../src/build/subscriptions/toPost';
import { toSite } from '../src/build/subscriptions/toSite';
import { toSitemaps } from '../src/build/subscriptions/toSitemap';
import { RichText } from '../src/components/RichText';
import { toArticle } from '../src/content/article';
import { toDate } from '../src/content/cmsValues';
import { toTitledDocument } from '../src/content/document';
import { toEmbed } from '../src/content/embed';
import { toHome } from '../src/content/home';
import { toImage } from '../src/content/image';
import { toLink } from '../src/content/link';
import { toNavigation } from '../src/content/navigation';
import { toRelatedItems } from '../src/content/related';
import { toRichText } from '../src/content/richText';
import { toHeadTags } from '../src/head/toHeadTags';
import { Provider } from '../src/i18n/Provider';
import '../src/i18n/serverMessages';
import { compareTitles } from '../src/i18n/sortOrder';
import { isSameContent } from '../src/search/drafts/isSameContent';
import { toDraftHit } from '../src/search/drafts/toDraftHit';
import { lemmaCandidates } from '../src/search/morphology/lemmaCandidates';
import { splitCompound } from '../src/search/morphology/splitCompound';
import { wordsOfAddress } from '../src/search/nearestPages';
import { toSearchDocument } from '../src/search/shape/toSearchDocument';
import { toUntranslated } from '../src/preview/toUntranslated';
import { rawEvent } from '../src/test/rawArticle';
import { searchIn } from '../src/test/searchIn';
import { wordRulesOf } from '../src/search/wordRules';
import type { Sample } from './growth.shapes';

type Step = (sample: Sample) => unknown;

const source = { documentId: 'bench', field: 'content' };
const site = toSite('https://example.is');
const model = loadModel('customtypes', 'slices');
const settings = {
  languages: [{ id: 'is', name: 'Íslenska', isMaster: true }],
} as unknown as Parameters<typeof readDocument>[4];

/** Every step that content passes on its way to a reader, with text in each of its fields. */
export const steps: Record<string, Step> = {
  'content: title': ({ blocks }) => toTitledDocument(rawEvent({ title: blocks })),
  'content: rich text': ({ blocks }) => toRichText(blocks, source),
  'content: article': (sample) => toArticle(toRaw(sample) as never),
  'content: link': ({ text }) =>
    toLink({ link_type: 'Web', url: `https://example.is/${text}` }, source),
  'content: embed': ({ text }) => [
    toEmbed({ embed_url: `https://${text}.example.is/`, title: text }),
    toEmbed({ embed_url: `https://youtube.com/${text}`, title: text }),
  ],
  'content: image': ({ text }) => toImage(toImageField(text)),
  'content: date': ({ text }) => [toDate(text), toDate(`2026-11-20${text}`)],
  'content: front page': ({ text, blocks }) =>
    toHome({
      allHomepages: {
        edges: [{ node: { _meta: { id: 'bench' }, sections: toSections(text, blocks) } }],
      },
      allArticles: { edges: [] },
      events: { edges: [] },
      allProjects: { edges: [] },
      allAssociations: { edges: [] },
    } as never),
  'content: navigation': ({ text, blocks }) =>
    toNavigation({
      _meta: { id: 'bench', lang: 'is' },
      body: [{ primary: { title: text, url: text }, fields: [{ title: text, link: toWeb(text) }] }],
      address: blocks,
      telephone: text,
      copyright: text,
      newsletter_title: text,
      signup_button: text,
    } as never),
  'content: related documents': ({ blocks }) =>
    toRelatedItems(
      blocks.map((_, index) => ({ item: rawEvent({}, { id: String(index) }) })) as never,
    ),
  'numbers and their units': ({ text }) => bindNumbers(text),
  'hyphenation (is)': ({ text }) => hyphenate(text, 'is'),
  'hyphenation (en)': ({ text }) => hyphenate(text, 'en-us'),
  'page: rich text as HTML': ({ blocks }) => toHtml(blocks),
  'page: tags of the head': (sample) => {
    const document = toArticle(toRaw(sample) as never);
    if (!document) throw new Error('The article of the benchmark has no title.');
    return (['NewsArticle', 'Event'] as const).map((kind) =>
      toHeadTags({
        lang: 'is',
        siteUrl: 'https://example.is',
        path: '/ha-frettir/grein/',
        context: {},
        title: document.title,
        fullTitle: document.title,
        messageOf: (id) => id,
        description: document.summary,
        image: document.image,
        subject: { kind, document },
      }),
    );
  },
  'build: media in a page': ({ text, blocks }) => {
    const html = toHtml([...blocks, { type: 'image', ...toImageField(text) }]);
    return [
      findMedia(html, 'https://example.is'),
      findSources(html),
      withPlaceholders(html, () => 'x'),
    ];
  },
  'build: name of a rendition': ({ text }) => [
    toMediaQuery(`/media/${text}@w_800.avif`),
    toMediaQuery(`/media/a.jpg@w_${text}.avif`),
  ],
  'build: redirects': ({ text }) => planRedirects({ [`/${text}`]: `/${text}/x/` }, [`/${text}/`]),
  'build: feeds': (sample) => {
    const feed = toFeed(toPosts(sample), { site, lang: 'is' });
    return [toAtom(feed), toJsonFeed(feed)];
  },
  'build: calendar': (sample) =>
    toSubscription(datedPosts(toPosts(sample), 'is'), { site, lang: 'is' }),
  'build: sitemap': ({ text }) =>
    toSitemaps([{ path: `/${text}/`, lang: 'is', translations: {} }], site),
  'search: index and query': async (sample) => {
    const document = toSearchDocument(toRaw(sample));
    if (!document) throw new Error('The search finds no document in the benchmark.');
    const { search } = searchIn([document], 'is');
    return [await search('leir'), await search('a'), await search(sample.text)];
  },
  'search: hit of a draft': (sample) => {
    const document = toSearchDocument(toRaw(sample));
    return document && toDraftHit(document, ['leir', 'a', 'orð'], 'drög');
  },
  'search: forms of a word': ({ text }) => [
    lemmaCandidates(text),
    splitCompound(text, (word) => word.length > 3),
    (['is', 'en-us'] as const).map((lang) => wordRulesOf(lang).foldedCandidates(text)),
  ],
  'search: address without a page': ({ text }) => wordsOfAddress(`/ha-frettir/${text}`),
  'titles in order': ({ text }) => compareTitles(text, `${text}b`, 'is'),
  'preview: translation': ({ text, blocks }) => {
    const content = { data: { title: blocks, place: text } };
    return [
      toUntranslated(content, content),
      isSameContent({ ...content, tags: [text] } as never, { ...content, tags: [] } as never),
    ];
  },
  'plugin: addresses': ({ text }) => [isSamePath(`/${text}`, `/${text}/`), toRawPath(`/${text}`)],
  'content service: validation': ({ text, blocks }) => {
    const file = JSON.stringify({
      id: 'bench',
      uid: text,
      lang: 'is',
      type: 'article',
      tags: [text],
      first_publication_date: text,
      data: { ...toData({ text, blocks }), unknown: text, image: text, related: blocks },
    });
    const { document } = read(file);
    if (!document) throw new Error('The content service reads no document of the benchmark.');
    return new Assembler().assemble([document], model, settings, new Map());
  },
  'content service: damaged file': ({ text }) => {
    for (const damaged of [`{"a": ${JSON.stringify(text)}`, `[${text}`]) {
      try {
        parseJson(damaged);
      } catch {
        // The message is what is measured.
      }
    }
  },
  'content service: full text': ({ text, blocks }) => {
    const file = JSON.stringify({
      id: 'bench',
      uid: 'bench',
      lang: 'is',
      type: 'article',
      data: toData({ text, blocks }),
    });
    const { document } = read(file);
    if (!document) throw new Error('The content service reads no document of the benchmark.');
    const { documents } = new Assembler().assemble([document], model, settings, new Map());
    const words = documents.map((each) => searchableWords(each, document.type.fields));
    return words.map((each) => matchesWords(text, each));
  },
  'content service: predicates': ({ text }) => {
    try {
      return parsePredicates(`[[fulltext(document, ${JSON.stringify(text)})]${text}`);
    } catch {
      return undefined;
    }
  },
};

function read(file: string) {
  return readDocument(file, 'bench.json', { lang: 'is', type: 'article' }, model, settings);
}

function toRaw({ text, blocks }: Sample) {
  return rawEvent({ ...toData({ text, blocks }), image: toImageField(text) }, { tags: [text] });
}

function toData({ text, blocks }: Sample) {
  return {
    title: blocks,
    lead: blocks,
    content: blocks,
    author: text,
    photographer: text,
    place: text,
    category: text,
  };
}

function toImageField(text: string) {
  return {
    url: `https://images.example.is/a.jpg?x=${encodeURIComponent(text)}`,
    dimensions: { width: 1600, height: 900 },
    alt: text,
    copyright: text,
  };
}

function toSections(text: string, blocks: object[]) {
  const primary = { heading: text, text: blocks, link: toWeb(text), link_text: text };
  const fields = [{ title: text, text, link: toWeb(text) }];
  return [
    { __typename: 'PRISMIC_HomepageSectionsCallout', primary },
    { __typename: 'PRISMIC_HomepageSectionsLinks', primary, fields },
  ];
}

function toWeb(text: string) {
  return { _linkType: 'Link.web', url: `https://example.is/${text}` };
}

function toPosts(sample: Sample) {
  return [toPost(toRaw(sample)) ?? []].flat();
}

function toHtml(blocks: object[]): string {
  const page = createElement(RichText, { blocks: toRichText(blocks, source) });
  return renderToStaticMarkup(createElement(Provider, { lang: 'is', children: page }));
}
