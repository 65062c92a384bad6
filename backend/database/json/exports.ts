import type { ExclusionReason, ExportScope } from '#contracts/exports'

/** What was asked for, and the locations it stands for: those that exist when it is asked. */
export type StoredScope = ExportScope & { resolvedLocationIds: string[] }
/** An excluded employee, by id only: names are looked up when they are shown. */
export type Exclusion = { employeeId: string; reason: ExclusionReason; rows: number; minutes: number }
