/**
 * JavaScript that stops the clock of a page.
 *
 * @param time ISO 8601
 */
export const clockAt = (time: string) =>
  `window.Date = new Proxy(Date, {
    construct: (RealDate, values) => new RealDate(...(values.length > 0 ? values : [${Date.parse(time)}])),
    get: (RealDate, name) => name === 'now' ? () => ${Date.parse(time)} : RealDate[name],
  });`;
