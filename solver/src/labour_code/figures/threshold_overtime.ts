/** Thresholds of plain overtime by length, in minutes; null: that rule is off. */
export type Thresholds = {
  readonly dailyMinutes: number | null
  readonly weeklyMinutes: number | null
  readonly doubleMinutes: number | null
}
export type ThresholdOvertime = {
  readonly regularMinutes: number
  readonly overtimeMinutes: number
  readonly doubleMinutes: number
}

/** Splits the days of one week into regular, overtime and double time; no minute is counted twice. */
export function thresholdOvertime(days: readonly number[], thresholds: Thresholds): ThresholdOvertime {
  const daily = thresholds.dailyMinutes ?? Infinity
  const weekly = thresholds.weeklyMinutes ?? Infinity
  const twice = thresholds.doubleMinutes ?? Infinity
  let regular = 0
  let overtime = 0
  let double = 0
  for (const minutes of days) {
    const beyond = Math.max(0, minutes - twice)
    double += beyond
    overtime += Math.max(0, minutes - beyond - Math.min(daily, minutes - beyond))
    regular += Math.min(minutes - beyond, daily)
  }
  const ofWeek = Math.max(0, regular - weekly)
  return { regularMinutes: regular - ofWeek, overtimeMinutes: overtime + ofWeek, doubleMinutes: double }
}
