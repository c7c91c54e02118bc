// Jest uses these settings, because Gatsby's own Babel settings break intl-messageformat 12.
module.exports = {
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  // With this plugin, as in the build, class names do not depend on how often a module is loaded.
  plugins: [['babel-plugin-styled-components', { displayName: false }]],
};
