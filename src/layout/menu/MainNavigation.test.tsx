/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { Navigation } from '../../content/types/navigation';
import { Provider } from '../../i18n/Provider';
import { MainNavigation } from './MainNavigation';

const group = (title: string, href: string) => ({ title, link: { href }, links: [] });

const navigation: Navigation = {
  lang: 'is',
  groups: [group('Fréttir', '/ha-frettir/'), group('Viðburðir', '/vidburdir/')],
  socialLinks: [],
  footerLinks: [],
};

/** jsdom has no `ResizeObserver`, because it has no layout. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { ResizeObserver }));

/**
 * Returns the place (`bar` or `menu`), the text and the attribute's value of each heading with
 * `aria-current`.
 */
function markedOn(path: string, kind?: string, isSubstitute = false) {
  const { container } = render(
    <Provider lang="is">
      <MainNavigation {...{ navigation, path, kind, isSubstitute }} />
    </Provider>,
  );
  return [...container.querySelectorAll('[aria-current]')].map((heading) => [
    heading.closest('.bar-headings') ? 'bar' : 'menu',
    heading.textContent,
    heading.getAttribute('aria-current'),
  ]);
}

it.each([
  ['an article', '/ha-frettir/torf/', 'article', 'Fréttir'],
  ['an event, whose address is below the news', '/ha-frettir/opnun/', 'event', 'Viðburðir'],
  ['a later page of a list', '/vidburdir/2/', undefined, 'Viðburðir'],
])('marks the section of %s in the bar and in the menu', (_, path, kind, title) => {
  expect(markedOn(path, kind)).toEqual([
    ['bar', title, 'true'],
    ['menu', title, 'true'],
  ]);
});

it('marks nothing on a front page, and on a page at the addresses of others', () => {
  expect(markedOn('/')).toEqual([]);
  expect(markedOn('/ha-frettir/engin-slik/', undefined, true)).toEqual([]);
});
