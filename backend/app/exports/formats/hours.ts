/** 465 is 7:45. */
export const clockOfMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** 465 is 7.75; two digits distinguish each minute from the next. */
export const decimalOfMinutes = (minutes: number): string => (minutes / 60).toFixed(2)
