/** A metric of one location, one value a slot from a midnight on; NaN where not known. */
export type Series = {
  readonly values: Float64Array
  readonly slotsPerDay: number
  /** 1 for days that say nothing about others, such as holidays and days a planner marked; by day of the series. */
  readonly unusual?: Uint8Array
}

/** The next values from slot `origin` on, which must not use anything from `origin` on. */
export type ForecastMethod = (series: Series, origin: number, slots: number) => Float64Array

export const slotsPerWeek = ({ slotsPerDay }: Series): number => 7 * slotsPerDay

export const isUsual = ({ unusual, slotsPerDay }: Series, slot: number): boolean =>
  unusual?.[Math.floor(slot / slotsPerDay)] !== 1

/**
 * Known values of the same weekday and time before the origin, newest first: at most `count`, from at most twice as many
 * weeks, unusual days left out.
 */
export function sameTimes(series: Series, origin: number, slot: number, count: number): number[] {
  const week = slotsPerWeek(series)
  const newest = slot - week * Math.max(1, Math.ceil((slot - origin + 1) / week))
  const found: number[] = []
  for (
    let at = newest, weeks = 0;
    at >= 0 && weeks < 2 * count && found.length < count;
    at -= week, weeks += 1
  ) {
    const value = series.values[at]!
    if (!Number.isNaN(value) && isUsual(series, at)) found.push(value)
  }
  return found
}
