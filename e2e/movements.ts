import type { Page } from '@playwright/test';

/** Returns the durations of transitions and animations in ms, by element. */
export function movements(
  page: Page,
): Promise<{ name: string; time: number; isRunning: boolean }[]> {
  return page.evaluate(() => {
    const milliseconds = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (/\ds/.test(time) ? 1000 : 1)));
    const running = new Set(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        // Animations that follow the scrolling (components/Drawing.tsx) are excluded.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target)
        // Only visible elements count. In Chromium, reading styles may start an invisible
        // transition of a closed menu.
        .filter((target) => target instanceof Element && target.checkVisibility()),
    );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const times = [
          style.transitionDuration,
          style.transitionDelay,
          style.animationName === 'none' ? '0s' : style.animationDuration,
          style.animationName === 'none' ? '0s' : style.animationDelay,
        ];
        return {
          name: `<${element.localName} class="${element.className}">${part ?? ''} “${element.textContent?.trim().slice(0, 30)}”`,
          time: Math.max(...times.map(milliseconds)),
          isRunning: running.has(element),
        };
      }),
    );
  });
}
