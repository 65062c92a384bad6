import type { Swap } from '@shiftloom/backend/contracts/swaps'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday, writtenDay } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { profileOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'
/** Far enough ahead that the demo plans nothing there. */
const monday = addDays(comingMonday(), 7 * 30)

/** A published shift of the manager, whose position the location manager has as well. */
async function managersShift(day: string): Promise<string> {
  const { employeeId } = await profileOf('manager')
  const { people } = await scheduleOf(admin, monday, 7)
  const person = people.find(({ id }) => id === employeeId)!
  const id = newId()
  const entry = {
    ...{ type: 0, employeeId, locationId: person.mainLocationId, positionId: person.positionIds[0] },
    ...{ day, start: '08:00', end: '16:00' },
  }
  const api = await apiOf(account(admin))
  await api.post('/scheduling/commands', {
    ...{ id: newId(), label: 'create', operations: [{ kind: 'create', id, entry }] },
  })
  const span = { from: day, until: addDays(day, 1), locationIds: [person.mainLocationId] }
  await api.post('/scheduling/publications', span)
  return id
}

/** Opens the offer of the shift of a day. */
async function offer(page: Page, day: string): Promise<Locator> {
  await page.goto('/swaps')
  await page.getByRole('button', { name: 'Offer a shift' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^My shift/).click()
  await page
    .locator('[role=listbox]:visible')
    .getByRole('option', { name: writtenDay(day) })
    .click()
  return dialog
}

test.group('Swaps', () => {
  test('three browsers: a shift is offered, accepted, confirmed, and given back by one step of undo', async ({
    assert,
  }) => {
    const entryId = await managersShift(monday)
    const [requester, colleague] = [await profileOf('manager'), await profileOf('location manager')]
    const owner = async () =>
      (await scheduleOf(admin, monday, 1)).entries.find(({ id }) => id === entryId)?.published?.employeeId
    const mine = await signedIn('manager')
    const dialog = await offer(mine.page, monday)
    await dialog.getByText('Whom to ask').waitFor()
    assert.deepEqual(await seriousIn(mine.page), [])
    await dialog.getByRole('button', { name: 'Everyone who can' }).click()
    await dialog.getByLabel('Note').fill('Dentist')
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await mine.page.getByText('Waits for an answer').first().waitFor()
    assert.deepEqual(await seriousIn(mine.page), [])

    const theirs = await signedIn('location manager')
    await theirs.page.goto('/swaps')
    await theirs.page.getByRole('row').nth(1).getByRole('link').click()
    await theirs.page.getByText('Dentist').waitFor()
    assert.deepEqual(await seriousIn(theirs.page), [])
    await theirs.page.getByRole('button', { name: 'Accept', exact: true }).click()
    await theirs.page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await mine.page.getByText('Waits for the manager').first().waitFor()
    assert.equal(await owner(), requester.employeeId)

    const desk = await signedIn(admin)
    const api = await apiOf(account(admin))
    const { items } = await api.get<{ items: Swap[] }>('/scheduling/swaps', { open: 'true' })
    const swap = items.find(({ shift }) => shift.entryId === entryId)!
    await desk.page.goto(`/swaps/${swap.id}`)
    await desk.page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await theirs.page.getByText('Swapped', { exact: true }).waitFor()
    await until(async () => assert.equal(await owner(), colleague.employeeId))

    await api.post('/scheduling/commands/undo', {})
    await desk.page.getByText('Waits for the manager').waitFor()
    await until(async () => assert.equal(await owner(), requester.employeeId))
    await desk.page.getByRole('button', { name: 'Reject', exact: true }).click()
    await desk.page.getByRole('dialog').getByLabel('Reason').fill('Stocktaking')
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
    await desk.page.getByText('Stocktaking').waitFor()
    assert.deepEqual([...mine.complaints, ...theirs.complaints, ...desk.complaints], [])
    await Promise.all([mine, theirs, desk].map(({ context }) => context.close()))
  })

  test('the last hours of a shift are given away, and one step of undo joins it again', async ({
    assert,
  }) => {
    const day = addDays(monday, 2)
    await managersShift(day)
    const [requester, colleague] = [await profileOf('manager'), await profileOf('location manager')]
    const seen = async () => {
      const { entries } = await scheduleOf(admin, day, 1)
      const faces = entries.flatMap(({ published }) => published ?? [])
      return faces
        .filter(({ employeeId }) => [requester.employeeId, colleague.employeeId].includes(employeeId))
        .map(({ employeeId, start, end }) => [employeeId, `${start}–${end}`])
        .toSorted(([, a], [, b]) => (a! < b! ? -1 : 1))
    }
    const { page, context, complaints } = await signedIn('manager')
    const dialog = await offer(page, day)
    await dialog.getByLabel('What you give').click()
    await page.locator('[role=listbox]:visible').getByRole('option', { name: 'The last hours, from' }).click()
    await dialog.getByLabel(/^Time/).fill('12:00')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Everyone who can' }).click()
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    const theirs = await signedIn('location manager')
    const desk = await apiOf(account('location manager'))
    const { items } = await desk.get<{ items: Swap[] }>('/scheduling/swaps', { open: 'true' })
    const swap = items.find(({ shift }) => shift.day === day)!
    await theirs.page.goto(`/swaps/${swap.id}`)
    await theirs.page.getByText(/^Part of the shift:/).waitFor()
    await theirs.page.getByRole('button', { name: 'Accept', exact: true }).click()
    await theirs.page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
    await theirs.page.getByText('Waits for the manager').waitFor()
    const api = await apiOf(account(admin))
    await api.post(`/scheduling/swaps/${swap.id}/confirmation`, undefined)
    await theirs.page.getByText('Swapped', { exact: true }).waitFor()
    await until(async () =>
      assert.deepEqual(await seen(), [
        [requester.employeeId, '08:00–12:00'],
        [colleague.employeeId, '12:00–16:00'],
      ])
    )
    await api.post('/scheduling/commands/undo', {})
    await until(async () => assert.deepEqual(await seen(), [[requester.employeeId, '08:00–16:00']]))
    assert.deepEqual([...complaints, ...theirs.complaints], [])
    await Promise.all([context, theirs.context].map((one) => one.close()))
  })
})
