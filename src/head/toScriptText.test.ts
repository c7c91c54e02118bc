import { toScriptText } from './toScriptText';

it('escapes text that would end the script element, also when Gatsby parses it as HTML', () => {
  const name = '</script><script>alert(1)</script> &lt;/script&gt; <!-- \u2028\u2029';
  const text = toScriptText([{ '@type': 'CreativeWork', name }]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'CreativeWork', name }],
  });
});
