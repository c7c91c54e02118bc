import { name } from '../package.json';

/** The name that Gatsby uses for the plugin, whatever `gatsby-config` calls it. */
export const packageName: string = name;
