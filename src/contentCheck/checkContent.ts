import { isJsonObject, toText } from '../content/values/cmsValues';
import { isRoutedType } from '../documentTypes';
import { documentPath } from '../routes';
import { readDocument, textOf } from './readDocument';
import { severities } from './Rule';
import type { CheckedDocument, CheckedSite, Finding, Rule, Rules } from './Rule';
import { fieldRules } from './rules/fields';
import { linkRules } from './rules/links';
import { peopleRules } from './rules/people';
import { recordingRules } from './rules/recordings';
import { textRules } from './rules/texts';

export const rulesByName: Rules = {
  ...linkRules,
  ...textRules,
  ...fieldRules,
  ...recordingRules,
  ...peopleRules,
};

export const rules: readonly Rule[] = severities.flatMap((severity) =>
  Object.values(rulesByName).filter((rule) => rule.severity === severity),
);

type Circumstances = Pick<CheckedSite, 'now' | 'unreachable'>;

/** Returns findings by rule, most severe rule first, and then in document order. */
export function checkContent(
  documents: readonly CheckedDocument[],
  circumstances: Circumstances,
): Finding[] {
  return applyRules(rules, documents, toSite(documents, circumstances));
}

/** Checks a draft by the rules that need no other documents than `related`. */
export function checkDraft(
  draft: CheckedDocument,
  related: readonly CheckedDocument[],
  now: number,
): Finding[] {
  const applied = rules.filter((rule) => 'check' in rule);
  return applyRules(applied, [draft], toSite([draft, ...related], { now, unreachable: new Map() }));
}

export function relatedIds(draft: CheckedDocument): string[] {
  const linked = readDocument(draft).links.flatMap(({ link }) =>
    link['link_type'] === 'Document' && typeof link['id'] === 'string' ? [link['id']] : [],
  );
  const translations = draft.alternate_languages.map(({ id }) => id);
  return [...new Set([...linked, ...translations])].filter((id) => id !== draft.id);
}

function applyRules(
  applied: readonly Rule[],
  documents: readonly CheckedDocument[],
  site: CheckedSite,
): Finding[] {
  return applied.flatMap((rule) => {
    const check =
      'check' in rule
        ? (document: CheckedDocument) => rule.check(document, site)
        : rule.checkAll(site);
    return documents.flatMap((document) =>
      check(document).map((hit) => ({ ...hit, rule, document, path: site.pathOf(document) })),
    );
  });
}

function toSite(documents: readonly CheckedDocument[], circumstances: Circumstances): CheckedSite {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const pathOf = (document: CheckedDocument): string | undefined => {
    const { uid, type, lang, data } = document;
    // Documents without a title get no page (src/documentPages.ts).
    if (isRoutedType(type) && textOf(document, 'title') === '') return undefined;
    const link = data['association'];
    const hasAssociation = isJsonObject(link) && link['isBroken'] !== true;
    const association = hasAssociation ? toText(link['uid']) : undefined;
    return documentPath({ type, lang, uid, association });
  };
  return { documents, byId, pathOf, ...circumstances };
}
