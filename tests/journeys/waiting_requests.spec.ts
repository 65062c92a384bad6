import { test } from '@japa/runner'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays } from '../stage/days.ts'
import { employeeIn, openSchedulerOf } from '../stage/one_person.ts'
import { cellOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A Monday far ahead of every other journey. */
const monday = '2029-06-18'

/** A request of the demo's employee for three days, over the API. */
async function filed(monday: string): Promise<{ id: string; number: number }> {
  const api = await apiOf(account('employee'))
  const types =
    await api.get<{ id: string; needsAcceptance: boolean; kind: string }[]>('/requests/types/usable')
  const type = types.find(({ needsAcceptance, kind }) => needsAcceptance && kind === 'vacation') ?? types[0]!
  const [request] = await api.post<{ id: string; number: number }[]>('/requests/filed', {
    ...{ requestTypeId: type.id, firstDay: monday, lastDay: addDays(monday, 2), part: null, note: null },
    ...{ skipWeekends: false, skipHolidays: false, recipientId: null, draft: false },
  })
  return request!
}

test.group('Requests without a decision in the schedule', () => {
  test('a planner sees a request as it is filed, opens it, and sees the leave once it is approved', async ({
    assert,
  }) => {
    const person = await employeeIn(monday)
    const { page, context, complaints } = await signedIn('location manager')
    await openSchedulerOf(page, 'week', monday, person)
    const chipOn = (day: string) => cellOf(page, person.id, day).locator('[data-request]')
    assert.equal(await chipOn(monday).count(), 0)

    const { id, number } = await filed(monday)
    for (const step of [0, 1, 2]) await chipOn(addDays(monday, step)).waitFor()
    assert.equal(await chipOn(addDays(monday, 3)).count(), 0)
    await chipOn(monday).click()
    const panel = page.getByRole('complementary', { name: 'Request without a decision' })
    await panel.getByText(`Request no. ${number}`).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    // By keyboard: the next day, and the key of its action.
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('status')
      .getByText(/waiting for a decision/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('q')
    await panel.getByRole('link', { name: 'Open the request' }).waitFor()

    const desk = await apiOf(account('location manager'))
    await desk.post(`/requests/filed/${id}/approval`, { version: 1, reason: null, shifts: 'unassign' })
    await panel.getByText('This request has been decided, or taken back.').waitFor()
    await until(async () => assert.equal(await chipOn(monday).count(), 0))
    const leave = cellOf(page, person.id, monday).locator('[data-entry][data-type]')
    await leave.waitFor()
    const statusOf = async () => (await desk.get<{ status: number }>(`/requests/filed/${id}`)).status

    // The person who asked has the request open in another browser as the step is undone and done again.
    const other = await signedIn('employee')
    await other.page.goto(`/requests_module/holidays/${id}/details`)
    await other.page.getByText('Approved', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    // The page has learnt of the step that was made past it.
    await page.getByRole('button', { name: 'Undo: approving a request' }).waitFor()
    await page.keyboard.press('Control+z')
    await chipOn(monday).waitFor()
    await leave.waitFor({ state: 'detached' })
    await other.page.getByText('Pending', { exact: true }).first().waitFor()
    assert.equal(await statusOf(), 0)
    await page.keyboard.press('Control+Shift+z')
    await leave.waitFor()
    await other.page.getByText('Approved', { exact: true }).first().waitFor()
    assert.equal(await statusOf(), 1)
    assert.deepEqual([...complaints, ...other.complaints], [])
    await other.context.close()
    await context.close()
  })

  test('four weeks have room for it, and a manager who does not decide learns who does', async ({
    assert,
  }) => {
    const later = addDays(monday, 7)
    await filed(later)
    const person = await employeeIn(monday)
    const { page, context, complaints } = await signedIn('manager')
    await openSchedulerOf(page, '4weeks', monday, person)
    const cell = cellOf(page, person.id, later)
    await cell.locator('[data-request]').click()
    const panel = page.getByRole('complementary', { name: 'Request without a decision' })
    await panel.getByText(/administrator decides on it/).waitFor()
    assert.equal(await panel.getByRole('link').count(), 0)
    const chip = await cell.locator('[data-request]').boundingBox()
    const room = await cell.boundingBox()
    assert.isAtMost(chip!.y + chip!.height, room!.y + room!.height, 'the whole of it lies in the cell')
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
