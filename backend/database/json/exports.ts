import type { ExclusionReason, ExportScope, HoursSource } from '#contracts/exports'

/** What was asked for, and the locations it stands for: those that exist when it is asked. */
export type StoredScope = ExportScope & { resolvedLocationIds: string[] }
/** An excluded employee, by id only: names are looked up when they are shown. */
export type Exclusion = { employeeId: string; reason: ExclusionReason; rows: number; minutes: number }
/** Where an employee's hours in an export come from, and what of them was not settled. */
export type StoredHours = {
  employeeId: string
  source: HoursSource
  waitingRecords: number
  unrecordedShifts: number
}
