/** @jest-environment jsdom */
import { consentDefaults, consentUpdate } from './consentMode';

const pushed = () => {
  const layer: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer');
  return layer.map((entry) => Array.from(entry));
};

// An indirect `eval` runs in the global scope, as a script of the page does.
const run = (code: string): unknown => window.eval(code);

beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('denies everything before anything else', () => {
  run(consentDefaults);
  const [[command, kind, purposes] = []] = pushed();
  expect([command, kind]).toEqual(['consent', 'default']);
  expect(Object.keys(purposes as object)).toEqual(
    expect.arrayContaining([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
    ]),
  );
  expect(new Set(Object.values(purposes as object))).toEqual(new Set(['denied']));
  // Google accepts commands only as `arguments` objects.
  expect(Object.prototype.toString.call(Reflect.get(window, 'dataLayer')[0])).toContain(
    'Arguments',
  );
});

it('grants the counting of visits, and deletes what was pushed before', () => {
  run(consentDefaults);
  Reflect.get(window, 'dataLayer').push({ event: 'gatsby-route-change' });
  run(consentUpdate);
  expect(pushed().slice(1)).toEqual([['consent', 'update', { analytics_storage: 'granted' }]]);
});
