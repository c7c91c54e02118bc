import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { loadServerCode, replaceRenderer } from './replaceRenderer';

async function render(bodyComponent: ReactElement): Promise<string> {
  let html = '';
  const args: Partial<ReplaceRendererArgs> = {
    bodyComponent,
    replaceBodyHTMLString: (body) => {
      html = body;
    },
  };
  await replaceRenderer?.(args as ReplaceRendererArgs, { plugins: [] });
  return html;
}

function renderByReactAlone(body: ReactElement): Promise<string> {
  return new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(body, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve),
    });
  });
}

/**
 * Each page has one byte more than the previous page, so that React's buffer ends at every byte of
 * the letter, in texts and in attributes.
 */
function pagesOf(letter: string): ReactElement[] {
  const word = letter.repeat(50);
  const paragraph = (index: number) => (
    <p key={index} aria-label={word}>
      {word}
    </p>
  );
  const bytes = Buffer.byteLength(renderToStaticMarkup(paragraph(0)));
  return range(bytes).map((shift) => (
    <main>
      <p>{'a'.repeat(shift)}</p>
      {range(20).map(paragraph)}
    </main>
  ));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

// These letters have two, three and four bytes.
describe.each(['ú', '„', '🏺'])('the letter %s', (letter) => {
  const pages = pagesOf(letter);

  it('is written completely wherever React’s buffer ends', async () => {
    for (const page of pages) expect(await render(page)).toBe(renderToStaticMarkup(page));
  });

  it('would come with NUL characters without the hook, which can go when this fails', async () => {
    const written = await Promise.all(pages.map(renderByReactAlone));
    expect(written.filter((html) => html.includes('\0'))).not.toEqual([]);
  });
});

it('removes the style attribute of Gatsby’s focus wrapper, and no other', async () => {
  const wrapper = (
    <div style={{ outline: 'none' }} tabIndex={-1} id="gatsby-focus-wrapper">
      <p style={{ outline: 'none' }}>Texti</p>
    </div>
  );
  expect(await render(wrapper)).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="outline:none">Texti</p></div>',
  );
});

it('fails for a page that cannot be rendered', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('No such field');
  };
  await expect(render(<Broken />)).rejects.toThrow('No such field');
});

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('loads templates by name, then their parts, whichever chunk arrives first', async () => {
  const loaded: string[] = [];
  const parts: (() => Promise<void>)[] = [];
  const toPart = (name: string, ms: number, further?: () => Promise<void>) => async () => {
    await later(ms);
    loaded.push(name);
    if (further) parts.push(further);
  };
  const toTemplate = (name: string) => async () => {
    loaded.push(name);
    parts.push(toPart(`a part of ${name}`, name === 'article' ? 20 : 0));
  };
  const further = toPart('a part of a part', 0);
  const failing = async () => {
    parts.push(toPart('a part with a part', 0, further));
    throw new Error('This template is broken');
  };
  await loadServerCode(
    { project: toTemplate('project'), event: failing, article: toTemplate('article') },
    parts,
  );
  expect(loaded).toEqual([
    'article',
    'project',
    'a part of article',
    'a part with a part',
    'a part of project',
    'a part of a part',
  ]);
});
