/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Plate } from '../content/types/plates';
import { renderIn } from '../test/renderIn';
import { hydrateAll } from './hydrateOnInteraction';
import { PlateGallery } from './PlateGallery';

// jsdom has no dialogs.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

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

async function show(lang: 'is' | 'en-us' = 'is') {
  renderIn(lang, <PlateGallery plates={plates} name="Skáli" lang={lang} />);
  void hydrateAll();
  await screen.findByRole('heading', { level: 2 });
}

const link = (number: number) => screen.getByRole('link', { name: new RegExp(` ${number}: `) });

async function openPlate(number: number) {
  fireEvent.click(link(number));
  return screen.findByRole('dialog');
}

const shown = () => screen.getByRole('status').textContent;

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

test('a click opens the viewer of the picture, and keys turn to other pictures', async () => {
  await show();
  const dialog = await openPlate(2);
  expect(dialog).toHaveAccessibleName('Myndir: Skáli');
  expect(shown()).toBe('2 af 4: Teikning b');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(shown()).toBe('3 af 4: Teikning c');
  fireEvent.keyDown(dialog, { key: 'End' });
  expect(shown()).toBe('4 af 4: Teikning d');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(shown()).toBe('4 af 4: Teikning d');
  expect(screen.getByRole('button', { name: 'Næsta' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(dialog, { key: 'Home' });
  expect(shown()).toBe('1 af 4: Teikning a');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(shown()).toBe('1 af 4: Teikning a');
});

test('the buttons have names in English', async () => {
  await show('en-us');
  await openPlate(1);
  for (const name of ['Previous', 'Next', 'Full size', 'Close']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.getByText('1 of 4')).toBeVisible();
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

test('closing goes back in the history, and returns the focus to the picture that was shown', async () => {
  await show();
  const { length } = window.history;
  await openPlate(1);
  expect(window.history.length).toBe(length + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Næsta' }));
  fireEvent.click(screen.getByRole('button', { name: 'Loka' }));
  await waitFor(() => expect(link(2)).toHaveFocus());
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

test('full size shows the file itself, and the next picture is shown complete again', async () => {
  await show();
  const dialog = await openPlate(1);
  const full = screen.getByRole('button', { name: 'Full stærð' });
  fireEvent.click(full);
  expect(full).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/media/a.jpg');
  expect(dialog.querySelector('img')).toHaveAttribute('width', '2000');
  fireEvent.click(screen.getByRole('button', { name: 'Næsta' }));
  expect(full).toHaveAttribute('aria-pressed', 'false');
  expect(dialog.querySelector('img')).toHaveAttribute('src', 'b.jpg');
});

test.each([
  [-120, 4, '3 af 4: Teikning c'],
  [120, 4, '1 af 4: Teikning a'],
  [-120, 300, '2 af 4: Teikning b'],
])('a finger moves by %i × %i px', async (x, y, expected) => {
  await show();
  const dialog = await openPlate(2);
  const stage = dialog.querySelector('img')?.parentElement as HTMLElement;
  const at = (clientX: number, clientY: number) =>
    new MouseEvent('pointerdown', { bubbles: true, clientX, clientY, buttons: 1 });
  fireEvent(stage, at(500, 100));
  for (const type of ['pointermove', 'pointerup']) {
    fireEvent(
      stage,
      new MouseEvent(type, { bubbles: true, clientX: 500 + x, clientY: 100 + y, buttons: 1 }),
    );
  }
  expect(shown()).toBe(expected);
});
