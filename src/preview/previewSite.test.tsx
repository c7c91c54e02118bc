/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { setToday, today } from '../state/today';
import { startPreview } from './previewSite';
import { createFakeSession } from '../test/fakeSession';

const bar = () => screen.queryByRole('region', { name: 'Forskoðun' });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  setToday();
});

it('sets the clock to noon of the picked date, and resets it', () => {
  const { session, set } = createFakeSession({ state: { date: '2027-03-27' } });
  act(() => startPreview(session));
  expect(today()).toEqual(new Date('2027-03-27T12:00:00Z'));

  act(() => set({ date: '2028-01-01' }));
  expect(today()).toEqual(new Date('2028-01-01T12:00:00Z'));

  jest.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z') });
  act(() => set({ date: undefined }));
  expect(today()).toEqual(new Date('2026-11-21T09:30:00Z'));
  jest.useRealTimers();
});

it('sets the clock before other listeners are called', () => {
  const { session, set } = createFakeSession();
  act(() => startPreview(session));
  const times: string[] = [];
  session.subscribe(() => times.push(today().toISOString()));
  act(() => set({ date: '2027-03-27' }));
  expect(times).toEqual(['2027-03-27T12:00:00.000Z']);
});

it('sets the clock in an iframe of the site, and shows no bar there', () => {
  const frame = document.createElement('iframe');
  jest.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  act(() => startPreview(createFakeSession({ state: { date: '2027-03-27' } }).session));
  expect(bar()).toBeNull();
  expect(today()).toEqual(new Date('2027-03-27T12:00:00Z'));
});
