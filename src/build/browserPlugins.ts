/** Plugins whose code for the browser is left out of the bundle, by the ends of their files. */
export const leftOutPlugins = [
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  'gatsby-plugin-manifest/gatsby-browser.js',
  'gatsby-plugin-styled-components/gatsby-browser.js',
];

/** The options that the code for the browser reads, of plugins with many that only the build reads. */
export const readOptions: Record<string, string[]> = {
  'gatsby-plugin-google-tagmanager/gatsby-browser.js': [
    'includeInDevelopment',
    'dataLayerName',
    'routeChangeEventName',
    'enableWebVitalsTracking',
  ],
};
