import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

// `@axe-core/playwright` is not used, because it opens a page for each check, which takes twice the
// time. The minified file is half as large as `axe.source`.
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** These rules depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** @param within a selector */
export function axeViolations(page: Page, within = ':root'): Promise<string[]> {
  // axe does not check the size of targets (WCAG 2.2: 24 px) by default, so the rule is enabled.
  return violationsOf(page, within, { rules: { 'target-size': { enabled: true } } });
}

export function colourViolations(page: Page): Promise<string[]> {
  return violationsOf(page, ':root', { runOnly: colourRules });
}

async function violationsOf(
  page: Page,
  within: string,
  options: Axe.RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ([selector, given]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return axe.run(selector, { ...given, resultTypes: ['violations'] });
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
