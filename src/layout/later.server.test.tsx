import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { later } from './later';

it('is in the served HTML', async () => {
  const Part = later(async () => ({ name }: { name: string }) => <p>{name}</p>);
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(<Part name="Valmynd" />, {
    onAllReady: () => void pipe(out),
  });
  // The marks are those of later.test.tsx.
  expect(await text(out)).toBe('<!--$--><p>Valmynd</p><!--/$-->');
});
