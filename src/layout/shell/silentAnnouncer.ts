/**
 * Silences Gatsby's own route announcer, which speaks English on every page: webpack replaces Gatsby's
 * module with this one (build/onCreateWebpackConfig.ts). shell/Announcer.tsx announces pages instead.
 */
export const RouteAnnouncerProps = { hidden: true };
