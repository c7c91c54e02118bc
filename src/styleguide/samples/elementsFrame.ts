import type { Language } from '../../i18n/languages';
import { elementsPath, type ElementsChapter } from '../../addresses';
import { elementsWords } from './elementsWords';

type Chapter = 'foundations' | ElementsChapter;

const chapters = {
  foundations: ['colors', 'type', 'grid', 'text', 'images'],
  lists: ['cards', 'lists'],
  forms: ['buttons', 'fields', 'waiting', 'facts'],
  controls: ['navigation', 'pages'],
} as const satisfies Record<Chapter, readonly string[]>;

/** What all chapters of the style guide have: their words, and the way to every part. */
export function elementsFrame<Name extends Chapter>(chapter: Name, lang: Language) {
  const { headings, intro, contents, schemes, parts, states } = elementsWords[lang];
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
    schemes,
    links,
    parts: own.map((id) => ({ id, title: parts[id] })),
    states,
  };
}
