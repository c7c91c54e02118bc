import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '@midstod/gatsby-plugin-offline/node';

export const onPostBuild: GatsbyNode['onPostBuild'] = () => writeServiceWorker({ maxPages: 9 });

/** A page that Gatsby renders when somebody opens it first. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  actions.createPage({
    path: '/oficina/',
    component: path.resolve('src/templates/workshop.tsx'),
    context: { lang: 'pt-pt' },
    defer: true,
  });
};
