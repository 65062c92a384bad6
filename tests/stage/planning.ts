import type { EntryDraft, EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Locator, Page, Route } from 'playwright'
import { apiOf } from './api.ts'
import { routesHold } from './browser.ts'
import { addDays, type Day } from './days.ts'
import { newId } from './ids.ts'
import { cellOf, scheduleOf, shiftsIn, shiftsOf } from './scheduler.ts'
import { account } from './settings.ts'
import { settled, until } from './until.ts'

/** Puts the focus into a row of the grid, then walks with the arrows: each step once the one before has arrived. */
export async function walkTo(page: Page, rowId: string, day: Day): Promise<void> {
  await focusRow(page, rowId)
  for (let step = 0; step < 9; step++) {
    const before = await focused(page)
    if (before === `${rowId}|${day}`) return
    await page.keyboard.press('ArrowRight')
    await until(async () => (await focused(page)) !== before)
  }
  throw new Error(`The arrows do not lead to ${rowId} on ${day}.`)
}

/** The cell that has the focus, as `row|day`. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => document.activeElement?.closest('.ag-cell')?.querySelector<HTMLElement>('[data-cell]')?.dataset.cell
  )

/** Clicks on the name at the beginning of a row, the first unless one is given, and waits for the grid to have the keyboard. */
export async function focusRow(page: Page, rowId?: string): Promise<void> {
  await page
    .locator(rowId ? `[data-row="${rowId}"]` : '[data-row]')
    .first()
    .click()
  await until(() => page.evaluate(() => Boolean(document.activeElement?.closest('.ag-cell'))))
}

/** Waits for the cell to have the focus: a key pressed earlier would be another's. */
export const onCell = (page: Page, rowId: string, day: Day): Promise<void> =>
  until(async () => (await focused(page)) === `${rowId}|${day}`)

/** Waits until the server has answered every change of the screen. */
export const allSaved = (page: Page): Promise<void> =>
  page.locator('[data-saving]').first().waitFor({ state: 'detached' })

/** The first shift drawn in a cell. */
export const card = (page: Page, rowId: string, day: Day) => shiftsIn(page, rowId, day).first()

/** Drags a shift to another cell with the mouse; with `meanwhile` something happens before it is dropped. */
export async function drag(
  page: Page,
  entryId: string,
  rowId: string,
  day: Day,
  meanwhile?: () => Promise<void>
): Promise<void> {
  await dragOver(page, entryId, rowId, day)
  await meanwhile?.()
  await page.mouse.up()
}

/** Holds a shift over a cell until the screen shows where it would land. @returns what is next to the pointer */
export async function dragOver(page: Page, entryId: string, rowId: string, day: Day): Promise<Locator> {
  const target = cellOf(page, rowId, day)
  await page.locator(`[data-entry="${entryId}"]`).first().hover()
  await page.mouse.down()
  const box = (await settled(() => target.boundingBox()))!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  const pill = page.locator('[data-drag-pill]')
  await pill.waitFor()
  await page.locator(`[data-cell="${rowId}|${day}"][data-drop]`).waitFor()
  return pill
}

/** Keeps the command that `lead` leads to back while `work` goes on. */
export async function heldBack(
  page: Page,
  lead: () => Promise<void>,
  work: () => Promise<unknown>
): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const hold = async (route: Route) => {
    arrive()
    await held
    await route.continue()
  }
  await page.route('**/api/scheduling/commands', hold, { times: 1 })
  await routesHold(page)
  await lead()
  await arrived
  await work()
  release()
}

/** What is planned for a person on a day of the week, as the server knows it. */
export async function plannedOn(from: Day, employeeId: string, offset: number): Promise<string[]> {
  const { entries } = await scheduleOf('manager', from, 7)
  return shiftsOf(entries, employeeId)
    .filter(({ day, state }) => day === addDays(from, offset) && state !== 'removed')
    .map(({ start, end }) => `${start}–${end}`)
}

/** Plans a shift past the screen, of eight hours unless it is said otherwise. */
export async function planned(
  day: Day,
  employeeId: string,
  more: Partial<EntryDraft> = {}
): Promise<ScheduleEntry> {
  const { people } = await scheduleOf('manager', day, 1)
  const person = people.find(({ id }) => id === employeeId)!
  const entry = {
    type: 0 as const,
    employeeId,
    locationId: person.mainLocationId!,
    positionId: person.positionIds[0] ?? null,
    day,
    start: '08:00',
    end: '16:00',
    ...more,
  }
  const answer = await command('manager', 'create', { kind: 'create', id: newId(), entry })
  return answer.entries[0]!
}

/** Changes a shift past the screen, as another planner. */
export const change = (role: string, { id, version }: ScheduleEntry, changes: Partial<ScheduleEntry>) =>
  command(role, 'edit', { kind: 'update', id, version, changes })

/** Deletes a shift past the screen, as another planner. */
export const remove = (role: string, { id, version }: ScheduleEntry) =>
  command(role, 'delete', { kind: 'delete', id, version })

/** One step past the screen. */
async function command(
  role: string,
  label: string,
  operation: EntryOperation
): Promise<{ entries: ScheduleEntry[] }> {
  const api = await apiOf(account(role))
  return api.post('/scheduling/commands', { id: newId(), label, operations: [operation] })
}
