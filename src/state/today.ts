let fixed: Date | undefined;

/** The current time. All code on the site reads this clock, so that tests and previews can set it. */
export function today(): Date {
  return fixed ?? new Date();
}

/** Stops the clock at `moment`, as a preview of another day does; without `moment` it runs again. */
export function setToday(moment?: Date): void {
  fixed = moment;
}
