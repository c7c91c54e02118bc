/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderIn } from '../../test/renderIn';
import { setLoadDelayed } from './delayedLoad';
import { ProgressBar } from './ProgressBar';

afterEach(() => act(() => setLoadDelayed(false)));

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
