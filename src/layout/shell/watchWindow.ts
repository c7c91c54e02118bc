import { setInterfaceState } from '../../state/interfaceState';
import { RESIZE_PAUSE_MS } from '../../state/timings';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../../styles/grid';

/** Updates three values of the shared state. The returned function ends the updates. */
export function watchWindow(): () => void {
  const measure = () =>
    setInterfaceState({
      isMobile: window.innerWidth < TABLET_FROM_PX,
      isDesktop: window.innerWidth >= DESKTOP_FROM_PX,
    });
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, RESIZE_PAUSE_MS);
  };
  measure();
  window.addEventListener('resize', onResize);

  // Old browsers lack `matchMedia`; transitions then stay on.
  const reducedMotion = (window as Partial<Window>).matchMedia?.(
    '(prefers-reduced-motion: reduce)',
  );
  const updateMotion = () => setInterfaceState({ canTransition: !reducedMotion?.matches });
  updateMotion();
  reducedMotion?.addEventListener?.('change', updateMotion);

  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    reducedMotion?.removeEventListener?.('change', updateMotion);
  };
}
