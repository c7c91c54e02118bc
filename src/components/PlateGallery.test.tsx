/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Plate } from '../content/types/plates';
import { addDialogs } from '../test/addDialogs';
import { renderIn } from '../test/renderIn';
import { hydrateAll } from './hydrateOnInteraction';
import { PlateGallery } from './PlateGallery';

beforeAll(addDialogs);

// The first import compiles the files, which can take longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./Plates'), import('./PlateViewer')]);
});

const plate = (name: string, more?: Partial<Plate>): Plate => ({
  image: { src: `${name}.jpg`, width: 2000, height: 1250, alt: `Teikning ${name}`, shared: '' },
  file: `/media/${name}.jpg`,
  size: 'one',
  ...more,
});

const plates = [
  plate('a', { caption: 'Grunnmynd' }),
  plate('b', { size: 'two' }),
  plate('c', { size: 'two', image: { ...plate('c').image, copyright: 'Teikning: Miðstöð' } }),
  plate('d', { size: 'detail', measure: '76 mm' }),
];

async function show() {
  const { unmount } = renderIn('is', <PlateGallery plates={plates} name="Skáli" lang="is" />);
  void hydrateAll();
  await screen.findByRole('heading', { level: 2 });
  return unmount;
}

const link = (number: number) => screen.getByRole('link', { name: new RegExp(` ${number}: `) });

async function openPlate(number: number) {
  fireEvent.click(link(number));
  return screen.findByRole('dialog');
}

test('without the viewer, each picture is a link to its file, with number, caption and measure', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Myndir');
  expect(screen.getByRole('link', { name: 'Stækka mynd 1: Teikning a' })).toHaveAttribute(
    'href',
    '/media/a.jpg',
  );
  expect(screen.getByText('Grunnmynd').closest('figcaption')).toHaveTextContent('1Grunnmynd');
  expect(screen.getByText('Teikning: Miðstöð').closest('figcaption')).toHaveTextContent(/^3/);
  expect(screen.getByText('76 mm')).toBeInTheDocument();
});

test('a modified click leaves the link to the browser', async () => {
  await show();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom reports that it cannot follow the link.
  link(1).addEventListener('click', (clicked) => clicked.preventDefault());
  link(1).dispatchEvent(event);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the back button closes the viewer, and no other listener gets the event', async () => {
  await show();
  const listener = jest.fn();
  window.addEventListener('popstate', listener);
  const dialog = await openPlate(3);
  // Browsers refuse the focus to an element behind an open dialog.
  link(3).addEventListener('focus', () => expect(dialog).not.toHaveAttribute('open'));
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link(3)).toHaveFocus();
  expect(listener).not.toHaveBeenCalled();
  window.removeEventListener('popstate', listener);
});

test('a jump back to another page closes the viewer, and the router gets the event', async () => {
  window.history.pushState(null, '', '/verkefni/');
  window.history.pushState(null, '', '/verkefni/skali/');
  await show();
  const paths: string[] = [];
  const listener = () => paths.push(window.location.pathname);
  window.addEventListener('popstate', listener);
  await openPlate(3);
  window.history.go(-2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths).toEqual(['/verkefni/']);
  window.removeEventListener('popstate', listener);
});

test('a drag on a zoomed page shows the same picture', async () => {
  await show();
  const dialog = await openPlate(1);
  const zoom = (scale: number) => Object.assign(window, { visualViewport: { scale } });
  const drag = () => {
    // jsdom has no pointer events.
    const point = (type: string, clientX: number) =>
      fireEvent(within(dialog).getByRole('img'), new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 200);
    point('pointerup', 100);
  };
  zoom(2);
  drag();
  expect(screen.getByRole('status')).toHaveTextContent('1 af 4: Teikning a');
  zoom(1);
  drag();
  expect(screen.getByRole('status')).toHaveTextContent('2 af 4: Teikning b');
  Reflect.deleteProperty(window, 'visualViewport');
});

test('a viewer that cannot be loaded opens no file if the reader has left the page', async () => {
  jest.doMock('./PlateViewer', () => {
    throw new Error('ChunkLoadError');
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const unmount = await show();
  fireEvent.click(link(1));
  unmount();
  await act(async () => undefined);
  // jsdom does not navigate: it logs that navigation is not implemented.
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
  jest.dontMock('./PlateViewer');
});
