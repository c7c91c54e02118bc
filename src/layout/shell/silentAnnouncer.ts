/**
 * Replaces Gatsby's route announcer, which speaks English on every page. Announcer.tsx announces
 * pages instead (build/onCreateWebpackConfig.ts).
 */
export const RouteAnnouncerProps = { hidden: true };
