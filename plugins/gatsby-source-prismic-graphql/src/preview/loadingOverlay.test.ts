/** @jest-environment jsdom */
import { removeLoadingOverlay, showLoadingOverlay } from './loadingOverlay';

const find = () => document.querySelector<HTMLElement>('[role="status"]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  removeLoadingOverlay();
  jest.runAllTimers();
  jest.useRealTimers();
});

test('covers the page with a status message, even while the page is hidden', () => {
  document.documentElement.style.visibility = 'hidden';
  showLoadingOverlay();
  showLoadingOverlay();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
  expect(find()).toHaveTextContent('Loading Prismic Preview');
  expect(find()).toHaveStyle({
    visibility: 'visible',
    position: 'fixed',
    inset: '0',
    zIndex: '10000',
  });
});

test('fades out in 330 ms, during which the page below is usable', () => {
  document.documentElement.style.visibility = 'hidden';
  showLoadingOverlay();
  removeLoadingOverlay();
  expect(document.documentElement.style.visibility).toBe('');
  expect(find()).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
  jest.advanceTimersByTime(329);
  expect(find()).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(find()).toBeNull();
});

test('a new overlay stays while another one fades out', () => {
  showLoadingOverlay();
  removeLoadingOverlay();
  showLoadingOverlay();
  jest.runAllTimers();
  expect(find()).toHaveStyle({ visibility: 'visible' });
});
