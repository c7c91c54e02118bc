import { setInterfaceState } from '../../state/interfaceState';
import { resizePause } from '../../state/timings';

/**
 * Keeps what the interface knows of the window: its width (breakpoints of the specification, point 9),
 * and whether the reader wants motion.
 *
 * @returns ends the watch
 */
export function watchWindow(): () => void {
  const measure = () =>
    setInterfaceState({
      isMobile: window.innerWidth < 720,
      isDesktop: window.innerWidth >= 1080,
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
