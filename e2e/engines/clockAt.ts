/** Returns JavaScript that stops the clock at an ISO 8601 time. */
export const clockAt = (time: string) =>
  `window.Date = new Proxy(Date, {
    construct: (RealDate, values) => new RealDate(...(values.length > 0 ? values : [${Date.parse(time)}])),
    get: (RealDate, name) => name === 'now' ? () => ${Date.parse(time)} : RealDate[name],
  });`;
