/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderIn } from '../../test/renderIn';
import { setLoadDelayed } from './delayedLoad';
import { ProgressBar } from './ProgressBar';

afterEach(() => act(() => setLoadDelayed(false)));

it.each([
  ['is', 'Sæki síðuna'],
  ['en-us', 'Loading the page'],
] as const)('shows in %s that a page is late, until it is there', (lang, name) => {
  renderIn(lang, <ProgressBar />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => setLoadDelayed(true));
  const bar = screen.getByRole('progressbar', { name });
  // How long it takes is not known.
  expect(bar).not.toHaveAttribute('aria-valuenow');
  act(() => setLoadDelayed(false));
  expect(bar).not.toBeInTheDocument();
});

it('is there for a page that was late before the bar itself had come', () => {
  setLoadDelayed(true);
  renderIn('is', <ProgressBar />);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

it('is gone from a page that is left for good, and that the reader comes back to', () => {
  renderIn('is', <ProgressBar />);
  act(() => setLoadDelayed(true));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('is said once on the document, and so is its end', () => {
  const said: string[] = [];
  const listen = ({ type }: Event) => said.push(type);
  for (const type of ['delayed-load', 'delayed-load-end']) document.addEventListener(type, listen);
  setLoadDelayed(true);
  setLoadDelayed(true);
  expect(said).toEqual(['delayed-load']);
  setLoadDelayed(false);
  setLoadDelayed(false);
  expect(said).toEqual(['delayed-load', 'delayed-load-end']);
  for (const type of said) document.removeEventListener(type, listen);
});
