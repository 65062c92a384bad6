import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, type Day } from '../stage/days.ts'
import { scheduleJoined } from '../stage/live.ts'
import { openShifts } from '../stage/open_shifts.ts'
import { card, plannedOn, walkTo } from '../stage/planning.ts'
import { freePeople, openScheduler, profileOf, rowIdsOf, scheduleOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { askBeyondShifts, confirmStep } from '../stage/steps.ts'
import { until } from '../stage/until.ts'

const planner = 'manager'
/** What they plan is on no list of the planner's steps. */
const colleague = 'organisation admin'
// Weeks no other journey plans, one per test.
const weekOf = (number: number): Day => addDays(comingMonday(), 7 * (120 + number))

test.group('Undo and redo that ask', () => {
  test('a step of many shifts is named and asked about, a smaller one is not', async ({ assert }) => {
    const from = weekOf(0)
    const locationId = (await profileOf('employee')).locationIds[0]!
    const left = async () =>
      shiftsOf((await scheduleOf(planner, from, 7, [locationId])).entries).filter(({ day }) => day >= from)
    await openShifts(colleague, from, { days: 7, locationId, positions: 2 })
    const count = (await left()).length
    assert.isAbove(count, askBeyondShifts)
    const { page, context, complaints } = await signedIn(planner)
    const undone = stepsTaken(page)
    await openScheduler(page, 'week', from, locationId)
    await deleteUnassigned(page, count)
    const [undo, redo] = ['Undo', 'Redo'].map((way) =>
      page.getByRole('button', { name: `${way}: deleting unassigned shifts`, exact: true })
    )
    await undo!.waitFor()
    assert.isEmpty(await left())

    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Control+z')
    await page.getByRole('dialog', { name: 'Undo deleting unassigned shifts?' }).waitFor()
    await dialog.getByText(new RegExp(`^${count} shifts, .+ · `)).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(undone, [], 'asked, not done')
    assert.isEmpty(await left())

    await page.keyboard.press('Control+z')
    await confirmStep(page, 'Undo')
    await redo!.waitFor()
    await until(async () => assert.lengthOf(await left(), count))
    await page.keyboard.press('Control+Shift+z')
    await page.getByRole('dialog', { name: 'Redo deleting unassigned shifts?' }).waitFor()
    await dialog.getByText(new RegExp(`^${count} shifts, .+ · `)).waitFor()
    await confirmStep(page, 'Redo')
    await undo!.waitFor()
    await until(async () => assert.isEmpty(await left()))
    assert.deepEqual(undone, ['undo', 'redo'])

    // As many as may be undone without a question.
    await openShifts(colleague, from, { days: 5, locationId, positions: 2 })
    const few = (await left()).length
    assert.equal(few, askBeyondShifts)
    await deleteUnassigned(page, few)
    await until(async () => assert.isEmpty(await left()))
    await undo!.waitFor()
    await page.keyboard.press('Control+z')
    await until(async () => assert.lengthOf(await left(), few))
    assert.equal(await dialog.count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('a step that a colleague has published since is asked about, and what staff see stays', async ({
    assert,
  }) => {
    const from = weekOf(1)
    const { page, context, complaints } = await signedIn(planner)
    const undone = stepsTaken(page)
    const joined = scheduleJoined(page)
    await openScheduler(page, 'week', from)
    await joined
    const [person] = freePeople(await scheduleOf(planner, from, 7), await rowIdsOf(page))
    await walkTo(page, person!.id, from)
    await page.keyboard.type('9-17')
    await page.keyboard.press('Enter')
    await card(page, person!.id, from).waitFor()
    const undo = page.getByRole('button', { name: 'Undo: adding shifts', exact: true })
    await undo.waitFor()
    await until(async () => (await plannedOn(from, person!.id, 0)).length === 1)
    // Undo reads its steps again once someone else has published.
    const readAgain = page.waitForResponse((answer) => answer.url().endsWith('/commands/history'))
    const publishing = { from, until: addDays(from, 7), locationIds: [] }
    await (await apiOf(account(colleague))).post('/scheduling/publications', publishing)
    await card(page, person!.id, from).and(page.locator('[data-state="published"]')).waitFor()
    await readAgain

    const dialog = page.getByRole('dialog', { name: 'Undo adding shifts?' })
    await page.keyboard.press('Control+z')
    await dialog.getByText(/^1 shift, 1 person, /).waitFor()
    await dialog.getByText(/^Some of these shifts have been published or unpublished since\./).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(undone, [], 'asked, not done')
    await page.keyboard.press('Control+z')
    await confirmStep(page, 'Undo')
    const seen = async () => shiftsOf((await scheduleOf(planner, from, 7)).entries, person!.id)
    await until(async () => assert.deepEqual(await plannedOn(from, person!.id, 0), []))
    assert.deepEqual(
      (await seen()).map(({ state, published }) => [state, published?.start]),
      [['removed', '09:00']]
    )

    // Redo brings it back as staff still see it; no publication lies between.
    await page.getByRole('button', { name: 'Redo: adding shifts', exact: true }).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await undo.waitFor()
    await until(async () => assert.deepEqual(await plannedOn(from, person!.id, 0), ['09:00–17:00']))
    assert.deepEqual(undone, ['undo', 'redo'])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

/** The steps back and forth that the page has asked the server for, as they come. */
function stepsTaken(page: Page): string[] {
  const taken: string[] = []
  page.on('request', (request) => {
    const [, way] = /commands\/(undo|redo)$/.exec(request.url()) ?? []
    if (way) taken.push(way)
  })
  return taken
}

/** Once the screen shows as many as there are. */
async function deleteUnassigned(page: Page, count: number): Promise<void> {
  await page.getByText(`${count} shifts unassigned`, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete unassigned shifts' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`\\b${count}\\b`) })
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await dialog.waitFor({ state: 'detached' })
}
