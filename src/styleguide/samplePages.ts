import { dummies, dummyPath, elementsChapters, elementsPath } from '../addresses';
import type { Dummy, ElementsChapter } from '../addresses';

const chapterTitles: Record<ElementsChapter, string> = {
  foundations: 'Elements of the site',
  lists: 'Elements of the site: cards and lists',
  forms: 'Elements of the site: buttons, forms, and facts',
  controls: 'Elements of the site: ways around',
};

export const dummyTitles: Record<Dummy, string> = {
  association: 'Dummy: association',
  associations: 'Dummy: associations',
  event: 'Dummy: event',
  events: 'Dummy: events',
  partners: 'Dummy: partners',
};

export type SampleContext<Name> = {
  lang: 'en-us';
  translations: { 'en-us': string };
  name: Name;
  title: string;
};

/** These pages exist only in English. */
export const samplePages = [
  ...elementsChapters.map((name) =>
    toPage('elements', elementsPath(name), name, chapterTitles[name]),
  ),
  ...dummies.map((name) => toPage('dummy', dummyPath(name), name, dummyTitles[name])),
];

function toPage<Name>(template: string, path: string, name: Name, title: string) {
  const context: SampleContext<Name> = {
    lang: 'en-us',
    translations: { 'en-us': path },
    name,
    title,
  };
  return { template, path, context };
}
