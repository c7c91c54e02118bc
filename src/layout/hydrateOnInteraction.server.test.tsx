import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { hydrateOnInteraction } from './hydrateOnInteraction';

it('renders into the served HTML', async () => {
  const Part = hydrateOnInteraction(async () => ({ name }: { name: string }) => <p>{name}</p>);
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(<Part name="Valmynd" />, {
    onAllReady: () => void pipe(out),
  });
  // hydrateOnInteraction.test.tsx starts from the same Suspense markers.
  expect(await text(out)).toBe('<!--$--><p>Valmynd</p><!--/$-->');
});
