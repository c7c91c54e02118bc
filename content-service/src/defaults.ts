/** Where the service answers unless it is told otherwise. */
export const DEFAULT_PORT = 3100;

/** Where `gatsby develop` serves the site: previews lead there unless the service is told otherwise. */
export const DEFAULT_SITE = 'http://localhost:8000';
