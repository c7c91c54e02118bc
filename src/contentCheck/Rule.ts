import type { JsonObject } from '../content/values/cmsValues';
import type { Language } from '../i18n/languages';

export type CheckedDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  /** Both dates are null until the first publication. */
  first_publication_date: string | null;
  last_publication_date: string | null;
  alternate_languages: readonly { id: string; lang: string }[];
  data: JsonObject;
};

export type CheckedSite = {
  documents: readonly CheckedDocument[];
  byId: ReadonlyMap<string, CheckedDocument>;
  pathOf: (document: CheckedDocument) => string | undefined;
  /** The time of the check in ms since 1970. */
  now: number;
  /** The reason for each URL that could not be opened. Empty if the check opened no URLs. */
  unreachable: ReadonlyMap<string, string>;
};

/** A text in English and, optionally, in other languages. */
export type Texts = Readonly<Partial<Record<Language, string>> & { en: string }>;

export function textIn(texts: Texts, lang: Language): string {
  return texts[lang] ?? texts.en;
}

/** Readers see an `error`. With a `warning`, readers may miss something. A `notice` is advice. */
export const severities = ['error', 'warning', 'notice'] as const;

export type Severity = (typeof severities)[number];

export type Hit = {
  /** The place in the document: `title`, `content[3]`, `sections[0].items[1].link`. */
  field: string;
  quote?: string;
};

export function hitIf(isWrong: boolean, field: string, quote?: string): Hit[] {
  return isWrong ? [{ field, ...(quote !== undefined && { quote }) }] : [];
}

export type Rule = {
  severity: Severity;
  title: Texts;
  advice: Texts;
} & (
  | { check: (document: CheckedDocument, site: CheckedSite) => readonly Hit[] }
  /** Compares all documents. Previews skip such a rule, because they read only a few documents. */
  | { checkAll: (site: CheckedSite) => (document: CheckedDocument) => readonly Hit[] }
);

/** By name. Only tests use the names. */
export type Rules = Readonly<Record<string, Rule>>;

export type Finding = Hit & { rule: Rule; document: CheckedDocument; path: string | undefined };
