/**
 * Runs in the head of every page. A font that arrives alone would set headings and texts in two typefaces, so
 * the fallbacks stay (tokens.ts) until both fonts are there. Without JavaScript each font is shown when it arrives.
 */
export const fontScript = `(({dataset:d},f)=>{
d.fonts='awaited';
Promise.all(['1em Bricolage','600 1em Bricolage Display'].map(n=>f.load(n))).then(()=>{delete d.fonts},()=>{})
})(document.documentElement,document.fonts)`.replaceAll('\n', '');
