import { Previews } from './previews';

test('a session ends after an hour', () => {
  let time = 0;
  const previews = new Previews(() => time);
  const { id } = previews.open('a');
  time = 60 * 60 * 1000 - 1;
  expect(previews.find(id)?.mainDocument).toBe('a');
  time += 1;
  expect(previews.find(id)).toBeUndefined();
});
