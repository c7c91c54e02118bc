import { lazy, memo, Suspense, type FunctionComponent } from 'react';

// Whatever a reader does first, before a link can be followed.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** When a reader next does something on the page. */
function nextMove(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const end = () => {
      for (const sign of signs) window.removeEventListener(sign, end, options);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, end, options);
  });
}

/**
 * A part of the page that answers nobody who has not moved yet: its code is downloaded then, and not on
 * the first load. Until then, and as long as it cannot be had, what the server has drawn stays as it is.
 * Drawn again with the same properties it is left alone, since React would throw the server's away.
 *
 * @param load asked again at the next move when it fails
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Part = lazy(async () => {
    const Loaded = await whenMoved(load);
    return { default: ({ given }: { given: Props }) => <Loaded {...given} /> };
  });
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part given={props} />
      </Suspense>
    );
  });
}

async function whenMoved<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof window === 'undefined') return load();
  await nextMove();
  return load().catch(async () => {
    // A pointer moves often, and a server that fails is not asked each time.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return whenMoved(load);
  });
}
