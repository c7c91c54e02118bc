import type { JsonObject } from '../content/values/cmsValues';
import type { Language } from '../i18n/languages';

/** A document as Prismic's REST API sends it. */
export type CheckedDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  /** Null before the first publication, as the next. */
  first_publication_date: string | null;
  last_publication_date: string | null;
  alternate_languages: readonly { id: string; lang: string }[];
  data: JsonObject;
};

/** What a rule knows beside the document that it checks. */
export type CheckedSite = {
  documents: readonly CheckedDocument[];
  byId: ReadonlyMap<string, CheckedDocument>;
  /** Path of a document's page; undefined for a document without a page. */
  pathOf: (document: CheckedDocument) => string | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Why an address on the web could not be opened, by the address. Empty unless addresses were tried. */
  unreachable: ReadonlyMap<string, string>;
};

/** A text in the languages into which it is translated, and always in English. */
export type Texts = Readonly<Partial<Record<Language, string>> & { en: string }>;

export function textIn(texts: Texts, lang: Language): string {
  return texts[lang] ?? texts.en;
}

/** `error`: a reader meets a fault. `warning`: a reader probably misses something. `notice`: could be better. */
export type Severity = 'error' | 'warning' | 'notice';

export const severities = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];

/** A place that breaks a rule. */
export type Hit = {
  /** Field of the document: `title`, `content[3]`, `sections[0].items[1].link`. */
  field: string;
  /** What stands there: a text, an address, a name. */
  quote?: string;
};

export type Rule = {
  /** In kebab case. */
  id: string;
  severity: Severity;
  /** What is wrong, for a headline. */
  title: Texts;
  /** Why it matters to a reader, and the remedy. */
  advice: Texts;
  /** Whether it compares the document with all others, which a preview does not read. */
  needsAllDocuments?: true;
  check: (document: CheckedDocument, site: CheckedSite) => readonly Hit[];
};
