// @ts-check

/**
 * What is replaced in the files of Gatsby's that load pages in the browser. Nothing of it can be
 * reached from outside: the README's table of failures says what each is for.
 *
 * @type {Record<string, { text: string, by: string }[]>}
 */
const mends = {
  'loader.js': [
    {
      // It would ask for the page data of a page /500.html, and where the answer to that is a 500
      // too, as on a server that is down, again and again without end.
      text: `this.fetchPageDataJson(
          Object.assign(loadObj, {
            pagePath: \`/500.html\`,
            internalServerError: true,
          })
        )`,
      by: 'Object.assign(loadObj, { status: PageResourceStatus.Error })',
    },
    {
      // A newer build may name a chunk that this one does not know: the page could not be loaded,
      // and so it is with a chunk that does not arrive. Thrown, it would leave the link dead.
      text: `throw new Error(
          \`We couldn't find the correct component chunk with the name "\${chunkName}"\`
        )`,
      by: 'return Promise.resolve(new Error(`There is no chunk ${chunkName}`))',
    },
    {
      // Without data a component throws, and React then takes away all that can be read.
      text: 'return { staticQueryHash, jsonPayload }\n              })',
      by: 'if (!jsonPayload.data) throw 0\n return { staticQueryHash, jsonPayload }\n })',
    },
    {
      // Files are named by number (onCreateWebpackConfig.ts), and Gatsby looks for them by name.
      text: `const componentUrls = createComponentUrls(chunkName)
      return Promise.all(componentUrls.map(prefetchHelper))`,
      by: `if (!doesConnectionSupportPrefetch()) return pageData
      return this.loadComponent(chunkName)`,
    },
    {
      // Nothing can be fetched ahead without a network; and of a newer version that is on the server
      // (Gatsby's flag says so), the next page is loaded as a whole.
      text: 'const doesConnectionSupportPrefetch = () => {',
      by: `const doesConnectionSupportPrefetch = () => {
        if (!navigator.onLine || window.___swUpdated) return false`,
    },
    {
      text: 'this.loadPage(rawPath)\n',
      by: 'if (doesConnectionSupportPrefetch()) this.loadPage(rawPath)\n',
    },
  ],
  'navigation.js': [
    {
      // Chunks of pages are the loader's. Any other that does not arrive is no reason to load the
      // page again, which would ask for it again: without end.
      text: 'window.location.pathname = nextRoute',
      by: '',
    },
    {
      text: 'loader.loadPage(pathname + search).then(pageResources => {',
      by: `const turn = ++lastTurn
        loader.loadPage(pathname + search).then(pageResources => {
          // The reader has gone elsewhere in the meantime.
          if (turn !== lastTurn) {
            clearTimeout(timeoutId)
            return
          }`,
    },
    {
      text: 'emitter.emit(`onDelayedLoadPageResources`',
      by: 'if (turn !== lastTurn) return\nemitter.emit(`onDelayedLoadPageResources`',
    },
    { text: 'let nextRoute = ``', by: 'let nextRoute = ``\nlet lastTurn = 0' },
    {
      text: 'args.location.action = args.action',
      by: 'args.location.action = args.action\nlastTurn++',
    },
    {
      // It would drop query and hash.
      text: 'window.location = pathname\n',
      by: 'window.location = pathname + search + hash\n',
    },
    {
      // Code of the last build does not draw data of the next one.
      text: `window.location = pathname + search + hash
      }
    }
    reachNavigate`,
      by: `if (pageResources.page.webpackCompilationHash) {
          console.log(\`Site has changed on server. Reloading browser\`)
        }
        window.location = pathname + search + hash
        clearTimeout(timeoutId)
        return
      }
    }
    reachNavigate`,
    },
  ],
  'production-app.js': [
    {
      // Read where a new service worker is installed, which may be the cure, and set nowhere.
      text: 'const message = `page resources',
      by: 'window.___failedResources = true\nconst message = `page resources',
    },
    {
      text: 'window.location.reload(true)',
      by: 'console.log(`Site has changed on server. Reloading browser`)\nwindow.location.reload(true)',
    },
  ],
  'ensure-resources.js': [
    {
      text: 'import loader, {',
      by: 'import { apiRunner } from "./api-runner-browser"\nimport loader, {',
    },
    {
      // Back and forward may lead to a page that is not loaded. It is late as any other may be, the
      // reader may be elsewhere when it is there, and React may ask for it twice.
      text: 'loader.loadPage(rawPath).then(pageResources => {',
      by: `if (this.asked === rawPath) return
        this.asked = rawPath
        const timeoutId = setTimeout(
          () => apiRunner(\`onRouteUpdateDelayed\`, { location: window.location }),
          1000
        )
        loader.loadPage(rawPath).then(pageResources => {
          clearTimeout(timeoutId)
          const { pathname, search } = this.props.location
          if (rawPath !== pathname + search) {
            this.asked = undefined
            return
          }`,
    },
    {
      // A page whose code has not arrived is there, but for all that it needs to be drawn.
      text: 'if (!nextState.pageResources) {',
      by: 'if (!nextState.pageResources?.page) {',
    },
  ],
};

/**
 * webpack loader for Gatsby's files, which stand in `.cache` during a build.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 * @throws {Error} where Gatsby's text is another, as it may be in another version of Gatsby
 */
function mendGatsby(source) {
  const file = this.resourcePath.split(/[\\/]/).at(-1) ?? '';
  return (mends[file] ?? []).reduce((mended, { text, by }) => {
    if (mended.split(text).length === 2) return mended.replace(text, () => by);
    throw new Error(
      `Gatsby's ${file} no longer has this text once, which src/build/mendGatsby.cjs replaces:\n` +
        `${text}\nRead what it does there now; then mend that, or take the mend away.`,
    );
  }, source);
}

module.exports = mendGatsby;
