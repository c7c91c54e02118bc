/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from '../i18n/Provider';
import { renderIn } from '../test/renderIn';
import { SearchForm } from './SearchForm';

it('is not submitted on a page that shows results while the reader types', () => {
  const onChange = jest.fn();
  renderIn('is', <SearchForm action="/leit/" value="ull" onChange={onChange} />);
  const form = screen.getByRole('search');
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ullin' } });
  expect(onChange).toHaveBeenCalledWith('ullin');
});

it('passes on a text that the reader typed before hydration', async () => {
  function Page() {
    const [text, setText] = useState('');
    return (
      <Provider lang="is">
        <SearchForm action="/leit/" value={text} onChange={setText} />
        <output>{text}</output>
      </Provider>
    );
  }
  // React's server renderer needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'stóll';
  render(<Page />, { container, hydrate: true });
  expect(screen.getByRole('searchbox')).toHaveValue('stóll');
  expect(screen.getByRole('status')).toHaveTextContent('stóll');
});
