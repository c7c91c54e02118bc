/** Replaces Gatsby's route announcer, which speaks English (build/onCreateWebpackConfig.ts). */
export const RouteAnnouncerProps = { hidden: true };
