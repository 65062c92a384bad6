/** A record of a metric as an import would save it, or has. */
export type SavedRecord = {
  metric: string
  location: string
  /** Wall clock of the location: `YYYY-MM-DDTHH:mm`. */
  at: string
  value: number
  /** What was there before; `null` if nothing was. */
  before: number | null
  /** The row that counts instead of this one. */
  replacedBy: number | null
}
