import { buildSchema } from 'graphql';
import type { Field, SliceChoice } from '../src/schema/customTypes';
import { addCustomTypes } from '../src/schema/prismicSchemas';

export const fakeField = (id: string, kind: string, more: Partial<Field> = {}): Field => ({
  ...{ id, kind, fields: [], choices: [] },
  ...more,
});

const fakeSlice = (id: string, ...primary: Field[]): SliceChoice => ({
  id,
  isShared: false,
  variations: [{ id, primary, items: [] }],
});

/**
 * A small repository's schema in Prismic's form, with an interface, a slice union and sort enums.
 */
export const fakeSchema = addCustomTypes(
  buildSchema(`
    scalar Long
    type _DocumentConnection { totalCount: Long! }
    type Query { _allDocuments(first: Int): _DocumentConnection! }
  `),
  [
    {
      id: 'article',
      fields: [
        fakeField('uid', 'UID'),
        fakeField('title', 'Text'),
        fakeField('text', 'StructuredText'),
        fakeField('related', 'Link'),
        fakeField('body', 'Slices', {
          choices: [fakeSlice('quote', fakeField('text', 'Text')), fakeSlice('image')],
        }),
      ],
    },
    { id: 'homepage', fields: [fakeField('title', 'Text')] },
  ],
);
