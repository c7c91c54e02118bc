import { dummies, dummyPath, elementsChapters, elementsPath } from '../addresses';
import type { Dummy } from '../addresses';

export type SampleContext<Name> = {
  lang: 'en-us';
  translations: { 'en-us': string };
  name: Name;
  title: string;
};

export const dummyTitle = (name: Dummy) => `Dummy: ${name}`;

/** These pages exist only in English. */
export const samplePages = [
  ...elementsChapters.map((name) =>
    toPage('elements', elementsPath(name), name, `Elements of the site: ${name}`),
  ),
  ...dummies.map((name) => toPage('dummy', dummyPath(name), name, dummyTitle(name))),
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
