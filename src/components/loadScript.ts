const scripts = new Map<string, Promise<void>>();

/**
 * Loads only the first script of each origin: a copy in another language would interfere with it.
 * @throws Error with the URL if the script cannot be loaded; the next call tries again
 */
export function loadScript(src: string): Promise<void> {
  const { origin } = new URL(src);
  const known = scripts.get(origin);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(origin);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
  scripts.set(origin, loading);
  return loading;
}
