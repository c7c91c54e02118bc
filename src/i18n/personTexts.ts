import type { Language } from './languages';

/** If these messages were in `messages/`, every reader would download them. */
const is = {
  designed: 'Hönnun',
  interviews: 'Viðtöl',
  events: 'Viðburðir',
  written: 'Skrif',
  photographed: 'Ljósmyndir',
  more: 'Allt efni þar sem nafnið kemur fyrir',
};

const en: typeof is = {
  designed: 'Design',
  interviews: 'Interviews',
  events: 'Events',
  written: 'Writing',
  photographed: 'Photography',
  more: 'Everything that mentions this name',
};

export const personTexts: Record<Language, typeof is> = { is, 'en-us': en };
