/** Loads Prismic's toolbar, which tells when a draft is saved. Only editors with a preview get it. */
export function loadToolbar(repositoryName: string | undefined): void {
  if (repositoryName === undefined) return;
  const script = document.createElement('script');
  script.src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  script.async = true;
  document.head.append(script);
}
