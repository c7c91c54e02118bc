import { setInterfaceState } from '../../state/interfaceState';
import { resizePause } from '../../state/timings';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../../styles/media';

/**
 * Keeps what the interface knows of the window: its width, and whether the reader wants motion.
 *
 * @returns ends the watch
 */
export function watchWindow(): () => void {
  const measure = () =>
    setInterfaceState({
      isMobile: window.innerWidth < TABLET_FROM_PX,
      isDesktop: window.innerWidth >= DESKTOP_FROM_PX,
    });
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, resizePause);
  };
  measure();
  window.addEventListener('resize', onResize);

  // Old browsers have no such question, and their readers no such answer.
  const stillness = (window as Partial<Window>).matchMedia?.('(prefers-reduced-motion: reduce)');
  const allow = () => setInterfaceState({ canTransition: !stillness?.matches });
  allow();
  stillness?.addEventListener?.('change', allow);

  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    stillness?.removeEventListener?.('change', allow);
  };
}
