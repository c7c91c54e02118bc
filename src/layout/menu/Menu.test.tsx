/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Navigation } from '../../content/navigation';
import { Provider } from '../../i18n/Provider';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Menu } from './Menu';

const navigation: Navigation = {
  lang: 'en-us',
  groups: [
    {
      title: 'Projects',
      link: { href: '/en/projects/' },
      links: [{ title: 'Design awards', link: { href: '/en/page/awards/' } }],
    },
    {
      title: 'The Centre',
      links: [
        { title: 'About us', link: { href: '/en/about/' } },
        { title: 'A partner', link: { href: 'https://example.is/' } },
      ],
    },
    { title: 'News', link: { href: '/en/articles/' }, links: [] },
    { title: 'Nothing', links: [] },
  ],
  socialLinks: [],
  footerLinks: [{ title: 'Privacy', link: { href: '/en/page/privacy/' } }],
};

function Page({ path = '/en/' }) {
  return (
    <Provider lang="en-us">
      <a href="#navigation">Skip</a>
      <header>
        <nav>
          <Menu navigation={navigation} path={path} />
        </nav>
        <button type="button">Search</button>
      </header>
      <main>
        <p>The page</p>
      </main>
      <footer>The end</footer>
    </Provider>
  );
}

const details = () => document.querySelector('details') as HTMLDetailsElement;
const button = () => document.querySelector('summary') as HTMLElement;
const fold = (title: string) => screen.getByRole('button', { name: title });
const isOpen = () => getInterfaceState().navOpen;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

/** jsdom leaves no page. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  setInterfaceState({ navOpen: false, searchOpen: false, canTransition: true });
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
  jest.useRealTimers();
});

function renderOpen(path?: string) {
  const drawn = render(<Page path={path} />);
  fireEvent.click(button());
  return drawn;
}

describe('the button', () => {
  it('opens the menu and closes it again', () => {
    render(<Page />);
    expect(details().open).toBe(false);
    expect(button()).toHaveTextContent('Menu');
    fireEvent.click(button());
    expect(details().open).toBe(true);
    expect(button()).toHaveTextContent('Close');
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Menu');
    expect(isOpen()).toBe(false);
  });

  it('leaves the menu to be seen while it goes, for 500 ms', () => {
    renderOpen();
    fireEvent.click(button());
    pass(499);
    expect(details().open).toBe(true);
    expect(details()).toHaveAttribute('data-closing', 'true');
    pass(1);
    expect(details().open).toBe(false);
    expect(details()).toHaveAttribute('data-closing', 'false');
  });

  it('takes the menu away at once without transitions', () => {
    setInterfaceState({ canTransition: false });
    renderOpen();
    fireEvent.click(button());
    pass(0);
    expect(details().open).toBe(false);
  });

  it('opens a menu again that is still going', () => {
    renderOpen();
    fireEvent.click(button());
    pass(300);
    fireEvent.click(button());
    pass(500);
    expect(details().open).toBe(true);
    expect(details()).toHaveAttribute('data-closing', 'false');
  });
});

describe('an open menu', () => {
  it('leaves nothing in reach but the bar that it hangs from', () => {
    renderOpen();
    expect(inert()).toEqual(['A', 'MAIN', 'FOOTER']);
    fireEvent.click(button());
    expect(inert()).toEqual([]);
  });

  it('gives the page back when it is gone with its page', () => {
    const { rerender } = renderOpen();
    rerender(
      <>
        <main>The next page</main>
      </>,
    );
    expect(inert()).toEqual([]);
  });

  it('closes on Escape, with the focus on its button', () => {
    renderOpen();
    screen.getByRole('link', { name: 'About us' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'a' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it.each([
    ['the bar', () => screen.getByRole('banner')],
    ['the page', () => screen.getByText('The page')],
  ])('closes on a click on %s, with the focus on its button', (_, find) => {
    renderOpen();
    fireEvent.click(find() as Element);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('stays on a click on what is in it and leads nowhere', () => {
    renderOpen();
    fireEvent.click(screen.getAllByText('Nothing')[0] as Element);
    fireEvent.click(fold('The Centre'));
    pass(500);
    expect(isOpen()).toBe(true);
  });

  it('closes 500 ms after a link, when the next page covers it', () => {
    renderOpen();
    fireEvent.click(screen.getByRole('link', { name: 'About us' }));
    pass(499);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  it('closes at once after a link without transitions', () => {
    setInterfaceState({ canTransition: false });
    renderOpen();
    fireEvent.click(screen.getByRole('link', { name: 'Privacy' }));
    pass(0);
    expect(isOpen()).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('stays for a link opened elsewhere (%s)', (key) => {
    renderOpen();
    fireEvent.click(screen.getByRole('link', { name: 'About us' }), { [key]: true });
    pass(500);
    expect(isOpen()).toBe(true);
  });

  it('stays for a link to another site, which has a tab of its own', () => {
    renderOpen();
    fireEvent.click(screen.getByRole('link', { name: /A partner/ }));
    pass(500);
    expect(isOpen()).toBe(true);
  });

  it('closes when the search opens, and leaves the focus there', () => {
    renderOpen();
    const search = screen.getByRole('button', { name: 'Search' });
    search.focus();
    act(() => setInterfaceState({ navOpen: false, searchOpen: true }));
    pass(500);
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(search);
  });
});

it('closes the search when it opens', () => {
  setInterfaceState({ searchOpen: true });
  renderOpen();
  expect(getInterfaceState()).toMatchObject({ navOpen: true, searchOpen: false });
});

it('takes over what was opened before there was a script', async () => {
  // React's server wants it, and jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  details().open = true;
  // React says in development that it did not draw it open.
  const warned = jest.spyOn(console, 'error').mockImplementation();
  const onRecoverableError = jest.fn();
  render(<Page />, { container, hydrate: true, onRecoverableError });
  warned.mockRestore();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
  expect(details().open).toBe(true);
  expect(button()).toHaveTextContent('Close');
  expect(inert()).toEqual(['A', 'MAIN', 'FOOTER']);
});

describe('a group', () => {
  const group = (title: string) =>
    screen
      .getAllByRole('listitem')
      .find((item) => item.querySelector('.menu-heading')?.textContent === title) as HTMLElement;

  it('unfolds and folds its links', () => {
    renderOpen();
    const toggle = fold('The Centre');
    const links = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(links).toContainElement(screen.getByRole('link', { name: 'About us' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(fold('Projects')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['one of its links', '/en/about/', 'The Centre', 'Projects'],
    ['its own link', '/en/projects/', 'Projects', 'The Centre'],
  ])('is unfolded on the page of %s', (_, path, open, other) => {
    renderOpen(path);
    expect(fold(open)).toHaveAttribute('aria-expanded', 'true');
    expect(fold(other)).toHaveAttribute('aria-expanded', 'false');
  });

  it('has where it leads itself among its links, for who folds it', () => {
    renderOpen();
    const links = within(group('Projects')).getAllByRole('link', { name: 'Projects' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/projects/',
      '/en/projects/',
    ]);
    expect(links[1]?.closest('.menu-fold')).not.toBeNull();
  });

  it('without links has nothing to unfold', () => {
    renderOpen();
    expect(within(group('News')).queryByRole('button')).not.toBeInTheDocument();
    expect(within(group('News')).getByRole('link')).toHaveAttribute('href', '/en/articles/');
  });

  it('without links that leads nowhere is a heading', () => {
    renderOpen();
    expect(within(group('Nothing')).queryByRole('button')).not.toBeInTheDocument();
    expect(within(group('Nothing')).queryByRole('link')).not.toBeInTheDocument();
    expect(group('Nothing')).toHaveTextContent('Nothing');
  });

  it('can be folded where there is a script', () => {
    renderOpen();
    expect(document.querySelector('.menu-groups')).toHaveAttribute('data-folding', 'true');
  });
});

it('draws nothing below its groups where the page of the language has nothing', () => {
  render(
    <Provider lang="en-us">
      <Menu navigation={{ ...navigation, footerLinks: [] }} path="/en/" />
    </Provider>,
  );
  expect(document.querySelector('.menu-secondary')).toBeNull();
});
