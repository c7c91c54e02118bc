import { transformSync } from '@babel/core';

it('takes reports of content out of a script, and nothing else', () => {
  const source = `
    reportContent(source, \`holds “\${value}”\`);
    if (isBroken) {
      reportContent(source, 'leads nowhere');
      return undefined;
    }
    const report = toReport(source);`;
  const code = transformSync(`function read() {${source}}`, {
    plugins: [require.resolve('./dropReports.cjs')],
    babelrc: false,
    configFile: false,
  })?.code;
  expect(code?.replace(/\s+/g, ' ')).toBe(
    'function read() { if (isBroken) { return undefined; } const report = toReport(source); }',
  );
});
