import type { ScheduleEntry, SchedulePerson, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import type { Locator, Page } from 'playwright'
import { apiOf } from './api.ts'
import { addDays, type Day } from './days.ts'
import { account } from './settings.ts'
import { settled } from './until.ts'

/** Opens the planners' grid and waits for its people. */
export async function openScheduler(
  page: Page,
  view: 'week' | '2weeks' | '4weeks' | 'month',
  from: Day,
  locationId = ''
): Promise<void> {
  await page.goto(`/scheduler?view=${view}&from=${from}${locationId && `&location=${locationId}`}`)
  await gridReady(page)
}

export const gridReady = (page: Page): Promise<void> =>
  page.locator(`[data-row]:not([data-row="unassigned"])`).first().waitFor()

/** The cell of a person (or `unassigned`) on a day. */
export const cellOf = (page: Page, rowId: string, day: Day): Locator =>
  page.locator(`[data-cell="${rowId}|${day}"]`)

/** The shifts drawn in a cell, without the mornings of last night's. */
export const shiftsIn = (page: Page, rowId: string, day: Day): Locator =>
  cellOf(page, rowId, day).locator('[data-entry][data-state]:not([data-stub])')

/** The schedule as the account of a role gets it. */
export async function scheduleOf(
  role: string,
  from: Day,
  days: number,
  locationIds: string[] = []
): Promise<ScheduleRange> {
  const api = await apiOf(account(role))
  return api.get('/scheduling/schedule', { from, until: addDays(from, days), locationIds })
}

export const shiftsOf = (entries: ScheduleEntry[], employeeId?: string | null): ScheduleEntry[] =>
  entries.filter((entry) => entry.type === 0 && (employeeId === undefined || entry.employeeId === employeeId))

export type Profile = { id: string; employeeId: string | null; locationIds: string[]; language: number }
export const profileOf = async (role: string): Promise<Profile> =>
  (await apiOf(account(role))).get('/organisation-management/organisation-users/profile')

/** What each position is called. */
export async function positionNames(): Promise<ReadonlyMap<string, string>> {
  const api = await apiOf(account('manager'))
  const path = '/organisation-management/positions'
  const { items } = await api.get<{ items: { id: string; name: string }[] }>(path, { all: 'true' })
  return new Map(items.map(({ id, name }) => [id, name]))
}

/** The first people of the grid, as it orders them, who may be planned and have nothing on any of the days. */
export function freePeople({ people, entries }: ScheduleRange, rowIds: string[]): SchedulePerson[] {
  const busy = new Set(entries.filter(({ type }) => type !== 8).map(({ employeeId }) => employeeId))
  return rowIds.flatMap((id) =>
    people.filter((one) => one.id === id && !busy.has(one.id) && !one.disabledInSchedule)
  )
}

/** Waits until the rules have judged the plan on the screen: badges are drawn, and typed shifts get the breaks they need. */
export const rulesReady = (page: Page): Promise<void> => page.locator('[data-rules="ready"]').waitFor()

/** People's rows on the screen, from the top, once all are drawn. */
export const rowIdsOf = (page: Page): Promise<string[]> =>
  settled(() =>
    page.locator('[data-row]').evaluateAll((rows) =>
      rows
        .filter((row) => /^[0-9a-f-]{36}$/.test((row as HTMLElement).dataset.row!))
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => (row as HTMLElement).dataset.row!)
    )
  )
