import { name } from '../package.json';

/** The package's name, by which Gatsby knows the plugin whatever `gatsby-config` calls it. */
export const packageName: string = name;
