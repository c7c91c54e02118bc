import { findInlineScripts } from './writeHosting';

it('finds the scripts of the head that run, and none in the body, into which editors write', () => {
  const html =
    '<head><script>one</script><script src="/a.js" async></script>' +
    '<script type="application/ld+json">{}</script>' +
    '<script id="tag-manager" type="text/plain">two</script></head><body><script>three</script></body>';
  expect(findInlineScripts(html)).toEqual(['one', 'two']);
});
