import { existsSync, readFileSync } from 'node:fs';
import { workInEmptyFolders } from '../test/temporaryFolder';
import { writeTagManager } from './writeTagManager';

workInEmptyFolders();

afterEach(() => jest.restoreAllMocks());

it('writes a script that loads the container, and deletes it if there is no container', () => {
  const file = 'public/tag-manager.js';
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  jest.replaceProperty(process, 'env', { ...process.env, GTM_CONTAINER_ID: 'GTM-ABC1234' });
  writeTagManager();
  expect(readFileSync(file, 'utf8')).toMatch(/googletagmanager\.com\/gtm\.js[^]*'GTM-ABC1234'/);
  jest.replaceProperty(process, 'env', { ...process.env, GTM_CONTAINER_ID: '' });
  writeTagManager();
  expect(existsSync(file)).toBe(false);
});
