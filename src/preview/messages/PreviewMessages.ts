import type { Severity } from '../../contentCheck/Rule';
import type { Language } from '../../i18n/languages';
import type { PreviewFailure, PreviewState } from '../pluginSession';

type Kind = PreviewState['subject']['kind'];

type Subject = 'texts' | 'documents';

export type PreviewMessages = {
  /** Accessible name of the bar, and text of the button that expands the bar on a phone. */
  preview: string;
  kinds: Record<Kind, string>;
  /** Describes the content of a page that does not belong to a single document. */
  everything: Record<Kind, string>;
  /** Names of custom types by id. The bar shows the id of any other type. */
  types: Record<string, string>;
  languages: Record<Language, string>;
  untitled: string;
  drafts: string;
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
  /** Says that the page looks as published, although a release is previewed. */
  notInRelease: string;
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
  /** `other` is a name from `languages`. */
  sideBySide(other: string): string;
  reading: string;
  unreadable: Record<Subject, string>;
  noTranslation: Record<Language, string>;
  noPage: string;
  findings(count: number): string;
  noFindings: string;
  severities: Record<Severity, string>;
  untranslated: Record<Subject, (count: number) => string>;
  translated: Record<Subject, string>;
  isMissing: string;
  isSame: string;
  /** Names of fields by id. The list shows the id of any other field. */
  fields: Record<string, string>;
};
