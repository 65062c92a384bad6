import type { EntryDraft, ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { drag } from '../stage/planning.ts'
import {
  cellOf,
  freePeople,
  openScheduler,
  rowIdsOf,
  rulesReady,
  scheduleOf,
  shiftsOf,
} from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (100 + number))
const quarter = { start: null, minutes: 15, paid: true }

test.group('Shifts typed and dragged', () => {
  test('a typed shift has the break the law asks for, and so has one with b15', async ({ assert }) => {
    const from = weekOf(0)
    const { page, context, complaints } = await signedIn('manager')
    const [person] = await freeOn(page, from)
    await typeInto(page, person!, from, '9-17')
    await typeInto(page, person!, addDays(from, 1), '9-17 b15')
    await until(async () => (await plannedOn(from, person!.id)).length === 2)
    for (const shift of await plannedOn(from, person!.id)) {
      assert.deepEqual(shift.breaks, [quarter])
      assert.equal(shift.workMinutes, 480)
      await page.locator(`[data-entry="${shift.id}"]`).waitFor()
    }
    assert.equal(await page.locator('[data-warning]').count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a shift typed before the rules are there waits for them', async ({ assert }) => {
    const from = weekOf(4)
    const { page, context } = await signedIn('manager')
    const typed = Promise.withResolvers<void>()
    await page.route(/\/scheduling\/rule-context/, async (route) => {
      const response = await route.fetch()
      await typed.promise
      await route.fulfill({ response })
    })
    await openScheduler(page, 'week', from)
    const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const person = free.find(({ fte, breaks }) => fte === 1 && breaks.length === 0)
    await typeInto(page, person!, from, '9-17', () => typed.resolve())
    await until(async () => (await plannedOn(from, person!.id)).length === 1)
    const [shift] = await plannedOn(from, person!.id)
    assert.deepEqual(shift!.breaks, [quarter])
    await rulesReady(page)
    assert.equal(await cellOf(page, person!.id, from).locator('[data-warning]').count(), 0)
    await context.close()
  })

  test('an open shift that is dragged to a person gets it too', async ({ assert }) => {
    const from = weekOf(1)
    const { page, context } = await signedIn('manager')
    const [person] = await freeOn(page, from)
    const open = await created({ ...draftOf(person!, from), employeeId: null })
    await page.locator(`[data-entry="${open.id}"]`).waitFor()
    await drag(page, open.id, person!.id, from)
    await until(async () => (await plannedOn(from, person!.id)).length === 1)
    const [shift] = await plannedOn(from, person!.id)
    assert.equal(shift!.id, open.id)
    assert.deepEqual(shift!.breaks, [quarter])
    await context.close()
  })

  test('a warning about breaks ends with a press, and so do all of them', async ({ assert }) => {
    const from = weekOf(2)
    const { page, context, complaints } = await signedIn('manager')
    const [first, second] = await freeOn(page, from)
    const shifts = [
      await created(draftOf(first!, from)),
      await created(draftOf(first!, addDays(from, 1))),
      await created(draftOf(second!, from)),
    ]
    const badgeOf = ({ id }: ScheduleEntry) => page.locator(`[data-entry="${id}"] [data-warning]`)
    for (const shift of shifts) await badgeOf(shift).waitFor()
    const card = page.getByRole('dialog', { name: 'Warnings' })

    await badgeOf(shifts[0]!).click()
    await card.getByText(/0 min of paid breaks .*15 min required/).waitFor()
    await card.getByRole('button', { name: 'Add a 15-minute paid break' }).click()
    await badgeOf(shifts[0]!).waitFor({ state: 'detached' })

    await badgeOf(shifts[1]!).click()
    await card.getByRole('button', { name: 'Add the break to all 2 shifts' }).click()
    for (const shift of shifts) await badgeOf(shift).waitFor({ state: 'detached' })
    await until(async () => {
      const { entries } = await scheduleOf('manager', from, 7)
      for (const shift of shiftsOf(entries)) assert.deepEqual(shift.breaks, [quarter])
    })

    await page.keyboard.press('Control+z')
    await badgeOf(shifts[1]!).waitFor()
    await badgeOf(shifts[2]!).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('typing the times of an open shift takes that one first', async ({ assert }) => {
    const from = weekOf(3)
    const { page, context, complaints } = await signedIn('manager')
    const [person] = await freeOn(page, from)
    const open = await created({ ...draftOf(person!, from), employeeId: null })
    await page.locator(`[data-entry="${open.id}"]`).waitFor()

    await cellOf(page, person!.id, from).click()
    const field = page.getByRole('textbox', { name: 'Times' })
    await field.fill('8-16')
    await page.getByText(/^An open shift is planned at this time: /).waitFor()
    await page.getByRole('button', { name: 'Take the open shift' }).waitFor()
    await field.press('Enter')
    await until(async () => (await plannedOn(from, person!.id)).length === 1)
    const [taken] = await plannedOn(from, person!.id)
    assert.equal(taken!.id, open.id)
    assert.deepEqual(taken!.breaks, [quarter])
    assert.lengthOf(shiftsOf((await scheduleOf('manager', from, 7)).entries), 1, 'no second one')

    // Another one beside an open shift takes a click.
    const second = await created({ ...draftOf(person!, addDays(from, 1)), employeeId: null })
    await page.locator(`[data-entry="${second.id}"]`).waitFor()
    await cellOf(page, person!.id, addDays(from, 1)).click()
    await field.fill('8-16')
    await page.getByRole('button', { name: 'Add another shift' }).click()
    await until(async () => (await plannedOn(from, person!.id)).length === 2)
    const left = shiftsOf((await scheduleOf('manager', from, 7)).entries, null)
    assert.deepEqual(
      left.map(({ id }) => id),
      [second.id]
    )

    // Each is one step to undo.
    await page.keyboard.press('Control+z')
    await until(async () => (await plannedOn(from, person!.id)).length === 1)
    await page.keyboard.press('Control+z')
    await until(async () => (await plannedOn(from, person!.id)).length === 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** People with nothing planned who hold the same position, Polish law and full time. */
async function freeOn(page: Page, from: Day): Promise<SchedulePerson[]> {
  await openScheduler(page, 'week', from)
  await rulesReady(page)
  const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
  return free.filter(({ fte, breaks }) => fte === 1 && breaks.length === 0)
}

const draftOf = (person: SchedulePerson, day: Day): EntryDraft => ({
  type: 0,
  employeeId: person.id,
  locationId: person.mainLocationId!,
  positionId: person.positionIds[0]!,
  day,
  start: '08:00',
  end: '16:00',
  breaks: [],
})

/** By a colleague: on the planner's own list of steps it would stand between those of the screen. */
async function created(entry: EntryDraft): Promise<ScheduleEntry> {
  const api = await apiOf(account('organisation admin'))
  const operations = [{ kind: 'create', id: newId(), entry }]
  const command = { id: newId(), label: 'create', operations }
  const answer = await api.post<{ entries: ScheduleEntry[] }>('/scheduling/commands', command)
  return answer.entries[0]!
}

async function plannedOn(from: Day, employeeId: string): Promise<ScheduleEntry[]> {
  const { entries } = await scheduleOf('manager', from, 7)
  return shiftsOf(entries, employeeId).filter(({ state }) => state !== 'removed')
}

async function typeInto(
  page: Page,
  { id }: SchedulePerson,
  day: Day,
  times: string,
  entered = () => {}
): Promise<void> {
  await cellOf(page, id, day).click()
  const field = page.getByRole('textbox', { name: 'Times' })
  await field.fill(times)
  await field.press('Enter')
  entered()
  await field.waitFor({ state: 'detached' })
}
