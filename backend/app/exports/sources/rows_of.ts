import type { Locale } from '#contracts/enums'
import type { ExclusionReason } from '#contracts/exports'
import type { Exclusion, StoredHours } from '#database/json/exports'
import { beginsLikeFormula } from '#app/exports/public/formula_guard'
import type { Layout } from '#app/exports/layouts/layout'
import type { ExportRow, SourceScope } from '#app/exports/sources/export_row'
import { plannedWork } from '#app/exports/sources/planned_work'
import { workPlan } from '#app/exports/sources/work_plan'
import { workedTime } from '#app/exports/sources/worked_time'

export type ExportContent = {
  rows: ExportRow[]
  excluded: Exclusion[]
  /** Where hours come from; of those left out too, who may have nothing but hours that wait. */
  hours: StoredHours[]
  totalMinutes: number
  people: number
}

const sources = { worked: workedTime, plan: workPlan, planned: plannedWork }

/** What a layout would hold now: by person, day and start, and who is left out of it. */
export async function contentOf(
  layout: Layout,
  scope: SourceScope,
  locale: Locale,
  now = Date.now()
): Promise<ExportContent> {
  const { rows: all, hours } = await sources[layout.rowKind](scope, now)
  const [rows, left] = parted(all, (row) => exclusionOf(layout, row) === null)
  return {
    rows: rows.sort(inOrder(layout.locale ?? locale)),
    excluded: excludedOf(layout, left),
    hours,
    totalMinutes: minutesIn(rows),
    people: new Set(rows.map(({ person }) => person.id)).size,
  }
}

/** Records and shifts of which the hours are not known yet. */
export const unsettledIn = (hours: readonly StoredHours[]): number =>
  hours.reduce((sum, { waitingRecords, unrecordedShifts }) => sum + waitingRecords + unrecordedShifts, 0)

export const minutesIn = (rows: ExportRow[]): number =>
  rows.reduce((sum, { work }) => sum + (work?.minutes ?? 0), 0)

function exclusionOf({ needsIntegrationId }: Layout, { person }: ExportRow): ExclusionReason | null {
  if (!needsIntegrationId) return null
  const id = person.integrationId?.trim()
  if (!id) return 'no_integration_id'
  return beginsLikeFormula(id) ? 'unsafe_integration_id' : null
}

const excludedOf = (layout: Layout, left: ExportRow[]): Exclusion[] =>
  [...Map.groupBy(left, ({ person }) => person.id)].map(([employeeId, rows]) => ({
    employeeId,
    reason: exclusionOf(layout, rows[0]!)!,
    rows: rows.length,
    minutes: minutesIn(rows),
  }))

function inOrder(locale: Locale) {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  return (a: ExportRow, b: ExportRow): number =>
    compare(a.person.surname, b.person.surname) ||
    compare(a.person.name, b.person.name) ||
    compareText(a.person.id, b.person.id) ||
    compareText(a.day, b.day) ||
    compareText(a.work?.from ?? '', b.work?.from ?? '')
}
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function parted<T>(values: T[], test: (value: T) => boolean): [T[], T[]] {
  const groups = Map.groupBy(values, test)
  return [groups.get(true) ?? [], groups.get(false) ?? []]
}
