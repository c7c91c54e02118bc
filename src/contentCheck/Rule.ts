import type { JsonObject } from '../content/values/cmsValues';
import type { Language } from '../i18n/languages';

/** A document of Prismic's REST API. */
export type CheckedDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  /** Both dates are null before the first publication. */
  first_publication_date: string | null;
  last_publication_date: string | null;
  alternate_languages: readonly { id: string; lang: string }[];
  data: JsonObject;
};

export type CheckedSite = {
  documents: readonly CheckedDocument[];
  byId: ReadonlyMap<string, CheckedDocument>;
  pathOf: (document: CheckedDocument) => string | undefined;
  /** In ms since 1970. */
  now: number;
  /** The reason for each URL that could not be opened. Empty if the check opened no URLs. */
  unreachable: ReadonlyMap<string, string>;
};

/** A text in English and any other languages. */
export type Texts = Readonly<Partial<Record<Language, string>> & { en: string }>;

export function textIn(texts: Texts, lang: Language): string {
  return texts[lang] ?? texts.en;
}

/** `error`: visible to readers. `warning`: readers may miss it. `notice`: could be better. */
export type Severity = 'error' | 'warning' | 'notice';

export const severities = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];

export type Hit = {
  /** Field of the document: `title`, `content[3]`, `sections[0].items[1].link`. */
  field: string;
  /** The text, URL or name there. */
  quote?: string;
};

export type Rule = {
  /** In kebab-case. */
  id: string;
  severity: Severity;
  title: Texts;
  /** The effect on readers, and the remedy. */
  advice: Texts;
  /** Compares the document with all others, which previews do not read. */
  needsAllDocuments?: true;
  check: (document: CheckedDocument, site: CheckedSite) => readonly Hit[];
};
