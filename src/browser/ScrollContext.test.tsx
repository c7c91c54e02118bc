/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { scrollToTarget } from '../layout/shell/scrollToTarget';
import { trackNewPage, restoreScroll } from './scrollPositions';
import { ScrollContext } from './ScrollContext';

jest.mock('../layout/shell/useShownPage', () => ({ isPreviousPageShown: () => false }));
jest.mock('../layout/shell/scrollToTarget', () => ({ scrollToTarget: jest.fn() }));
jest.mock('./scrollPositions', () => ({ trackNewPage: jest.fn(), restoreScroll: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

type Location = { key: string; href?: string; action?: string };

/** Visits history entries. Returns how often each function was called. */
function go(...locations: Location[]) {
  const draw = (location: Location) => (
    <ScrollContext location={{ href: 'https://midstod.test/', ...location }}>page</ScrollContext>
  );
  const [first = { key: '' }, ...rest] = locations;
  const { rerender, container } = render(draw(first));
  for (const location of rest) rerender(draw(location));
  expect(container).toHaveTextContent('page');
  return {
    tracked: jest.mocked(trackNewPage).mock.calls.length,
    toTarget: jest.mocked(scrollToTarget).mock.calls.length,
    restored: jest.mocked(restoreScroll).mock.calls.length,
  };
}

const none = { tracked: 0, toTarget: 0, restored: 0 };

it.each(['PUSH', 'POP'])('does nothing when the page renders again (%s)', (action) => {
  expect(go({ key: 'a', action }, { key: 'a', action })).toEqual(none);
});

it('distinguishes two addresses with the same key', () => {
  const from = { key: 'a', href: 'https://midstod.test/verkefni/' };
  expect(go(from, { key: 'a', action: 'PUSH' })).toEqual({ ...none, tracked: 1, toTarget: 1 });
});
