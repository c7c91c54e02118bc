import type { Language } from '../../i18n/languages';
import { dummies, dummyPath, elementsPath } from '../../addresses';
import { dummySamples } from './dummySamples';
import { elementsSamples } from './elementsSamples';

/** A page with sample content, before `createPages` adds it to the site. */
type SamplePage = {
  /** File name of the template, without folder and extension. */
  template: string;
  pathOf: (lang: Language) => string;
  context: Record<string, unknown>;
};

/**
 * Returns the pages of the style guide and the dummies in a language. Their content is created here and
 * becomes page data. In the templates it would be JavaScript, too much for the first load. For the same
 * reason, the style guide has four pages, and each dummy has its own template.
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
