const asked = new Map<string, Promise<void>>();

/**
 * Loads the script of another site into the page: one per site, however often it is asked for, since
 * a second copy in another language would get in the way of the first.
 *
 * @throws Error naming the address when the script is blocked or does not answer; the next call
 * then tries again
 */
export function loadScript(src: string): Promise<void> {
  const { origin } = new URL(src);
  const known = asked.get(origin);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(origin);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
  asked.set(origin, loading);
  return loading;
}
