import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { query } from '../stage/database.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { cellOf, openScheduler, positionNames, profileOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { confirmStep } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

// Weeks no other journey plans, one per test.
const admin = 'organisation admin'
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (64 + number))

test.group('Publications', () => {
  test('a location manager takes back theirs of what an administrator published, by name', async ({
    assert,
  }) => {
    const week = weekOf(0)
    const own = (await profileOf('location manager')).locationIds
    const { people } = await scheduleOf(admin, week, 7)
    const here = people.filter(({ mainLocationId }) => own.includes(mainLocationId!))
    const there = people.filter(({ mainLocationId }) => mainLocationId && !own.includes(mainLocationId))
    await plan(week, [here[0]!, here[1]!, there[0]!], admin)
    await publish(week, admin)
    // The newest publication is of another week.
    await plan(addDays(week, 7), [here[0]!], admin)
    await publish(addDays(week, 7), admin)
    const { page, context, complaints } = await signedIn('location manager')
    await openScheduler(page, 'week', week)

    await fromMenu(page, 'Undo a publication…')
    const dialog = page.getByRole('dialog', { name: /^Undo a publication of/ })
    const first = dialog.getByRole('radio', { checked: true })
    await first.waitFor()
    await dialog
      .getByText(/^Published: .+, .+/)
      .first()
      .waitFor()
    await dialog.getByText(/^2 shifts, 2 people · /).waitFor()
    await dialog.getByText(/^2 shifts become for staff what they were before\. 2 people/).waitFor()
    await dialog.getByText(/^1 more entry of it stays as it is/).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Undo publication' }).click()
    await page.getByText('Publication of 2 shifts undone').waitFor()
    await until(async () => (await seen(week, admin)).join() === there[0]!.id)
    assert.lengthOf(await seen(addDays(week, 7)), 1, 'the other week stays published')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('after unpublishing, nothing is published again unless it is chosen', async ({ assert }) => {
    const week = weekOf(2)
    const { people } = await scheduleOf('manager', week, 7)
    const [one, other] = people.filter(({ mainLocationId }) => mainLocationId)
    await plan(week, [one!, other!])
    await publish(week)
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', week)

    // The filter narrows what is unpublished: what is seen is what changes.
    await page.getByRole('searchbox', { name: 'Search people' }).fill(`${one!.name} ${one!.surname}`)
    await page.getByText(/bulk actions affect the 1 shift shown/).waitFor()
    await fromMenu(page, 'Unpublish this period…')
    await page
      .getByRole('dialog')
      .getByText(/^1 shift disappears/)
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('1 shift unpublished').waitFor()
    assert.deepEqual(await seen(week), [other!.id])

    await fromMenu(page, 'Undo a publication…')
    const dialog = page.getByRole('dialog', { name: /^Undo a publication of/ })
    await dialog.getByText('Nothing published is left here.').waitFor()
    assert.equal(await dialog.getByRole('radio', { checked: true }).count(), 0)
    await until(async () =>
      assert.isTrue(await dialog.getByRole('button', { name: 'Undo publication' }).isDisabled())
    )
    await dialog.getByRole('radio', { name: /^Unpublished: / }).check()
    await dialog.getByRole('button', { name: 'Publish again' }).click()
    await page.getByText('1 shift published again').waitFor()
    assert.lengthOf(await seen(week), 2)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('Ctrl+Z takes the last step back, asks before a publication, and names it', async ({ assert }) => {
    const week = weekOf(3)
    const { people } = await scheduleOf('manager', week, 7)
    const person = people.find(({ mainLocationId }) => mainLocationId)!
    const { page, context, complaints } = await signedIn('manager')
    await plan(week, [person])
    await openScheduler(page, 'week', week)
    await page.getByRole('button', { name: 'Publish (1)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/^1 change published/).waitFor()
    await page.getByRole('button', { name: 'Undo: publishing' }).waitFor()

    await page.keyboard.press('Control+z')
    const dialog = page.getByRole('dialog', { name: 'Undo publishing?' })
    await dialog.getByText(/^1 shift, 1 person, /).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.lengthOf(await seen(week), 1, 'asked, not done')
    await page.keyboard.press('Control+z')
    await confirmStep(page, 'Undo')
    await page.getByText('Undone: publishing').waitFor()
    assert.isEmpty(await seen(week))
    await page.keyboard.press('Control+Shift+z')
    await confirmStep(page, 'Redo')
    await page.getByText('Done again: publishing').waitFor()
    assert.lengthOf(await seen(week), 1)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('under a filter, only the shifts shown are published', async ({ assert }) => {
    const week = weekOf(4)
    const { people } = await scheduleOf('manager', week, 7)
    const able = people.filter(({ mainLocationId, positionIds }) => mainLocationId && positionIds[0])
    const [one, other, third] = able.filter(
      ({ positionIds: [first] }, index) =>
        index === able.findIndex(({ positionIds }) => positionIds[0] === first)
    )
    await plan(week, [one!, other!, third!])
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', week)
    await page.getByRole('button', { name: 'Publish (3)' }).waitFor()

    await page.getByRole('searchbox', { name: 'Search people' }).fill(`${one!.name} ${one!.surname}`)
    await publishShown(page)
    await until(async () => assert.deepEqual(await seen(week), [one!.id]))
    assert.deepEqual(await facesOf(week), [one!.id], 'nothing else is kept for staff')

    // The same by position.
    await page.getByRole('searchbox', { name: 'Search people' }).fill('')
    await page.getByRole('button', { name: 'Publish (2)' }).waitFor()
    await page.getByRole('button', { name: 'Positions', exact: true }).click()
    const position = (await positionNames()).get(third!.positionIds[0]!)!
    // What is chosen goes to the address first, and is marked from there.
    await page.getByRole('checkbox', { name: position, exact: true }).click()
    await page.getByRole('button', { name: `Positions: ${position}`, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await publishShown(page)
    const both = [one!.id, third!.id].toSorted()
    await until(async () => assert.deepEqual((await seen(week)).toSorted(), both))
    assert.deepEqual(await facesOf(week), both)
    const { entries } = await scheduleOf('manager', week, 7)
    const [left] = shiftsOf(entries, other!.id)
    assert.deepEqual([left!.state, left!.published], ['draft', null])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a change that is still on its way is published as well', async ({ assert }) => {
    const week = weekOf(5)
    const { people } = await scheduleOf('manager', week, 7)
    const { page, context, complaints } = await signedIn('manager')
    await plan(week, [people.find(({ mainLocationId }) => mainLocationId)!])
    await openScheduler(page, 'week', week)
    const [shift] = shiftsOf((await scheduleOf('manager', week, 7)).entries)
    await cellOf(page, shift!.employeeId!, week).click()
    const agreed = Promise.withResolvers<void>()
    await page.route('**/api/scheduling/commands', async (route) => {
      await agreed.promise
      await route.continue()
    })
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'Times' })
    await field.fill('11-15')
    await field.press('Enter')
    await page.locator('[data-saving]').waitFor()
    await page.getByRole('button', { name: 'Publish (1)' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.waitFor({ state: 'detached' })
    agreed.resolve()
    await page.getByText('1 change published, 1 person notified').waitFor()
    const [stored] = shiftsOf((await scheduleOf('manager', week, 7)).entries)
    assert.equal(stored!.published?.start, '11:00')
    assert.equal(stored!.state, 'published')
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('what a colleague changes while the question stands is not published, and the planner reads so', async ({
    assert,
  }) => {
    const week = weekOf(-2)
    const { people } = await scheduleOf('manager', week, 7)
    const [one, other] = people.filter(({ mainLocationId }) => mainLocationId)
    await plan(week, [one!, other!])
    const { page, context, complaints } = await signedIn('manager')
    await openScheduler(page, 'week', week)
    await page.getByRole('button', { name: 'Publish (2)' }).click()
    const question = page.getByRole('dialog', { name: 'Publish 2 changes?' })
    await question.waitFor()

    const { entries } = await scheduleOf(admin, week, 7)
    const { id, version } = shiftsOf(entries).find(({ employeeId }) => employeeId === other!.id)!
    const colleague = await apiOf(account(admin))
    const operations = [{ kind: 'update', id, version, changes: { end: '15:00' } }]
    await colleague.post('/scheduling/commands', { id: newId(), label: 'edit', operations })

    await question.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('1 shift has changed since it was counted, and stays as it is.').waitFor()
    assert.deepEqual(await seen(week), [one!.id])
    // Counted once more, it goes.
    await page.getByRole('button', { name: 'Publish (1)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await until(async () => (await seen(week)).length === 2)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('Ctrl+Z with nothing to undo asks nothing of the server', async ({ assert }) => {
    const { page, context } = await signedIn('advisor')
    await page.route('**/api/scheduling/commands/history', (route) =>
      route.fulfill({ json: { result: { undo: null, redo: null } } })
    )
    const asked: string[] = []
    page.on('request', (request) => {
      if (/commands\/(undo|redo)$/.test(request.url())) asked.push(request.url())
    })
    await openScheduler(page, 'week', weekOf(4))
    await page.keyboard.press('Control+z')
    await page.getByText('There is nothing to undo').waitFor()
    await page.keyboard.press('Control+Shift+z')
    await page.getByText('There is nothing to redo').waitFor()
    assert.deepEqual(asked, [])
    await context.close()
  })
})

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** One shift is left by the filter; the question says that filters are on. */
async function publishShown(page: Page): Promise<void> {
  await page.getByText(/bulk actions affect the 1 shift shown/).waitFor()
  await page.getByRole('button', { name: 'Publish (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish 1 change' })
  await dialog.getByText('Filters are on: only the shifts shown are affected.').waitFor()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Whose shifts of the week the database keeps for staff. */
const facesOf = async (from: Day): Promise<string[]> =>
  (
    await query<{ employee: string }>(
      'select published_employee_id as employee from schedule_entries where published_day >= $1 and published_day < $2',
      [from, addDays(from, 7)]
    )
  )
    .map(({ employee }) => employee)
    .toSorted()

/** A short shift on the first day for each, as one step. */
async function plan(day: Day, people: SchedulePerson[], role = 'manager'): Promise<void> {
  const api = await apiOf(account(role))
  const operations = people.map(({ id, mainLocationId, positionIds }) => ({
    ...{ kind: 'create', id: newId() },
    entry: {
      ...{ type: 0, employeeId: id, locationId: mainLocationId, positionId: positionIds[0] ?? null },
      ...{ day, start: '10:00', end: '14:00' },
    },
  }))
  await api.post('/scheduling/commands', { id: newId(), label: 'create', operations })
}

async function publish(from: Day, role = 'manager'): Promise<void> {
  const api = await apiOf(account(role))
  await api.post('/scheduling/publications', { from, until: addDays(from, 7), locationIds: [] })
}

/** Whose shifts of the week staff see. */
async function seen(from: Day, role = 'manager'): Promise<string[]> {
  const { entries } = await scheduleOf(role, from, 7)
  return shiftsOf(entries).flatMap(({ published }) => published?.employeeId ?? [])
}
