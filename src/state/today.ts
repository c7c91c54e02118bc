let fixed: Date | undefined;

/** All code of the site reads this clock, so that tests and previews can set it. */
export function today(): Date {
  return fixed ?? new Date();
}

/** Stops the clock at `moment`, or lets it run again. */
export function setToday(moment?: Date): void {
  fixed = moment;
}
