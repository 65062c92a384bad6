import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { scheduleJoined } from '../stage/live.ts'
import { card, change, drag, heldBack, planned, plannedOn, remove, walkTo } from '../stage/planning.ts'
import { cellOf, freePeople, openScheduler, rowIdsOf, scheduleOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (70 + number))
const colleague = 'location manager'

test.group('Two planners', () => {
  test('F2 does not overwrite what a colleague changes meanwhile: Enter says so, a second one saves', async ({
    assert,
  }) => {
    const { page, context, complaints, person, from, shift } = await opened(0)
    await walkTo(page, person.id, from)
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'Times' })
    await field.fill('10-18')
    await change(colleague, shift, { start: '11:00', end: '19:00' })
    const sentence = page.getByText('Another planner changed this shift while you were editing')
    await sentence.filter({ hasText: '11:00' }).waitFor()

    await field.press('Enter')
    await page.getByText('Not saved yet. Press Enter again').waitFor()
    await until(async () => assert.equal(await field.inputValue(), '10-18'))
    assert.deepEqual(await plannedOn(from, person.id, 0), ['11:00–19:00'])
    await field.press('Enter')
    await until(async () => (await plannedOn(from, person.id, 0)).join() === '10:00–18:00')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('the side panel asks for a second Save as well, and keeps what the colleague changed elsewhere', async ({
    assert,
  }) => {
    const { page, context, person, from, shift } = await opened(1)
    await walkTo(page, person.id, from)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: 'Shift' })
    await panel.getByRole('textbox', { name: 'Times' }).fill('10-18')
    await change(colleague, shift, { comment: 'Bring the keys' })
    await panel.getByText('Another planner changed this shift while you were editing').waitFor()
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await panel.getByText('Not saved yet.').waitFor()
    assert.deepEqual(await plannedOn(from, person.id, 0), ['08:00–16:00'])
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await panel.waitFor({ state: 'detached' })
    const [saved] = (await scheduleOf('manager', from, 7)).entries.filter(({ id }) => id === shift.id)
    assert.deepEqual([saved!.start, saved!.comment], ['10:00', 'Bring the keys'])
    await context.close()
  })

  test('F2 on a shift that a colleague deletes never becomes an addition by itself', async ({ assert }) => {
    const { page, context, complaints, person, from, shift } = await opened(2)
    await walkTo(page, person.id, from)
    await page.keyboard.press('F2')
    const editor = page.getByRole('dialog', { name: 'Edit times' })
    const field = editor.getByRole('textbox', { name: 'Times' })
    await field.fill('10-18')
    await remove(colleague, shift)
    await editor.getByText('deleted or moved out of the days shown').waitFor()
    await field.press('Enter')
    await editor.getByText('Another planner has deleted this shift').waitFor()
    await field.press('Enter')
    await until(async () => assert.equal(await field.inputValue(), '10-18'))
    assert.isEmpty(await plannedOn(from, person.id, 0))
    await editor.getByRole('button', { name: 'Add as a new shift' }).click()
    await until(async () => (await plannedOn(from, person.id, 0)).join() === '10:00–18:00')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('Delete on a shift a colleague has just deleted names it, and the grid stays', async ({ assert }) => {
    const { page, context, complaints, person, from, shift } = await opened(3)
    await walkTo(page, person.id, from)
    await heldBack(
      page,
      () => page.keyboard.press('Delete'),
      () => remove(colleague, shift)
    )
    await saysGone(page, person.surname)
    await card(page, person.id, from).waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, '/scheduler')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a shift that goes while it is dragged is named when it is dropped', async ({ assert }) => {
    const { page, context, complaints, person, from, shift } = await opened(4)
    const free = freePeople(await scheduleOf('manager', from, 7), await rowIdsOf(page))
    const target = free.find(({ id }) => id !== person.id)!
    await drag(page, shift.id, target.id, from, async () => {
      await remove(colleague, shift)
      await card(page, person.id, from).waitFor({ state: 'detached' })
      await page.locator('[data-drag-pill]').getByText('This shift is gone').waitFor()
    })
    await saysGone(page, person.surname)
    assert.equal(await page.getByRole('dialog').count(), 0, 'no rule is asked about a shift that is gone')
    await cellOf(page, target.id, from).locator('[data-entry]').first().waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

const saysGone = (page: Page, surname: string) =>
  page.getByRole('alert').filter({ hasText: 'This shift is gone' }).filter({ hasText: surname }).waitFor()

type Opened = Awaited<ReturnType<typeof signedIn>> & {
  from: Day
  person: { id: string; surname: string }
  shift: ScheduleEntry
}

/** The manager's grid on an empty week, live, with one shift in it. */
async function opened(number: number): Promise<Opened> {
  const from = weekOf(number)
  const visited = await signedIn('manager')
  const joined = scheduleJoined(visited.page)
  await openScheduler(visited.page, 'week', from)
  await joined
  const [person] = freePeople(await scheduleOf(colleague, from, 7), await rowIdsOf(visited.page))
  const shift = await planned(from, person!.id)
  await card(visited.page, person!.id, from).waitFor()
  return { ...visited, from, person: person!, shift }
}
