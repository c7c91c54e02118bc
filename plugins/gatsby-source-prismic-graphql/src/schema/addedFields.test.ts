import { extendSchema, graphql, parse, print } from 'graphql';
import { fakeSchema } from '../../test/fakeSchema';
import { createPrismicSchema } from './createPrismicSchema';
import type { SharpKeys } from './createPrismicSchema';
import { toPrismicQuery } from './toPrismicQuery';

const repository = extendSchema(
  fakeSchema,
  parse('extend type Article { photo: Json label: String }'),
);
const toImage = (name: string) => ({
  url: `https://images.prismic.io/acme/${name}.jpg`,
  dimensions: { width: 800, height: 600 },
});
const photo = { ...toImage('photo'), face: toImage('face') };

/** `sent` is the query for Prismic. */
async function run(source: string, article: object, sharpKeys: SharpKeys = [/photo|image/]) {
  let sent: string | undefined;
  const schema = createPrismicSchema(
    repository,
    (_source, _args, _context, info) => {
      const converted = toPrismicQuery(info, repository);
      sent = converted && print(converted.document).replace(/\s+/g, ' ');
      return { article };
    },
    () => null,
    sharpKeys,
  );
  const { data, errors } = await graphql({ schema, source });
  return { sent, errors, data: data?.prismic as Record<string, unknown> | undefined, schema };
}

const toQuery = (fields: string) => `{ prismic { article(uid: "a", lang: "is") { ${fields} } } }`;

test('a query of version 3 gets the image of gatsby-plugin-image', async () => {
  const query = toQuery(
    'photoSharp { childImageSharp { gatsbyImageData(width: 200, layout: FIXED) } }',
  );
  const { sent, data, errors } = await run(query, { photoSharp: photo });
  expect(errors).toBeUndefined();
  expect(sent).toContain('{ photoSharp: photo }');
  expect(data).toMatchObject({
    article: {
      photoSharp: {
        childImageSharp: { gatsbyImageData: { layout: 'fixed', width: 200, height: 150 } },
      },
    },
  });
});

test('a query can select the image field and two renditions of it together', async () => {
  const { sent, data } = await run(
    toQuery(
      'photo photoSharp { gatsbyImageData } face: photoSharp(crop: "face") { gatsbyImageData }',
    ),
    { photo, photoSharp: photo, face: photo },
  );
  expect(sent).toContain('{ photo photoSharp: photo face: photo }');
  expect(JSON.stringify(data?.article)).toContain('/face.jpg?w=');
});

test.each([
  ['no image', null],
  ['no such view', photo],
])('%s is null', async (_name, value) => {
  const query = toQuery('photoSharp(crop: "wide") { gatsbyImageData }');
  expect((await run(query, { photoSharp: value })).data).toEqual({ article: { photoSharp: null } });
});

test('only image fields that are named have one', async () => {
  const fields = async (sharpKeys: SharpKeys) => {
    const { schema } = await run('{ prismic { __typename } }', {}, sharpKeys);
    const type = schema.getType('PRISMIC_Article');
    return Object.keys(type && 'getFields' in type ? type.getFields() : {}).filter((name) =>
      name.endsWith('Sharp'),
    );
  };
  expect(await fields([/./])).toEqual(['textSharp', 'photoSharp']);
  expect(await fields(['photo'])).toEqual(['photoSharp']);
  expect(await fields(['hot', 'label'])).toEqual([]);
});
