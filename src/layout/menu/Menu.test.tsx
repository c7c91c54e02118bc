/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Navigation } from '../../content/types/navigation';
import { findGroup } from '../useSection';
import { Provider } from '../../i18n/Provider';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Menu } from './MainNavigation';

const to = (title: string, href: string) => ({ title, link: { href } });

const navigation: Navigation = {
  lang: 'en-us',
  groups: [
    { ...to('Projects', '/en/projects/'), links: [to('Design awards', '/en/page/awards/')] },
    {
      title: 'The Centre',
      links: [to('About us', '/en/about/'), to('A partner', 'https://example.is/')],
    },
    { ...to('News', '/en/articles/'), links: [] },
    { title: 'Nothing', links: [] },
  ],
  socialLinks: [],
  footerLinks: [to('Privacy', '/en/page/privacy/')],
};

function Page({ path = '/en/', content = navigation }) {
  return (
    <Provider lang="en-us">
      <a href="#navigation">Skip</a>
      <header>
        <nav>
          <Menu navigation={content} path={path} current={findGroup(content, path)} />
        </nav>
        <a href="/en/">The centre’s name</a>
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

/** jsdom cannot navigate, so a click must not follow a link. */
const preventNavigation = (event: Event) => event.preventDefault();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  setInterfaceState({ navOpen: false, searchOpen: false, canTransition: true });
  document.addEventListener('click', preventNavigation);
});

afterEach(() => {
  document.removeEventListener('click', preventNavigation);
  jest.useRealTimers();
});

function renderOpen(path?: string, contact: Partial<Navigation> = {}) {
  const rendered = render(<Page path={path} content={{ ...navigation, ...contact }} />);
  fireEvent.click(button());
  return rendered;
}

it('closes the search when it opens', () => {
  setInterfaceState({ searchOpen: true });
  renderOpen();
  expect(getInterfaceState()).toMatchObject({ navOpen: true, searchOpen: false });
});

it('stays open on a click that follows no link, or a link to another tab or window', () => {
  renderOpen();
  fireEvent.click(screen.getAllByText('Nothing')[0] as Element);
  fireEvent.click(fold('The Centre'));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    fireEvent.click(screen.getByRole('link', { name: 'About us' }), { [key]: true });
  }
  // A link to another site opens in a new tab.
  fireEvent.click(screen.getByRole('link', { name: /A partner/ }));
  pass(500);
  expect(isOpen()).toBe(true);
});

it('closes after a link in the bar, which may lead to the same page', () => {
  renderOpen();
  fireEvent.click(screen.getByRole('link', { name: 'The centre’s name' }));
  pass(500);
  expect(isOpen()).toBe(false);
});

it('adopts a menu that the reader opened before hydration', async () => {
  // React's server renderer needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  details().open = true;
  // React's development build warns that the server rendered a closed menu. This is no fault.
  const warned = jest.spyOn(console, 'error').mockImplementation();
  const onRecoverableError = jest.fn();
  render(<Page />, { container, hydrate: true, onRecoverableError });
  warned.mockRestore();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
  expect(details().open).toBe(true);
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
    ['a page below its own link', '/en/projects/chair/', 'Projects', 'The Centre'],
  ])('is unfolded on the page of %s', (_, path, open, other) => {
    renderOpen(path);
    expect(fold(open)).toHaveAttribute('aria-expanded', 'true');
    expect(fold(other)).toHaveAttribute('aria-expanded', 'false');
  });

  it('repeats the link of its heading among its links', () => {
    renderOpen();
    const links = within(group('Projects')).getAllByRole('link', { name: 'Projects' });
    for (const link of links) expect(link).toHaveAttribute('href', '/en/projects/');
    expect(links[1]?.closest('.menu-fold')).not.toBeNull();
  });

  it.each([
    ['is a link', 'News', ['/en/articles/']],
    ['and without a link of its own is a plain heading', 'Nothing', []],
  ])('without links %s', (_, title, addresses) => {
    renderOpen();
    expect(within(group(title)).queryByRole('button')).not.toBeInTheDocument();
    const links = within(group(title)).queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    expect(group(title)).toHaveTextContent(title);
  });
});

it('leads to the e-mail address and the telephone, and names the address and the hours', () => {
  const paragraph = (text: string) => [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text }] },
  ];
  renderOpen(undefined, {
    contact: 'info@example.is',
    telephone: '+354 555 0100',
    address: paragraph('Bryggjustétt 4'),
    infoText: paragraph('Open on Mondays'),
  });
  expect(screen.getByText('Bryggjustétt 4')).toBeVisible();
  expect(screen.getByText('Open on Mondays')).toBeVisible();
  const targets = ['info@example.is', '+354 555 0100'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual(['mailto:info@example.is', 'tel:+3545550100']);
});

it('renders no secondary part when the homepage document has no contact, footer text and links', () => {
  render(<Page content={{ ...navigation, footerLinks: [] }} />);
  expect(document.querySelector('.menu-secondary')).toBeNull();
});

it('shows groups and links that editors gave the same title', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const groups = [...navigation.groups, ...navigation.groups];
  const footerLinks = [...navigation.footerLinks, ...navigation.footerLinks];
  render(<Page content={{ ...navigation, groups, footerLinks }} />);
  expect(screen.getAllByText('Privacy')).toHaveLength(2);
  // If two elements had the same key, React would log an error.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
