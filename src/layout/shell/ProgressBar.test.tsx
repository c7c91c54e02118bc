/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderIn } from '../../test/renderIn';
import { setLoadDelayed } from './delayedLoad';
import { ProgressBar } from './ProgressBar';

afterEach(() => act(() => setLoadDelayed(false)));

it.each([
  ['is', 'Sæki síðuna'],
  ['en-us', 'Loading the page'],
] as const)('shows a progress bar labelled in %s while a page is late', (lang, name) => {
  renderIn(lang, <ProgressBar />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => setLoadDelayed(true));
  const bar = screen.getByRole('progressbar', { name });
  // The duration is unknown, so the bar is indeterminate.
  expect(bar).not.toHaveAttribute('aria-valuenow');
  act(() => setLoadDelayed(false));
  expect(bar).not.toBeInTheDocument();
});

it('shows at once when the page was late before the bar was loaded', () => {
  setLoadDelayed(true);
  renderIn('is', <ProgressBar />);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

it('is hidden when the reader leaves the site and comes back', () => {
  renderIn('is', <ProgressBar />);
  act(() => setLoadDelayed(true));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('dispatches each event on the document once', () => {
  const dispatched: string[] = [];
  const listen = ({ type }: Event) => dispatched.push(type);
  for (const type of ['delayed-load', 'delayed-load-end']) document.addEventListener(type, listen);
  setLoadDelayed(true);
  setLoadDelayed(true);
  expect(dispatched).toEqual(['delayed-load']);
  setLoadDelayed(false);
  setLoadDelayed(false);
  expect(dispatched).toEqual(['delayed-load', 'delayed-load-end']);
  for (const type of dispatched) document.removeEventListener(type, listen);
});
