import type { ParentSpanPluginArgs } from 'gatsby';
import { onPluginInit } from './onPluginInit';

it.each([
  [{ maxPages: 150 }, true],
  [{ enabled: false, maxPages: 150 }, false],
])('of the options %j the script of every page has only: enabled %s', (options, enabled) => {
  onPluginInit({} as ParentSpanPluginArgs, options);
  expect(JSON.parse(JSON.stringify(options))).toEqual({ enabled });
  expect(options.maxPages).toBe(150);
});
