/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Player } from '../content/embed';
import type { Language } from '../i18n/languages';
import { renderIn } from '../test/renderIn';
import { Embed } from './Embed';

const video = 'https://www.youtube.com/watch?v=aBc-12_45Xz';

function show(
  player: Player,
  { url = video, lang = 'is' }: { url?: string; lang?: Language } = {},
) {
  return renderIn(lang, <Embed url={url} title="Flæðarmál" player={player} />);
}

const youTube = { provider: 'YouTube' as const, ratio: 2 };
const askFor = (provider: string) =>
  userEvent.click(screen.getByRole('link', { name: `Sýna efni frá ${provider}` }));
const scripts = () => [...document.scripts].map(({ src }) => src);

afterEach(() => {
  delete window.twttr;
  delete window.instgrm;
  delete window.FB;
});

describe('before the reader asks', () => {
  it('loads nothing, and says in the language of the page what would be', () => {
    const { container } = show(youTube, { lang: 'en-us' });
    expect(container.querySelector('iframe, script, img, link, video')).toBeNull();
    expect(container).toHaveTextContent('may set cookies on your device');
    expect(screen.getByRole('link', { name: 'Show content from YouTube' })).toBeInTheDocument();
  });

  it('leads to the content itself, with and without JavaScript', () => {
    show(youTube);
    for (const name of ['Sýna efni frá YouTube', 'Flæðarmál (opnast í nýjum flipa)']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', video);
    }
  });

  it('leaves a click that asks for a tab to the browser', () => {
    const { container } = show(youTube);
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
});

describe('a video', () => {
  it('is a frame of ours, in the room that the words took', async () => {
    show(youTube);
    await askFor('YouTube');
    const frame = await screen.findByTitle('Flæðarmál');
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aBc-12_45Xz');
    expect(frame).toHaveAttribute('allowfullscreen');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(screen.getByText(/vistað vafrakökur/)).not.toBeVisible();
    expect(screen.queryByRole('link', { name: /Sýna efni/ })).toBeNull();
  });

  it('takes the focus, and is said to be loading until it is there', async () => {
    show(youTube);
    await askFor('YouTube');
    const frame = await screen.findByTitle('Flæðarmál');
    const stage = screen.getByRole('group', { name: 'Flæðarmál (YouTube)' });
    expect(stage).toHaveFocus();
    expect(stage).toHaveAccessibleDescription('Sæki efni frá YouTube …');
    fireEvent.load(frame);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: /^Flæðarmál/ })).toHaveAttribute('href', video);
  });
});

it('leads to a page of a video site that is no video', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(youTube, { url: 'https://www.youtube.com/HonnunMars1' });
  await askFor('YouTube');
  // All that jsdom does about leaving a page is to say that it cannot.
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
    if (!found) throw new Error('no script of X is in the page');
    return found;
  };

  it('says that the network’s script is blocked, keeps the link, and can be asked for again', async () => {
    const { container, unmount } = show(x, { url: post });
    expect(scripts()).toEqual([]);
    await askFor('X');
    await waitFor(() => expect(scripts()).toEqual([widgets]));
    expect(screen.getByRole('status')).toHaveTextContent('Sæki efni frá X …');
    fireEvent.error(script());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Ekki tókst að sækja efnið frá X. Tengillinn hér fyrir neðan vísar á það.',
      ),
    );
    expect(container.querySelector('blockquote')).toBeNull();
    expect(screen.getByRole('link', { name: /^Flæðarmál/ })).toHaveAttribute('href', post);
    expect(scripts()).toEqual([]);
    unmount();

    show(x, { url: post });
    await askFor('X');
    await waitFor(() => expect(scripts()).toEqual([widgets]));
    // As a blocker does that answers with an empty script.
    fireEvent.load(script());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ekki tókst'));
  });

  it('is drawn by the network’s script, which is in the page once', async () => {
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
        parse: (_within, onDrawn) => {
          process();
          onDrawn();
        },
      },
    };
    const { container } = show({ provider }, { url });
    await askFor(provider);
    await waitFor(() => expect(scripts()).toContain(src));
    const added = [...document.scripts].find((element) => element.src === src);
    if (added) fireEvent.load(added);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(process).toHaveBeenCalledTimes(1);
    expect(container.querySelector(markup)).toBeInTheDocument();
  });

  it('may be left while it loads, whatever its script has made of the markup', async () => {
    const network: { finish?: () => void } = {};
    window.twttr = {
      widgets: {
        load: (within) =>
          new Promise<void>((resolve) => {
            within.innerHTML = '<twitter-widget></twitter-widget>';
            network.finish = resolve;
          }),
      },
    };
    const { container, unmount } = show(x, { url: post });
    await askFor('X');
    fireEvent.load(await waitFor(script));
    await waitFor(() => expect(network.finish).toBeDefined());
    unmount();
    network.finish?.();
    expect(container).toBeEmptyDOMElement();
  });
});
