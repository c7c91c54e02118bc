import type { Language } from '../../../i18n/languages';
import { dummies, dummyPath, elementsPath, type ElementsChapter } from '../../../routes';
import { drawImage, drawLogo } from './drawImage';
import { dummyHeadings } from './dummySamples';
import { elementsWords } from './elementsWords';
import { landscape, portrait, sampleDocuments } from './sampleDocuments';
import { sampleEmbeds, sampleRichText, toParagraph } from './sampleRichText';
import { sampleTexts } from './sampleTexts';

type Chapter = 'foundations' | ElementsChapter;

const chapters = {
  foundations: ['colors', 'type', 'grid', 'text', 'images'],
  lists: ['cards', 'lists'],
  controls: ['facts', 'navigation', 'forms', 'pages'],
} as const satisfies Record<Chapter, readonly string[]>;

/**
 * What each page of the style guide shows: its words, and view models for every state of a
 * component. The templates state the shape (their `Context`); src/test/samples.test.tsx holds the
 * two together.
 */
export const elementsSamples = { foundations, lists, controls };

/** What all chapters have. */
function frame<Name extends Chapter>(chapter: Name, lang: Language) {
  const { headings, intro, contents, parts, states } = elementsWords[lang];
  const pathOf = (name: Chapter) => elementsPath(lang, name === 'foundations' ? undefined : name);
  const links = (Object.keys(chapters) as Chapter[]).flatMap((name) =>
    chapters[name].map((part) => ({
      title: parts[part],
      href: name === chapter ? `#${part}` : `${pathOf(name)}#${part}`,
    })),
  );
  type Part = (typeof chapters)[Name][number];
  const own: readonly Part[] = chapters[chapter];
  return {
    heading: headings[chapter],
    intro,
    contents,
    links,
    parts: own.map((id) => ({ id, title: parts[id] })),
    states,
  };
}

function foundations(lang: Language) {
  const { alt, credit, title, paragraph } = sampleTexts[lang];
  const { roles, light, dark, onDesktop, widths, upTo, from, keys } = elementsWords[lang];
  return {
    ...frame('foundations', lang),
    words: { roles, light, dark, onDesktop, widths, upTo, from, keys },
    samples: {
      title,
      paragraph: [toParagraph(paragraph)],
      richText: sampleRichText(lang),
      embeds: sampleEmbeds(lang),
      images: {
        landscape: drawImage(landscape, { alt, copyright: credit }),
        portrait: drawImage(portrait, { alt, copyright: credit }),
      },
    },
  };
}

function lists(lang: Language) {
  const { title, shortTitle, longTitles, titles, persons, place, longPlace, associations } =
    sampleTexts[lang];
  const { article, association, document, event, project } = sampleDocuments(lang);
  const [first = '', second = '', third = ''] = titles;
  const [name = '', , longName = ''] = associations;
  const evening = { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place };
  const days = { start: '2026-12-28', end: '2027-01-03', place: longPlace };
  return {
    ...frame('lists', lang),
    samples: {
      shortTitle,
      longTitles,
      persons,
      portrait: drawImage(portrait),
      project: project(title),
      associations: [
        association(name),
        { ...association(second), logo: drawLogo({ width: 1600, height: 400 }, 'WORDMARK') },
        { ...association(third), logo: undefined },
        { ...association(longName), logo: undefined },
      ],
      projects: [
        project(first),
        { ...project(longTitles[0]), image: drawImage(portrait) },
        project(third),
        { ...project(second), image: undefined },
        ...longTitles.slice(1).map(project),
      ],
      related: [
        article(first),
        project(second),
        { ...document('page', third), image: drawImage(portrait) },
      ],
      articles: [
        article(first),
        { ...event(second), occasion: days },
        { ...article(third), image: undefined, date: undefined, category: undefined },
        ...longTitles.map(article),
      ],
      events: [
        { ...event(first), occasion: evening },
        { ...event(longTitles[0]), occasion: days },
        { ...event(longTitles[1]), occasion: { start: '2027-02-01' } },
      ],
    },
  };
}

function controls(lang: Language) {
  const {
    title,
    shortTitle,
    longTitles,
    person,
    persons,
    place,
    longPlace,
    tags,
    category,
    sentence,
    paragraph,
  } = sampleTexts[lang];
  const { article, event } = sampleDocuments(lang);
  const path = elementsPath(lang, 'controls');
  const pages = dummies.map((name) => ({
    title: dummyHeadings[name][lang],
    href: dummyPath(name, lang),
  }));
  return {
    ...frame('controls', lang),
    samples: {
      title,
      shortTitle,
      longTitle: longTitles[0],
      person,
      persons,
      longPlace,
      tags,
      article: article(title),
      event: {
        ...event(title),
        occasion: { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place },
      },
      targets: [
        { href: path },
        { href: 'https://example.is/' },
        { href: 'mailto:info@example.is' },
        { href: 'tel:+3545551234' },
        { href: path, opensNewTab: true as const },
      ],
      filters: [
        { label: category, href: path, isCurrent: true },
        ...pages.map(({ href }, index) => ({
          label: tags[index * 5] ?? '',
          href,
          isCurrent: false,
        })),
      ],
      links: [
        { title, text: sentence, link: { href: path } },
        { title: shortTitle, link: { href: 'https://example.is/' } },
        ...longTitles.map((each) => ({
          title: each,
          text: sentence,
          link: { href: path },
        })),
      ],
      callout: {
        heading: title,
        text: [toParagraph(paragraph)],
        link: { href: path },
      },
      crumbs: [
        { title, path: elementsPath(lang) },
        { title: shortTitle, path: elementsPath(lang, 'lists') },
        { title: longTitles[0], path },
      ],
      siblings: [
        { title, href: path, isCurrent: true },
        ...pages.map((page) => ({ ...page, isCurrent: false })),
      ],
      dummies: pages,
    },
  };
}
