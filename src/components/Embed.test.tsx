/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Player } from '../content/values/embed';
import type { Language } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Embed } from './Embed';

const video = 'https://www.youtube.com/watch?v=aBc-12_45Xz';

function renderEmbed(
  player: Player,
  { url = video, lang = 'is' }: { url?: string; lang?: Language } = {},
) {
  return renderIn(lang, <Embed url={url} title="Flæðarmál" player={player} />);
}

const youTube = { provider: 'YouTube' as const, ratio: 2 };
const clickShow = (provider: string) =>
  userEvent.click(screen.getByRole('link', { name: `Sýna efni frá ${provider}` }));
const scripts = () => [...document.scripts].map(({ src }) => src);

afterEach(() => {
  delete window.twttr;
  delete window.instgrm;
  delete window.FB;
});

it('leaves a Ctrl+click to the browser', () => {
  const { container } = renderEmbed(youTube);
  const link = screen.getByRole('link', { name: 'Sýna efni frá YouTube' });
  const onClick = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', onClick, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(onClick).toHaveBeenCalled();
  expect(container.querySelector('iframe')).toBeNull();
});

it('a video takes the focus, and has a loading message until the iframe has loaded', async () => {
  renderEmbed(youTube);
  await clickShow('YouTube');
  const frame = await screen.findByTitle('Flæðarmál');
  const stage = screen.getByRole('group', { name: 'Flæðarmál (YouTube)' });
  expect(stage).toHaveFocus();
  expect(stage).toHaveAccessibleDescription('Sæki efni frá YouTube …');
  fireEvent.load(frame);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: /^Flæðarmál/ })).toHaveAttribute('href', video);
});

it('opens the content itself when EmbedPlayer cannot be loaded, but not after the reader has left', async () => {
  jest.doMock('./EmbedPlayer', () => {
    throw new Error('ChunkLoadError');
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = renderEmbed(youTube);
  fireEvent.click(screen.getByRole('link', { name: 'Sýna efni frá YouTube' }));
  unmount();
  await act(async () => undefined);
  expect(error).not.toHaveBeenCalled();
  renderEmbed(youTube);
  await clickShow('YouTube');
  // jsdom does not navigate: it logs that navigation is not implemented.
  await waitFor(() => expect(String(error.mock.calls)).toContain('navigation'));
  error.mockRestore();
  jest.dontMock('./EmbedPlayer');
});

it('opens a page of a video provider that is not a video', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderEmbed(youTube, { url: 'https://www.youtube.com/HonnunMars1' });
  await clickShow('YouTube');
  // jsdom does not navigate: it logs that navigation is not implemented.
  await waitFor(() => expect(String(error.mock.calls)).toContain('navigation'));
  expect(document.querySelector('iframe')).toBeNull();
  error.mockRestore();
});

describe('a post', () => {
  const x = { provider: 'X' as const };
  const post = 'https://x.com/midstod/status/123?s=20';
  const widgets = 'https://platform.twitter.com/widgets.js';
  const script = () => {
    const found = [...document.scripts].find(({ src }) => src === widgets);
    if (!found) throw new Error('The page has no script of X');
    return found;
  };

  it('is drawn by the network’s script, which is added to the page once', async () => {
    const load = jest.fn(() => Promise.resolve());
    window.twttr = { widgets: { load } };
    const { container } = renderIn(
      'is',
      <>
        <Embed url={post} title="Fyrri" player={x} />
        <Embed url="https://twitter.com/midstod/status/456" title="Seinni" player={x} />
      </>,
    );
    for (const link of screen.getAllByRole('link', { name: 'Sýna efni frá X' })) {
      await userEvent.click(link);
    }
    fireEvent.load(await waitFor(script));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(scripts()).toEqual([widgets]);
    const quotes = [...container.querySelectorAll('blockquote.twitter-tweet')];
    expect(quotes.map((quote) => quote.querySelector('a')?.getAttribute('href'))).toEqual([
      'https://twitter.com/midstod/status/123?s=20',
      'https://twitter.com/midstod/status/456',
    ]);
    await waitFor(() =>
      screen.getAllByRole('status').forEach((status) => expect(status).toBeEmptyDOMElement()),
    );
  });

  it.each([
    {
      provider: 'Instagram' as const,
      url: 'https://www.instagram.com/p/Cabc_1/?igsh=x',
      src: 'https://www.instagram.com/embed.js',
      markup: 'blockquote.instagram-media[data-instgrm-permalink$="/p/Cabc_1/"]',
    },
    {
      provider: 'Facebook' as const,
      url: 'https://www.facebook.com/permalink.php?story_fbid=1&id=2',
      src: 'https://connect.facebook.net/is_IS/sdk.js#xfbml=1&version=v24.0',
      markup: '.fb-post[data-href="https://www.facebook.com/permalink.php?story_fbid=1&id=2"]',
    },
  ])('of $provider has its own markup and script', async ({ provider, url, src, markup }) => {
    const process = jest.fn();
    window.instgrm = { Embeds: { process } };
    window.FB = {
      XFBML: {
        parse: (_container, onRendered) => {
          process();
          onRendered();
        },
      },
    };
    const { container } = renderEmbed({ provider }, { url });
    await clickShow(provider);
    await waitFor(() => expect(scripts()).toContain(src));
    const added = [...document.scripts].find((element) => element.src === src);
    if (added) fireEvent.load(added);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(process).toHaveBeenCalledTimes(1);
    expect(container.querySelector(markup)).toBeInTheDocument();
  });

  it('can be unmounted while it loads, also when the script has replaced the markup', async () => {
    const network: { finish?: () => void } = {};
    window.twttr = {
      widgets: {
        load: (container) =>
          new Promise<void>((resolve) => {
            container.innerHTML = '<twitter-widget></twitter-widget>';
            network.finish = resolve;
          }),
      },
    };
    const { container, unmount } = renderEmbed(x, { url: post });
    await clickShow('X');
    fireEvent.load(await waitFor(script));
    await waitFor(() => expect(network.finish).toBeDefined());
    unmount();
    network.finish?.();
    expect(container).toBeEmptyDOMElement();
  });
});
