/**
 * Replaces Gatsby's route announcer, which speaks English on every page
 * (build/onCreateWebpackConfig.ts). shell/Announcer.tsx announces pages instead.
 */
export const RouteAnnouncerProps = { hidden: true };
