/** @jest-config-loader esbuild-register */
// Node 20 cannot read TypeScript, so Jest needs a loader for this file.
import type { Config } from 'jest';

// These packages contain only ES modules, so Jest transforms them, and no other packages.
const esModules = 'gatsby|gatsby-script|gatsby-link|react-intl|intl-messageformat|@formatjs/.*';

export default {
  // Without this option, Jest's warnings about leaked globals would read jsdom's storage endlessly.
  // The option applies to all files of a process.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/{src,plugins,content-service,scripts,hosts}/**/*.test.{ts,tsx}'],
  transform: { '\\.[cm]?[jt]sx?$': ['babel-jest', { configFile: './src/test/babel.config.js' }] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules})/)`],
  moduleNameMapper: { '^gatsby$': '<rootDir>/src/test/gatsby.tsx' },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.builds'],
  testTimeout: 30_000,
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
} satisfies Config;
