import { source } from 'axe-core';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * `@axe-core/playwright` is not used, because it opens a page for each check, which takes twice the
 * time.
 * @param within a selector
 */
export async function axeViolations(page: Page, within = ':root'): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate((selector) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // axe does not check the size of targets (WCAG 2.2: 24 px) by default, so the rule is enabled.
    return axe.run(selector, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
  }, within);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
