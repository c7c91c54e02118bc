import { lazy, memo, Suspense, useEffect, type FunctionComponent } from 'react';

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

let wake: () => void;
const woken = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Resolves for each part when it has been drawn. */
const drawn: Promise<void>[] = [];

/** Draws what waits for the reader, before the page is changed in another way than by a reader's move. */
export async function drawLaterParts(): Promise<void> {
  wake();
  await Promise.all(drawn);
}

/**
 * A part of the page that answers nobody who has not moved yet: its code is downloaded then, and not on
 * the first load. Until then, and as long as it cannot be had, what the server has drawn stays as it is.
 * Drawn again with the same properties it is left alone, since React would throw the server's away.
 *
 * @param load asked again at the next move when it fails
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let onDrawn: () => void;
  drawn.push(
    new Promise((resolve) => {
      onDrawn = resolve;
    }),
  );
  const Part = lazy(async () => {
    const Loaded = await whenMoved(load);
    const Given = ({ given }: { given: Props }) => {
      useEffect(() => onDrawn(), []);
      return <Loaded {...given} />;
    };
    return { default: Given };
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
  await Promise.race([nextMove(), woken]);
  return load().catch(async () => {
    // A pointer moves often, and a server that fails is not asked each time.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return whenMoved(load);
  });
}
