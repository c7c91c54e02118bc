/** Sets the cookie like Prismic's toolbar: percent-encoded, and for the whole site. */
export function setPreviewCookie(value: string | object): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  document.cookie = `io.prismic.preview=${encodeURIComponent(text)}; path=/; samesite=lax`;
}

export function setExperimentCookie(value: string): void {
  document.cookie = `io.prismic.experiment=${encodeURIComponent(value)}; path=/`;
}

/** Removes the cookies and the state that the tab stored in earlier previews. */
export function clearBrowser(): void {
  window.sessionStorage.clear();
  for (const name of ['preview', 'experiment']) {
    document.cookie = `io.prismic.${name}=; path=/; max-age=0`;
  }
}
