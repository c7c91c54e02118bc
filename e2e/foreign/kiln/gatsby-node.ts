import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeServiceWorker } from '@midstod/gatsby-plugin-offline/node';

/** Ends the service worker that the site had before. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => writeServiceWorker({ enabled: false });

/** A page that Gatsby renders when somebody opens it first. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  actions.createPage({
    path: '/oficina/',
    component: path.resolve('src/templates/workshop.tsx'),
    context: { lang: 'pt-pt' },
    defer: true,
  });
};
