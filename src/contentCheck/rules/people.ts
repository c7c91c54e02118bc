import { toText } from '../../content/values/cmsValues';
import { isNearName } from '../../content/values/isNearName';
import { nameFieldsOf, splitNames } from '../../content/values/joinNames';
import type { CheckedDocument, CheckedSite, Rule } from '../Rule';
import { textOf } from '../readDocument';

export const peopleRules: readonly Rule[] = [
  {
    id: 'near-name',
    severity: 'warning',
    needsAllDocuments: true,
    title: {
      is: 'Nafn er næstum eins og nafn á síðu manneskju',
      en: 'Name that is nearly the name of a person with a page',
    },
    advice: {
      is: 'Nafn verður aðeins tengill á síðu manneskju ef það er stafsett eins og þar, í nefnifalli. Leiðréttu nafnið, eða láttu það standa ef átt er við aðra manneskju.',
      en: 'A name becomes a link to a person’s page only if it is spelled as on that page. Correct the name, or leave the name if it is another person’s.',
    },
    check: (document, site) => {
      const { people, near } = namesOf(site, document.lang);
      return nameFieldsOf(document.type).flatMap((field) =>
        splitNames(document.data[field], (name) => people.has(name))
          .filter(({ name }) => !people.has(name))
          .flatMap(({ name }) => {
            if (!near.has(name))
              near.set(
                name,
                [...people].find((each) => isNearName(each, name)),
              );
            const person = near.get(name);
            return person === undefined ? [] : [{ field, quote: `${name} (${person})` }];
          }),
      );
    },
  },
  {
    id: 'unnamed-person',
    severity: 'notice',
    needsAllDocuments: true,
    title: { is: 'Manneskja er hvergi nefnd', en: 'Person whom no document names' },
    advice: {
      is: 'Síðan sýnir hvorki verk, greinar né viðburði. Skrifaðu nafnið í reit fyrir nöfn í þeim skjölum sem manneskjan á hlut að, nákvæmlega eins og það er hér.',
      en: 'The page has no works, articles or events. In the documents in which the person has a part, write the name in a field for names, exactly as it is here.',
    },
    check: (document, site) => {
      if (document.type !== 'person') return [];
      const name = textOf(document, 'title');
      return namesOf(site, document.lang).named.has(name) ? [] : [{ field: 'title', quote: name }];
    },
  },
  {
    id: 'person-without-occupation',
    severity: 'notice',
    title: { is: 'Manneskja án starfs', en: 'Person without an occupation' },
    advice: {
      is: 'Listinn yfir fólk og leitarvélar segja ekki við hvað manneskjan fæst. Skrifaðu það í „occupation“, í einu eða tveimur orðum.',
      en: 'The list of people and search engines do not say what the person does. Write it in “occupation”, in a word or two.',
    },
    check: ({ type, data }) =>
      type === 'person' && toText(data['occupation']) === undefined
        ? [{ field: 'occupation' }]
        : [],
  },
];

type Names = {
  people: Set<string>;
  named: Set<string>;
  /** Maps a name without a page to the nearly equal name of a person with a page. */
  near: Map<string, string | undefined>;
};

const kept = new WeakMap<CheckedSite, Map<string, Names>>();

/** Returns the names of people with a page, and the names in documents, in one language. */
function namesOf(site: CheckedSite, lang: string): Names {
  const known = kept.get(site) ?? new Map<string, Names>();
  kept.set(site, known);
  const names = known.get(lang) ?? findNames(site.documents.filter((each) => each.lang === lang));
  known.set(lang, names);
  return names;
}

function findNames(documents: readonly CheckedDocument[]): Names {
  const ofPeople = documents.filter(({ type }) => type === 'person');
  const people = new Set(ofPeople.map((person) => textOf(person, 'title')).filter(Boolean));
  const namesIn = (text: unknown) => splitNames(text, (name) => people.has(name));
  const named = documents.flatMap(({ type, data }) =>
    nameFieldsOf(type).flatMap((field) => namesIn(data[field]).map(({ name }) => name)),
  );
  return { people, named: new Set(named), near: new Map() };
}
