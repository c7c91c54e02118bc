import { isNearName } from './isNearName';

it.each([
  ['Dagrúnu Steinólfsdóttur', true],
  ['Dagrun Steinolfsdottir', true],
  ['Dagrún Steinólfsdóttir', false],
  ['Dagrún Þorsteinsdóttir', false],
  ['Steinólfur', false],
])('%s may mean Dagrún Steinólfsdóttir: %p', (name, isNear) => {
  expect(isNearName(name, 'Dagrún Steinólfsdóttir')).toBe(isNear);
});
