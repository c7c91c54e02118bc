import type { Language } from '../../i18n/languages';
import { elementsPath } from '../../addresses';
import type { ElementsChapter } from '../../addresses';
import { elementsMessages } from './elementsMessages';

type Chapter = 'foundations' | ElementsChapter;

const chapters = {
  foundations: ['colours', 'type', 'grid', 'text', 'images'],
  lists: ['cards', 'lists'],
  forms: ['buttons', 'fields', 'waiting', 'facts'],
  controls: ['navigation', 'pages'],
} as const satisfies Record<Chapter, readonly string[]>;

/** The page context that all chapters of the style guide share: messages, and links to all parts. */
export function elementsFrame<Name extends Chapter>(chapter: Name, lang: Language) {
  const { headings, intro, contents, schemes, parts, states } = elementsMessages[lang];
  const pathOf = (name: Chapter) => elementsPath(lang, name === 'foundations' ? undefined : name);
  const links = (Object.keys(chapters) as Chapter[]).flatMap((name) =>
    chapters[name].map((part) => ({
      title: parts[part],
      href: name === chapter ? `#${part}` : `${pathOf(name)}#${part}`,
    })),
  );
  type Part = (typeof chapters)[Name][number];
  const ownParts: readonly Part[] = chapters[chapter];
  return {
    heading: headings[chapter],
    intro,
    contents,
    schemes,
    links,
    parts: ownParts.map((id) => ({ id, title: parts[id] })),
    states,
  };
}
