/** Like Prismic's toolbar: encoded, for the whole site. */
export function setPreviewCookie(value: string | object): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  document.cookie = `io.prismic.preview=${encodeURIComponent(text)}; path=/; samesite=lax`;
}

export function setExperimentCookie(value: string): void {
  document.cookie = `io.prismic.experiment=${encodeURIComponent(value)}; path=/`;
}

/** Also removes the tab's state of earlier previews. */
export function clearBrowser(): void {
  window.sessionStorage.clear();
  for (const name of ['preview', 'experiment']) {
    document.cookie = `io.prismic.${name}=; path=/; max-age=0`;
  }
}
