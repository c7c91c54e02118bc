/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { GridOverlay } from './GridOverlay';

beforeEach(() => window.localStorage.clear());

const press = (keys: object) => fireEvent.keyDown(window, { code: 'KeyL', ...keys });

it('shows and hides twelve columns on Ctrl+L', () => {
  render(<GridOverlay />);
  expect(screen.queryByTestId('columns')).not.toBeInTheDocument();
  press({ ctrlKey: true });
  expect(screen.getByTestId('columns').children).toHaveLength(12);
  expect(screen.queryByTestId('rows')).not.toBeInTheDocument();
  press({ ctrlKey: true });
  expect(screen.queryByTestId('columns')).not.toBeInTheDocument();
});

it('shows the baseline rows on Ctrl+Shift+L', () => {
  render(<GridOverlay />);
  press({ ctrlKey: true, shiftKey: true });
  expect(screen.getByTestId('rows')).toBeInTheDocument();
  expect(screen.queryByTestId('columns')).not.toBeInTheDocument();
});

it('ignores every other key', () => {
  render(<GridOverlay />);
  expect(press({})).toBe(true);
  expect(press({ ctrlKey: true, altKey: true })).toBe(true);
  expect(press({ ctrlKey: true, code: 'KeyK' })).toBe(true);
  expect(press({ ctrlKey: true })).toBe(false);
});

it('keeps the state of each part, also on the next page', () => {
  render(<GridOverlay />);
  press({ ctrlKey: true, shiftKey: true });
  press({ ctrlKey: true, shiftKey: true });
  press({ ctrlKey: true });
  expect({ ...window.localStorage }).toEqual({
    'grid-overlay-rows': 'false',
    'grid-overlay-columns': 'true',
  });
  cleanup();
  render(<GridOverlay />);
  expect(screen.getByTestId('columns')).toBeInTheDocument();
});
