import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '@midstod/gatsby-plugin-offline/node';

/** Removes the site's former service worker. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => writeServiceWorker({ enabled: false });

/** Creates a page with deferred static generation. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  actions.createPage({
    path: '/oficina/',
    component: path.resolve('src/templates/workshop.tsx'),
    context: { lang: 'pt-pt' },
    defer: true,
  });
};
