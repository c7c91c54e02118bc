import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { categoriesOf } from './addresses';
import { toTypeName } from './documentQueries';
import { documentTypes, kinds, routedTypes, singleTypes } from './documentTypes';
import { languages } from './i18n/languages';
import { searchedFields } from './search/shape/searchedFields';

// The records name fields, files and fragments. Only these tests check that they exist.

const root = path.resolve(__dirname, '..');

const customTypes = readdirSync(path.join(root, 'customtypes'));

/** Returns the names of all fields of a custom type, on all its tabs. */
function fieldsOf(type: string): string[] {
  const file = path.join(root, 'customtypes', type, 'index.json');
  const { json } = JSON.parse(readFileSync(file, 'utf8')) as { json: Record<string, object> };
  return Object.values(json).flatMap((tab) => Object.keys(tab));
}

const toFileName = (kind: string) =>
  kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

it('has a record for every custom type that is not a single type', () => {
  expect([...routedTypes, ...singleTypes].sort()).toEqual(customTypes.sort());
});

it('has the same categories as the custom type offers to editors', () => {
  const file = path.join(root, 'customtypes/article/index.json');
  const { json } = JSON.parse(readFileSync(file, 'utf8'));
  const { options } = json.Main.category.config;
  expect([...options].sort()).toEqual(languages.flatMap(categoriesOf).sort());
});

describe.each(kinds)('%s', (kind) => {
  const { partOf, list, neighbours, isRelated } = documentTypes[kind];
  const fields = searchedFields[kind];
  const { people, texts, groups = {}, date, end, hasCategory, hasAssociation } = fields;
  const type = partOf?.type ?? kind;

  it('has a template, a mapper and, if it is listed, a template of the list', () => {
    expect(existsSync(path.join(root, `src/templates/${toFileName(kind)}.tsx`))).toBe(true);
    expect(existsSync(path.join(root, `src/content/types/${toFileName(type)}.ts`))).toBe(true);
    if (list) {
      expect(existsSync(path.join(root, `src/templates/${toFileName(kind)}s.tsx`))).toBe(true);
    }
  });

  it('names fields that its custom type has', () => {
    const orders = [list ? list.sortBy : undefined, neighbours].flatMap((order) => order ?? []);
    const named = [
      ...orders.map((order) => order.replace(/_(ASC|DESC)$/, '')),
      ...(partOf ? [partOf.field] : []),
      ...[people, texts, date, end, Object.keys(groups)].flat(),
      ...(hasCategory ? ['category'] : []),
      ...(hasAssociation ? ['association'] : []),
    ].filter((name) => name !== undefined);
    expect(fieldsOf(type)).toEqual(expect.arrayContaining(named));
  });

  it('is in the query of related documents exactly when editors can relate it', () => {
    const fragments = readFileSync(path.join(root, 'src/content/types/related.ts'), 'utf8');
    expect(fragments.includes(`... on PRISMIC_${toTypeName(type)} {`)).toBe(isRelated === true);
  });
});
