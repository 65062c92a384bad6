/** Lengths of work beyond which it is overtime, in minutes; null: that threshold is off. */
export type Thresholds = {
  readonly dailyMinutes: number | null
  readonly weeklyMinutes: number | null
  /** From here on an hour of a day counts double. */
  readonly doubleMinutes: number | null
}
