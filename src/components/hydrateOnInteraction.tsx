import { lazy, memo, Suspense, useEffect } from 'react';
import type { FunctionComponent } from 'react';

/** How long interactions start no new download after a failed one. */
const RETRY_PAUSE_MS = 10_000;

// At least one of these events comes before a reader can follow a link. `popstate` comes when a reader
// changes the hash in the address bar: Gatsby then renders again, and React removes what is not hydrated.
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
] as const;

/** Resolves at the reader's next interaction with the page. */
function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const end = (event: Event) => {
      // Browsers report a pointer that rests as moved when the page appears below it.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
      for (const type of interactionEvents) window.removeEventListener(type, end, options);
      resolve();
    };
    for (const type of interactionEvents) window.addEventListener(type, end, options);
  });
}

let startHydration: () => void;
const hydrationStarted = new Promise<void>((resolve) => {
  startHydration = resolve;
});

/**
 * One promise for each component to which React has come on a page; it resolves when React has rendered the component,
 * or the component has left the page.
 */
const rendered: Promise<void>[] = [];

/**
 * Hydrates all waiting components now. Call it before code other than the reader changes the page.
 *
 * @returns resolves when React has rendered those of a page that it has hydrated
 */
export async function hydrateAll(): Promise<void> {
  startHydration();
  // A component may contain others, which React comes to later.
  for (let count = -1; count !== rendered.length;) {
    count = rendered.length;
    await Promise.all(rendered);
  }
}

/**
 * Makes a component that hydrates at the reader's first interaction, so that its code is not part of the
 * first load. Until then, and while the code cannot be loaded, the server's HTML stays. The component
 * does not render again for equal props, because React would then discard the server's HTML.
 *
 * @param load imports the component; called again at a later interaction when it rejects
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
) {
  let onRendered: (() => void) | undefined;
  const LazyComponent = lazy(async () => {
    const Loaded = await loadOnInteraction(load);
    const WithSignal = ({ given }: { given: Props }) => {
      useEffect(() => onRendered?.(), []);
      return <Loaded {...given} />;
    };
    return { default: WithSignal };
  });
  return memo(function HydrateOnInteraction(props: Props) {
    if (!onRendered) rendered.push(new Promise((resolve) => (onRendered = resolve)));
    useEffect(() => onRendered, []);
    return (
      <Suspense>
        <LazyComponent given={props} />
      </Suspense>
    );
  });
}

async function loadOnInteraction<Component>(load: () => Promise<Component>): Promise<Component> {
  // In development there is no HTML of the server that could stay.
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return load();
  await Promise.race([nextInteraction(), hydrationStarted]);
  return load().catch(async () => {
    // A pointer moves often; without the pause each move would send a request to a failing server.
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return loadOnInteraction(load);
  });
}
