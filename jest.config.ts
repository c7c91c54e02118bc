/** @jest-config-loader esbuild-register */
// Node 20 reads no TypeScript. Jest knows two loaders for it.
import type { Config } from 'jest';

// Packages that ship ES modules only; everything else in node_modules is left as it is.
const esModules = [
  'gatsby',
  'gatsby-script',
  'gatsby-link',
  'react-intl',
  'intl-messageformat',
  '@formatjs/.*',
].join('|');

const config: Config = {
  testEnvironment: 'node',
  // Jest's warnings about globals of an earlier test read jsdom's storage without end, and Jest has one mode
  // for all files of a process.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/{src,plugins,content-service,scripts,hosts}/**/*.test.{ts,tsx}'],
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { configFile: './src/test/babel.config.js' }] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules})/)`],
  moduleNameMapper: { '^gatsby$': '<rootDir>/src/test/gatsby.tsx' },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.builds'],
  testTimeout: 30_000,
  // Jest's default leaves one processor core idle, which is half of a small machine.
  maxWorkers: '100%',
};

export default config;
