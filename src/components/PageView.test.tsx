/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Page } from '../content/types/page';
import { renderIn } from '../test/renderIn';
import { PageView } from './PageView';

const page = {
  ...{ id: 'a', type: 'page', lang: 'is', path: '/page/styrkir/', tags: [], title: 'Styrkir' },
  ...{ words: 0, minutes: 0, isList: false, calls: [] },
} as const satisfies Page;

it('begins with the table of its calls, before its image', () => {
  const calls = [{ name: 'Skissusjóður', deadlines: [], isClosed: false }];
  const image = { src: '/a.jpg', shared: '/a.jpg', width: 16, height: 9, alt: 'Stóll' };
  renderIn(
    'is',
    <PageView page={{ ...page, calls, image }} kicker="" calls={calls} now="2027-01-01T12:00Z" />,
  );
  const table = screen.getByRole('table');
  const after = table.compareDocumentPosition(screen.getByRole('img', { name: 'Stóll' }));
  expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has no gap before its text if nothing is in the margin', () => {
  const { container } = renderIn('is', <PageView page={page} kicker="" calls={[]} now="" />);
  expect(container.querySelector('[data-margin] > :empty')).not.toBeVisible();
});
