import { adoptToolbarStyles } from './adoptToolbarStyles';

/** Loads Prismic's toolbar, which reports saved drafts. This runs only in a preview. */
export function loadToolbar(repositoryName: string | undefined): void {
  if (repositoryName === undefined) return;
  adoptToolbarStyles();
  const script = document.createElement('script');
  script.src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  script.async = true;
  document.head.append(script);
}
