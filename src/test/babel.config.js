// Used by Jest only. Gatsby's own Babel settings break intl-messageformat 12.
module.exports = {
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  // As in the build, a component has the same class names however often its module is loaded.
  plugins: [['babel-plugin-styled-components', { displayName: false }]],
};
