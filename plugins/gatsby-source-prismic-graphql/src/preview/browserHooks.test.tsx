/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type * as React from 'react';
import { wrapPageElement } from './browserHooks';
import { createSession } from './createSession';
import LandingPage from './LandingPage';
import { PreviewError } from './previewRequests';

jest.mock('gatsby', () => ({
  StaticQueryContext: jest.requireActual<typeof React>('react').createContext({}),
}));

test('the landing page shows why a link opens no preview', () => {
  function Page() {
    const json = { data: {}, pageContext: {} };
    const props = { ...json, pageResources: { json } };
    return wrapPageElement({ element: <LandingPage />, props } as never);
  }
  render(<Page />);
  jest.spyOn(console, 'error').mockImplementation();
  const session = createSession({
    manifest: { api: 'https://acme.cdn.prismic.io/api/v2', addresses: {} },
    site: {},
    source: undefined,
  } as never);
  act(() => session.fail(new PreviewError('refused', 'The link is of another repository.')));
  expect(screen.getByRole('alert')).toHaveTextContent('The link is of another repository.');
});
