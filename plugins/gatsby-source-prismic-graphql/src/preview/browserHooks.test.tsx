/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type * as React from 'react';
import { wrapPageElement } from './browserHooks';
import type { PreviewView } from './registerPreview';
import { previewView } from './registerPreview';

jest.mock('gatsby', () => ({
  StaticQueryContext: jest.requireActual<typeof React>('react').createContext({}),
}));

test('a template receives an error in the prop preview', () => {
  const Template = ({ preview }: { preview?: PreviewView['props'] }) => (
    <p>{preview?.error?.message}</p>
  );
  function Page() {
    const json = { data: {}, pageContext: {} };
    const props = { ...json, pageResources: { json } };
    return wrapPageElement({ element: <Template />, props } as never);
  }
  render(<Page />);
  const props = { loading: false, error: new Error('lost') };
  act(() => previewView.set({ staticQueries: {}, props, onDraw: () => {}, onRoute: () => {} }));
  expect(screen.getByText('lost')).toBeInTheDocument();
});
