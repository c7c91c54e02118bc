import { labelOfAll } from '../../i18n/categoryLabels';
import type { Language } from '../../i18n/languages';
import { formatCurrency } from '../../i18n/numbers';
import { dummies, dummyPath, elementsPath } from '../../addresses';
import { drawImage, drawLogo } from './drawImage';
import { dummyHeadings } from './dummySamples';
import { elementsFrame } from './elementsFrame';
import { elementsMessages } from './elementsMessages';
import { foundationsSample } from './foundationsSample';
import { portrait, sampleDocuments } from './sampleDocuments';
import { toParagraph } from './sampleRichText';
import { sampleTexts } from './sampleTexts';

/**
 * Page contexts of the chapters of the style guide: messages, and view models for every state of a
 * component. The templates define the types (their `Context`), and src/test/samples.slow.test.tsx checks that
 * both agree.
 */
export const elementsSamples = { foundations: foundationsSample, lists, forms, controls };

function lists(lang: Language) {
  const {
    title,
    sentence,
    shortTitle,
    longTitles,
    titles,
    persons,
    place,
    longPlace,
    associations,
  } = sampleTexts[lang];
  const { article, association, document, event, project } = sampleDocuments(lang);
  const [first = '', second = '', third = ''] = titles;
  const [name = '', otherName = '', longName = '', lastName = ''] = associations;
  const evening = { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place };
  const call = (callName: string, deadlines: string[]) => ({
    name: callName,
    amount: formatCurrency(1_500_000, 'ISK', lang),
    audience: persons,
    deadlines,
    deadline: deadlines[0],
    isClosed: false,
    link: { href: 'https://example.is/' },
  });
  const days = { start: '2026-12-28', end: '2027-01-03', place: longPlace };
  return {
    ...elementsFrame('lists', lang),
    samples: {
      sentence,
      shortTitle,
      longTitles,
      persons,
      portrait: drawImage(portrait),
      project: project(title),
      associations: [
        association(name),
        { ...association(otherName), logo: drawLogo({ width: 1600, height: 400 }, 'WORDMARK') },
        { ...association(longName), logo: undefined },
        { ...association(lastName), logo: undefined },
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
        { ...project(second), kind: 'project' as const },
        { ...document('page', third), kind: 'page' as const },
      ],
      articles: [
        article(first),
        { ...event(second), occasion: days },
        { ...article(third), image: undefined, date: undefined, category: undefined },
        ...longTitles.map(article),
      ],
      calls: {
        lang,
        now: '2026-11-20T12:00:00Z',
        calls: [
          call(first, ['2026-12-01', '2027-03-02', '2027-09-07']),
          call(longTitles[1], ['2027-02-26T16:00:00Z']),
          { ...call(shortTitle, []), amount: undefined },
          { ...call(third, ['2026-10-01']), isClosed: true },
        ],
      },
      events: [
        { ...event(first), occasion: evening },
        { ...event(longTitles[0]), occasion: days },
        { ...event(longTitles[1]), occasion: { start: '2027-02-01' } },
      ],
    },
  };
}

function forms(lang: Language) {
  const { title, shortTitle, longTitles, person, persons, place, longPlace, tags } =
    sampleTexts[lang];
  const { article, event } = sampleDocuments(lang);
  return {
    ...elementsFrame('forms', lang),
    messages: elementsMessages[lang].form,
    samples: {
      shortTitle,
      compound: longTitles[1],
      person,
      persons,
      longPlace,
      tags,
      article: article(title),
      event: {
        ...event(title),
        occasion: { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place },
      },
    },
  };
}

function controls(lang: Language) {
  const { title, shortTitle, longTitles, tags, category, sentence, paragraph } = sampleTexts[lang];
  const path = elementsPath(lang, 'controls');
  const pages = dummies.map((name) => ({
    title: dummyHeadings[name][lang],
    href: dummyPath(name, lang),
  }));
  return {
    ...elementsFrame('controls', lang),
    samples: {
      title,
      longTitle: longTitles[0],
      targets: [
        { href: path },
        { href: 'https://example.is/' },
        { href: 'mailto:info@example.is' },
        { href: 'tel:+3545551234' },
        { href: path, opensNewTab: true as const },
      ],
      filters: [
        { label: labelOfAll(category, lang), href: path, isCurrent: true },
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
      breadcrumbs: [
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
