let fixed: Date | undefined;

/** All code of the site reads this clock, so that tests and previews can set it. */
export function today(): Date {
  return fixed ?? new Date();
}

export function setToday(moment?: Date): void {
  fixed = moment;
}
