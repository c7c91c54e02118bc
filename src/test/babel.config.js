// For Jest alone: Gatsby has its own Babel settings, which intl-messageformat 12 does not survive.
module.exports = {
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
};
