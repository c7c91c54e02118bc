import { expect, test } from '@playwright/test';
import { seededRandom } from './seededRandom';
import { Walk } from './walk';

/** The random walks. With `TEST_FULL` there are more of them, and longer ones. */
const walks = process.env['TEST_FULL']
  ? [
      { seed: 7, steps: 200, width: 1280, reducedMotion: 'no-preference' },
      { seed: 1918, steps: 200, width: 375, reducedMotion: 'no-preference' },
      { seed: 1944, steps: 200, width: 900, reducedMotion: 'reduce' },
      { seed: 2026, steps: 200, width: 1280, reducedMotion: 'no-preference' },
    ]
  : [{ seed: 7, steps: 40, width: 1280, reducedMotion: 'no-preference' }];

for (const { seed, steps, width, reducedMotion } of walks) {
  test(`${steps} random steps (seed ${seed}, ${width} px, reduced motion: ${reducedMotion})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(steps * 10_000);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: reducedMotion === 'reduce' ? 'reduce' : 'no-preference',
    });
    await context.addCookies([{ name: 'gdprConsent', value: 'false', url: baseURL }]);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });

    const walk = new Walk(page, context.request, seededRandom(seed));
    await walk.start('/');
    for (let step = 1; step <= steps; step += 1) {
      await test
        .step(`step ${step}`, () => walk.step())
        .catch((error: unknown) => {
          throw new Error(`Step ${step}, after: ${walk.steps.slice(-12).join('; ')}`, {
            cause: error,
          });
        });
      expect(faults, walk.steps.slice(-5).join('; ')).toEqual([]);
    }
    await context.close();
  });
}
