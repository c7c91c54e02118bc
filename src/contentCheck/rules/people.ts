import { toText } from '../../content/values/cmsValues';
import { isNearName, nameFieldsOf, splitNames } from '../../content/values/joinNames';
import { hitIf } from '../Rule';
import type { CheckedDocument, Rules } from '../Rule';
import { textOf } from '../readDocument';

export const peopleRules: Rules = {
  'near-name': {
    severity: 'warning',
    title: {
      is: 'Nafn er næstum eins og nafn á síðu manneskju',
      en: 'Name that is nearly the name of a person with a page',
    },
    advice: {
      is: 'Nafn verður aðeins tengill á síðu manneskju ef það er stafsett eins og þar, í nefnifalli. Leiðréttu nafnið, eða láttu það standa ef átt er við aðra manneskju.',
      en: 'A name becomes a link to a person’s page only if it is spelled as on that page. Correct the name, or leave the name if it is another person’s.',
    },
    checkAll: ({ documents }) => {
      const byLanguage = peopleByLanguage(documents);
      // Many documents have the same name, which is compared once with all people.
      const near = new Map<string, string | undefined>();
      return (document) => {
        const people = byLanguage.get(document.lang) ?? new Set();
        return namesIn(document, people).flatMap(({ field, name }) => {
          const key = `${document.lang} ${name}`;
          if (!people.has(name) && !near.has(key)) {
            near.set(
              key,
              [...people].find((each) => isNearName(each, name)),
            );
          }
          const person = near.get(key);
          return person === undefined ? [] : [{ field, quote: `${name} (${person})` }];
        });
      };
    },
  },
  'unnamed-person': {
    severity: 'notice',
    title: { is: 'Manneskja er hvergi nefnd', en: 'Person whom no document names' },
    advice: {
      is: 'Síðan sýnir hvorki verk, greinar né viðburði. Skrifaðu nafnið í reit fyrir nöfn í þeim skjölum sem manneskjan á hlut að, nákvæmlega eins og það er hér.',
      en: 'The page has no works, articles or events. In the documents in which the person has a part, write the name in a field for names, exactly as it is here.',
    },
    checkAll: ({ documents }) => {
      const people = peopleByLanguage(documents);
      const named = documents.flatMap((document) =>
        namesIn(document, people.get(document.lang)).map(({ name }) => `${document.lang} ${name}`),
      );
      const all = new Set(named);
      return (document) => {
        const name = textOf(document, 'title').normalize();
        const isNamed = document.type !== 'person' || all.has(`${document.lang} ${name}`);
        return hitIf(!isNamed, 'title', name);
      };
    },
  },
  'person-without-occupation': {
    severity: 'notice',
    title: { is: 'Manneskja án starfs', en: 'Person without an occupation' },
    advice: {
      is: 'Listinn yfir fólk og leitarvélar segja ekki við hvað manneskjan fæst. Skrifaðu það í „What the person does“, í einu eða tveimur orðum.',
      en: 'The list of people and search engines do not say what the person does. Write it in “What the person does”, in a word or two.',
    },
    check: ({ type, data }) =>
      hitIf(type === 'person' && toText(data['occupation']) === undefined, 'occupation'),
  },
};

function peopleByLanguage(documents: readonly CheckedDocument[]): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>();
  for (const document of documents) {
    const name = document.type === 'person' ? textOf(document, 'title').normalize() : '';
    if (name) people.set(document.lang, (people.get(document.lang) ?? new Set()).add(name));
  }
  return people;
}

function namesIn(
  { type, data }: CheckedDocument,
  people: ReadonlySet<string> = new Set(),
): { field: string; name: string }[] {
  return nameFieldsOf(type).flatMap((field) =>
    splitNames(toText(data[field])?.normalize(), (name) => people.has(name)).map(({ name }) => ({
      field,
      name,
    })),
  );
}
