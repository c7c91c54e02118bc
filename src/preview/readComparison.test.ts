import { createFakeSession } from '../test/fakeSession';
import type { PrismicDocument } from '@prismicio/client';
import { readDocuments } from './readComparison';

it('reads many documents in several queries, whose addresses are not too long', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `article-${index}`);
  const documents = ids.map((id) => ({ id }) as PrismicDocument).reverse();
  const { session } = createFakeSession({ documents: documents.slice(1) });
  const getByIDs = jest.fn(session.contentApi.getByIDs);
  const read = await readDocuments(
    { ...session, contentApi: { ...session.contentApi, getByIDs } },
    ids,
  );
  expect(getByIDs.mock.calls.map(([group]) => group.length)).toEqual([15, 15, 10]);
  expect(read.map(({ id }) => id)).toEqual(ids.slice(0, -1));
});
