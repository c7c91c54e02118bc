/** @jest-config-loader esbuild-register */
// Node 20 reads no TypeScript. Jest knows two loaders for it.
import type { Config } from 'jest';

// These packages contain only ES modules. Other packages are not transformed.
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
  // Jest's warnings about leaked globals would read jsdom's storage endlessly. All files of a
  // process share this option.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/{src,plugins,content-service,scripts,hosts}/**/*.test.{ts,tsx}'],
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { configFile: './src/test/babel.config.js' }] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules})/)`],
  moduleNameMapper: { '^gatsby$': '<rootDir>/src/test/gatsby.tsx' },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.builds'],
  testTimeout: 30_000,
  // By default Jest leaves a core idle.
  maxWorkers: '100%',
};

export default config;
