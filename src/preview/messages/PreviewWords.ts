import type { Language } from '../../i18n/languages';
import type { PreviewFailure, PreviewState } from '../PreviewSession';

type Kind = PreviewState['subject']['kind'];

/** What the preview bar says, in one language. */
export type PreviewWords = {
  /** What the bar is called, and the button that unfolds it on a phone. */
  preview: string;
  kinds: Record<Kind, string>;
  /** What is on a page that is not one document's. */
  everything: Record<Kind, string>;
  /** Custom types by their ids; others are shown by the id. */
  types: Record<string, string>;
  languages: Record<Language, string>;
  untitled: string;
  until(time: string): string;
  asOn(date: string): string;
  loading: string;
  missing: string;
  missingWhy: string;
  frontPage: string;
  exit: string;
  share: string;
  shared: string;
  notShared: string;
  edit: string;
  newTab: string;
  release: string;
  noRelease: string;
  date: string;
  today: string;
  bothLanguages: string;
  failures: Record<PreviewFailure['kind'], { stamp: string; title: string; text: string }>;
  details: string;
  retry: string;
  published: string;
  elsewhere: Record<NonNullable<PreviewState['elsewhere']>, string>;
  takeOver: string;
  close: string;
  /** @param other the language beside the default one, as `languages` has it */
  sideBySide(other: string): string;
  /** On the choice of that language, where there are several. */
  beside: string;
  reading: string;
  unreadable: string;
  noTranslation: Record<Language, string>;
  noPage: string;
  untranslated(count: number): string;
  translated: string;
  isMissing: string;
  isSame: string;
  /** On the mark beside a text in the translation. */
  mark: string;
  /** Fields by their ids; others are shown by the id. */
  fields: Record<string, string>;
};
