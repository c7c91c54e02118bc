import type { Language } from '../../i18n/languages';
import { dummies, dummyPath, elementsPath } from '../../addresses';
import { dummySamples } from './dummySamples';
import { elementsSamples } from './elementsSamples';

/** A page over made-up content, before it has a place among the site's others. */
type SamplePage = {
  /** File of the template, without its folder. */
  template: string;
  pathOf: (lang: Language) => string;
  context: Record<string, unknown>;
};

/**
 * The style guide and the dummies in a language. Their content is made here and reaches them as page
 * data: in the templates it would be JavaScript, of which a first load has no room. For the same
 * reason the style guide is four pages, and each dummy has a template of its own.
 */
export function samplePages(lang: Language): SamplePage[] {
  return [
    {
      template: 'elements',
      pathOf: (language) => elementsPath(language),
      context: elementsSamples.foundations(lang),
    },
    ...(['lists', 'forms', 'controls'] as const).map((chapter) => ({
      template: `elements${capitalized(chapter)}`,
      pathOf: (language: Language) => elementsPath(language, chapter),
      context: elementsSamples[chapter](lang),
    })),
    ...dummies.map((name) => ({
      template: `dummy${capitalized(name)}`,
      pathOf: (language: Language) => dummyPath(name, language),
      context: dummySamples[name](lang),
    })),
  ];
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
