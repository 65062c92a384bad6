import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { scheduleJoined } from '../stage/live.ts'
import {
  cellOf,
  freePeople,
  openScheduler,
  rowIdsOf,
  scheduleOf,
  shiftsIn,
  shiftsOf,
} from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks nobody else plans, one per test: none sees what another left.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (20 + number))

test.group('Planning', () => {
  test('by keyboard alone: type, copy, paste, delete, undo and redo', async ({ assert }) => {
    const from = weekOf(0)
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const at = (day: number) => plannedOn(from, person!.id, day)

    await walkTo(page, person!.id, from)
    await page.keyboard.type('9-17')
    await page.keyboard.press('Enter')
    await card(page, person!.id, from).waitFor()
    await until(async () => (await at(0)).join() === '09:00–17:00')

    await page.keyboard.press('Control+c')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+v')
    await card(page, person!.id, addDays(from, 1)).waitFor()
    await until(async () => (await at(1)).join() === '09:00–17:00')
    assert.deepEqual(await at(0), ['09:00–17:00'], 'the copied one stays')

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await card(page, person!.id, from).waitFor({ state: 'detached' })
    await until(async () => (await at(0)).length === 0)

    await page.keyboard.press('Control+z')
    await card(page, person!.id, from).waitFor()
    await until(async () => (await at(0)).join() === '09:00–17:00')

    await page.keyboard.press('Control+Shift+z')
    await card(page, person!.id, from).waitFor({ state: 'detached' })
    await until(async () => (await at(0)).length === 0)
    assert.deepEqual(await at(1), ['09:00–17:00'])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('what cannot be a time is answered where it was typed', async ({ assert }) => {
    const from = weekOf(1)
    const { page, context } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    await walkTo(page, person!.id, from)
    await page.keyboard.type('9-99')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Times' })
    await page.getByText('“99” is not a time').waitFor()
    assert.equal(await field.inputValue(), '9-99')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    assert.isEmpty(await plannedOn(from, person!.id, 0))
    await context.close()
  })

  test('a shift is dragged to somebody else, and another planner sees it at once', async ({ assert }) => {
    const from = weekOf(2)
    const first = await signedIn('manager')
    const second = await signedIn('location manager')
    await openScheduler(first.page, 'week', from)
    const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(first.page))
    const [giver] = free
    const taker = free.find((one) => one !== giver && mayTakeOver(one, giver!))
    const shift = await planned(from, giver!.id)
    await card(first.page, giver!.id, from).waitFor()
    const joined = scheduleJoined(second.page)
    await openScheduler(second.page, 'week', from)
    await card(second.page, giver!.id, from).waitFor()
    await joined

    await drag(first.page, shift.id, taker!.id, from)
    await card(first.page, taker!.id, from).waitFor()
    await card(second.page, taker!.id, from).waitFor()
    await card(second.page, giver!.id, from).waitFor({ state: 'detached' })
    await until(async () => (await plannedOn(from, taker!.id, 0)).length === 1)
    assert.isEmpty(await plannedOn(from, giver!.id, 0))
    assert.deepEqual([...first.complaints, ...second.complaints], [])
    await Promise.all([first.context.close(), second.context.close()])
  })

  test('two planners change one shift: the slower one is told and keeps the text', async ({ assert }) => {
    const from = weekOf(3)
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', from)
    const [person] = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const shift = await planned(from, person!.id)
    await card(page, person!.id, from).waitFor()
    await walkTo(page, person!.id, from)
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'Times' })
    await field.fill('10-18')
    await heldBack(page, async () => {
      await page.keyboard.press('Enter')
      await change('location manager', shift, { start: '11:00', end: '19:00' })
    })
    await page.getByText('Somebody else changed this shift').waitFor()
    await page.getByText('Not saved. Your text is still here.').waitFor()
    assert.equal(await field.inputValue(), '10-18')
    assert.deepEqual(await plannedOn(from, person!.id, 0), ['11:00–19:00'])
    await page.keyboard.press('Enter')
    await until(async () => (await plannedOn(from, person!.id, 0)).join() === '10:00–18:00')
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const mayTakeOver = (taker: SchedulePerson, giver: SchedulePerson): boolean =>
  taker.positionIds.includes(giver.positionIds[0]!) && taker.locationIds.includes(giver.mainLocationId!)

/** Puts the focus on the first cell of the grid with the keyboard, then walks with the arrows. */
async function walkTo(page: Page, rowId: string, day: Day): Promise<void> {
  await page.locator(`[data-row="${rowId}"]`).first().click()
  await page.keyboard.press('ArrowRight')
  for (let step = 0; step < 8 && (await focused(page)) !== `${rowId}|${day}`; step++)
    await page.keyboard.press('ArrowRight')
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => document.activeElement?.closest('.ag-cell')?.querySelector<HTMLElement>('[data-cell]')?.dataset.cell
  )

const card = (page: Page, rowId: string, day: Day) => shiftsIn(page, rowId, day).first()

async function drag(page: Page, entryId: string, rowId: string, day: Day): Promise<void> {
  await page.locator(`[data-entry="${entryId}"]`).first().hover()
  await page.mouse.down()
  const box = (await cellOf(page, rowId, day).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** Keeps the next command of the page back while `work` goes on. */
async function heldBack(page: Page, work: () => Promise<void>): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const hold = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route('**/api/scheduling/commands', hold, { times: 1 })
  await work()
  release()
}

async function plannedOn(from: Day, employeeId: string, offset: number): Promise<string[]> {
  const { entries } = await scheduleOf('manager', from, 7)
  return shiftsOf(entries, employeeId)
    .filter(({ day, state }) => day === addDays(from, offset) && state !== 'removed')
    .map(({ start, end }) => `${start}–${end}`)
}

async function planned(day: Day, employeeId: string): Promise<ScheduleEntry> {
  const { people } = await scheduleOf('manager', day, 1)
  const person = people.find(({ id }) => id === employeeId)!
  const entry = {
    type: 0,
    employeeId,
    locationId: person.mainLocationId!,
    positionId: person.positionIds[0] ?? null,
    day,
    start: '08:00',
    end: '16:00',
  }
  const answer = await command('manager', 'create', { kind: 'create', id: newId(), entry })
  return answer.entries[0]!
}

const change = (role: string, { id, version }: ScheduleEntry, changes: Partial<ScheduleEntry>) =>
  command(role, 'edit', { kind: 'update', id, version, changes })

async function command(
  role: string,
  label: string,
  operation: unknown
): Promise<{ entries: ScheduleEntry[] }> {
  const api = await apiOf(account(role))
  return api.post('/scheduling/commands', { id: newId(), label, operations: [operation] })
}
