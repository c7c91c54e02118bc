/**
 * Gatsby's own announcer speaks English on every page. This takes its voice away, in the place of
 * the module of the same export (build/onCreateWebpackConfig.ts); shell/Announcer.tsx speaks instead.
 */
export const RouteAnnouncerProps = { hidden: true };
