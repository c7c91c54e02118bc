/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
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
