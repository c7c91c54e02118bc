/** @jest-environment jsdom */
import { removeOverlay, showOverlay } from './overlay';

const find = () => document.querySelector<HTMLElement>('[role="status"]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  removeOverlay();
  jest.runAllTimers();
  jest.useRealTimers();
});

test('it covers the page, and says what it waits for, also while the page itself is hidden', () => {
  document.documentElement.style.visibility = 'hidden';
  showOverlay();
  showOverlay();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(find()).toHaveTextContent('Loading Prismic Preview');
  expect(find()).toHaveStyle({
    visibility: 'visible',
    position: 'fixed',
    inset: '0',
    zIndex: '10000',
  });
});

test('it fades away in 330 ms, in which the page below can be used', () => {
  document.documentElement.style.visibility = 'hidden';
  showOverlay();
  removeOverlay();
  expect(document.documentElement.style.visibility).toBe('');
  expect(find()).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
  jest.advanceTimersByTime(329);
  expect(find()).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(find()).toBeNull();
});

test('one that is shown while another fades stays', () => {
  showOverlay();
  removeOverlay();
  showOverlay();
  jest.runAllTimers();
  expect(find()).toHaveStyle({ visibility: 'visible' });
});
