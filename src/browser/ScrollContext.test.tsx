/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { goToTarget } from '../layout/shell/goToTarget';
import { isPageHeld } from '../layout/shell/useShownPage';
import { leavePlace, restorePlace } from './keepPlaces';
import { ScrollContext } from './ScrollContext';

jest.mock('../layout/shell/useShownPage', () => ({ isPageHeld: jest.fn() }));
jest.mock('../layout/shell/goToTarget', () => ({ goToTarget: jest.fn() }));
jest.mock('./keepPlaces', () => ({ leavePlace: jest.fn(), restorePlace: jest.fn() }));

const held = jest.mocked(isPageHeld);

beforeEach(() => {
  jest.clearAllMocks();
  held.mockReturnValue(false);
});

type Place = { key: string; href?: string; action?: string };

/** A reader goes from one entry of the history to another; what is done then. */
function go(...places: Place[]) {
  const draw = (place: Place) => (
    <ScrollContext location={{ href: 'https://midstod.test/', ...place }}>page</ScrollContext>
  );
  const [first = { key: '' }, ...rest] = places;
  const { rerender, container } = render(draw(first));
  for (const place of rest) rerender(draw(place));
  expect(container).toHaveTextContent('page');
  return {
    left: jest.mocked(leavePlace).mock.calls.length,
    toTarget: jest.mocked(goToTarget).mock.calls.length,
    toPlace: jest.mocked(restorePlace).mock.calls.length,
  };
}

const nowhere = { left: 0, toTarget: 0, toPlace: 0 };

it('leaves the first page where the browser has put it', () => {
  expect(go({ key: 'initial' })).toEqual(nowhere);
});

it.each(['PUSH', 'POP'])('leaves a page that is only drawn again (%s)', (action) => {
  expect(go({ key: 'a', action }, { key: 'a', action })).toEqual(nowhere);
});

it('goes to the target or the top of a new page', () => {
  expect(go({ key: 'a' }, { key: 'b', action: 'PUSH' })).toEqual({
    ...nowhere,
    left: 1,
    toTarget: 1,
  });
});

it('tells two addresses of one name apart', () => {
  const from = { key: 'a', href: 'https://midstod.test/verkefni/' };
  expect(go(from, { key: 'a', action: 'PUSH' })).toEqual({ ...nowhere, left: 1, toTarget: 1 });
});

it('leaves the last page where it is while it is still on show', () => {
  held.mockReturnValue(true);
  expect(go({ key: 'a' }, { key: 'b', action: 'PUSH' })).toEqual({ ...nowhere, left: 1 });
});

it.each(['POP', undefined])('goes back to the place that the reader left (%s)', (action) => {
  expect(go({ key: 'b' }, { key: 'a', action })).toEqual({ ...nowhere, toPlace: 1 });
});
