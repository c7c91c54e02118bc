/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { markTexts } from './comparedFrames';

const sentence = 'Kollur úr rekaviði, 12–17 hlutar og engin skrúfa.';
const marked = () =>
  [...document.querySelectorAll('[data-untranslated]')].map(({ id, tagName }) => id || tagName);

function mark(html: string) {
  document.body.innerHTML = html;
  const controller = new AbortController();
  markTexts(window, [sentence], 'Óþýtt', controller.signal);
  return controller;
}

it('marks the block with the text, whatever its hyphens, line breaks and nested elements', () => {
  const controller = mark(
    '<nav><p>Kollur úr rekaviði, 12–17 hlutar og engin skrúfa.</p></nav>' +
      '<main><h1>Fjara</h1><p>Annað.</p>' +
      '<p id="it">Kollur úr reka\u00ADviði,<br>12–\u206017 <a>hlutar</a> og engin skrúfa.</p></main>',
  );
  expect(marked()).toEqual(['it']);
  expect(document.getElementById('it')).toHaveAttribute('data-untranslated', 'Óþýtt');
  controller.abort();
});

it('updates the marks when the page changes', async () => {
  const controller = mark(`<main><p>Published.</p></main>`);
  expect(marked()).toEqual([]);
  const text = document.querySelector('p')?.firstChild;
  if (text) text.nodeValue = sentence;
  await waitFor(() => expect(marked()).toEqual(['P']));
  document.querySelector('p')?.append('And more.');
  await waitFor(() => expect(marked()).toEqual([]));
  controller.abort();
});

it('removes its marks and styles when it is aborted', () => {
  const controller = mark(`<main><p>${sentence}</p></main>`);
  const styles = document.head.childElementCount;
  controller.abort();
  expect(marked()).toEqual([]);
  expect(document.head.childElementCount).toBe(styles - 1);
});
