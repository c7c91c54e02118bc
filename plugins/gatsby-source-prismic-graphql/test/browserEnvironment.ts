import { types } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with `fetch` and its classes from Node, because jsdom has no `fetch`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      ...{ fetch, Headers, Request, Response, ReadableStream, TextDecoder, TextEncoder },
      ...{ AbortController, AbortSignal, DOMException, setImmediate },
    });
    // Errors of Node are not instances of jsdom's classes, so `instanceof` also compares names.
    for (const own of [this.global.Error, this.global.TypeError]) {
      const isInstance = own[Symbol.hasInstance];
      Object.defineProperty(own, Symbol.hasInstance, {
        value(this: unknown, error: unknown) {
          if (isInstance.call(this as typeof own, error)) return true;
          const isOfNode = this === own && types.isNativeError(error);
          return isOfNode && (own.name === 'Error' || error.name === own.name);
        },
      });
    }
  }
}
