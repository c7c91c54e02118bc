import { expect, test } from '@playwright/test';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { findBrokenTexts } from './findBrokenTexts';

test('no text has a NUL character, U+FFFD or bytes that are not UTF-8', { tag: '@smoke' }, () => {
  expect(findBrokenTexts(SITE_DIRECTORY)).toEqual([]);
});
