/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { SearchForm } from './SearchForm';

function submit(onChange?: (value: string) => void) {
  renderIn('is', <SearchForm action="/leit/" value="ull" onChange={onChange} />);
  const form = screen.getByRole('search');
  const event = createEvent.submit(form);
  // jsdom cannot navigate, so the event must not send the form.
  event.preventDefault = jest.fn();
  fireEvent(form, event);
  return { form, event };
}

it('submits its text to the search page', () => {
  const { form, event } = submit();
  expect(form).toHaveAttribute('action', '/leit/');
  expect(screen.getByRole('searchbox', { name: 'Leita' })).toHaveValue('ull');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'query');
  expect(event.preventDefault).not.toHaveBeenCalled();
});

it('is not submitted on a page that shows results while the reader types', () => {
  const onChange = jest.fn();
  const { event } = submit(onChange);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ullin' } });
  expect(onChange).toHaveBeenCalledWith('ullin');
  expect(event.preventDefault).toHaveBeenCalled();
});
