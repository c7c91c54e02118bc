let day: Date | undefined;

/** The site's one clock: everything that depends on "now" asks here, so that a test can set it. */
export function today(): Date {
  return day ?? new Date();
}

/** Stops the clock at a moment, as a preview of another day does; without one it goes again. */
export function setToday(moment?: Date): void {
  day = moment;
}
