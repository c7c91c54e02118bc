/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../test/renderIn';
import { Embed } from './Embed';

jest.mock('./EmbedPlayer', () => {
  throw new Error('ChunkLoadError');
});

it('opens the content itself when EmbedPlayer cannot be loaded', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = 'https://vimeo.com/76979871';
  renderIn('is', <Embed url={url} title="Leir" player={{ provider: 'Vimeo', ratio: 2 }} />);
  await userEvent.click(screen.getByRole('link', { name: 'Sýna efni frá Vimeo' }));
  // jsdom does not navigate: it logs that navigation is not implemented.
  await waitFor(() => expect(String(error.mock.calls)).toContain('navigation'));
  expect(screen.getByRole('link', { name: 'Sýna efni frá Vimeo' })).toHaveAttribute('href', url);
  error.mockRestore();
});
