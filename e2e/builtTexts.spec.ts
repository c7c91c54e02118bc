import { expect, test } from '@playwright/test';
import { publishedBuild } from './publishedBuild';
import { findBrokenTexts } from './findBrokenTexts';

test('no text has a NUL character, U+FFFD or bytes that are not UTF-8', { tag: '@smoke' }, () => {
  expect(findBrokenTexts(publishedBuild)).toEqual([]);
});
