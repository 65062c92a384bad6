import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import type { Page as PageOf } from '@shiftloom/backend/contracts/http'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { profileOf, scheduleOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const path = '/requests_module/holidays'
const admin = 'organisation admin'
/** Far enough ahead that the demo plans nothing there. */
const monday = addDays(comingMonday(), 70)

const typed = (day: string): string => day.split('-').reverse().join('.')

/** Writes a request of the first type that is offered. */
async function write(page: Page, first: string, last: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type/).click()
  await page.locator('[role=listbox]:visible').getByRole('option').first().click()
  await dialog.getByLabel(/^First day/).fill(first)
  await page.keyboard.press('Tab')
  await dialog.getByLabel(/^Last day/).fill(last)
  await page.keyboard.press('Tab')
}

test.group('Requests', () => {
  test('an employee asks, a decision is made, and the schedule follows', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    await page.goto(path)
    await page.getByRole('button', { name: 'New request' }).click()
    await write(page, typed(monday), typed(addDays(monday, 4)))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('What it takes').waitFor()
    // The last day follows the first one, and what is counted follows both: the whole week, once it is there.
    const week = dialog.getByRole('table', { name: 'Day by day' }).getByRole('row')
    await until(async () => assert.equal(await week.count(), 5))
    // What else is planned in these days differs with the journeys before.
    const asked = await dialog.getByText(/^[\d.]+ days · \d+:\d\d h$/).innerText()
    assert.deepEqual(await seriousIn(page), [])
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').nth(1).getByText(asked).waitFor()
    await context.close()

    const { page: desk, context: second, complaints: others } = await signedIn(admin)
    await desk.goto(`${path}?status=0`)
    await desk.getByRole('row').nth(1).getByRole('link').click()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    const approval = desk.getByRole('dialog')
    await approval.getByLabel('Reason').fill('Enjoy')
    assert.deepEqual(await seriousIn(desk), [])
    await approval.getByRole('button', { name: 'Approve', exact: true }).click()
    await approval.waitFor({ state: 'detached' })
    await desk.getByText('Approved', { exact: true }).waitFor()
    // The button is gone; the keyboard is not.
    await until(async () =>
      assert.equal(await desk.evaluate(() => document.activeElement?.tagName), 'BUTTON')
    )
    assert.deepEqual(await seriousIn(desk), [])
    const api = await apiOf(account(admin))
    const days = { from: monday, until: addDays(monday, 7) }
    const absences = async () =>
      (
        await api.get<{ entries: { source: string; type: number }[] }>('/scheduling/schedule', days)
      ).entries.filter(({ source, type }) => source === 'request' && type !== 0)
    await until(async () => assert.lengthOf(await absences(), 5))

    await desk.getByRole('link', { name: 'History' }).click()
    await desk.getByText('Reason: Enjoy').waitFor()
    assert.deepEqual(await seriousIn(desk), [])
    await desk.getByRole('link', { name: /^Back to request/ }).click()
    await desk.getByRole('button', { name: 'Withdraw approval' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw approval' }).click()
    await desk.getByText('Rejected', { exact: true }).waitFor()
    await until(async () => assert.isEmpty(await absences()))
    assert.deepEqual([...complaints, ...others], [])
    await second.close()
  })

  test('a decision made elsewhere is seen at once, and the screen that was slower says so', async ({
    assert,
  }) => {
    const api = await apiOf(account('employee'))
    const types = await api.get<{ id: string; needsAcceptance: boolean }[]>('/requests/types/usable')
    const day = addDays(monday, 14)
    const [filed] = await api.post<FiledRequest[]>('/requests/filed', {
      ...{ requestTypeId: types.find((type) => type.needsAcceptance)!.id, firstDay: day, lastDay: day },
      ...{ part: null, skipWeekends: true, skipHolidays: false, recipientId: null, note: null, draft: false },
    })
    const { page, context } = await signedIn(admin)
    await page.goto(`${path}/${filed!.id}/details`)
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
    const desk = await apiOf(account(admin))
    await desk.post(`/requests/filed/${filed!.id}/rejection`, { version: 1, reason: 'Stocktaking' })
    await page.getByText('Stocktaking').waitFor()
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor({ state: 'detached' })
    const list = await desk.get<PageOf<FiledRequest>>('/requests/filed', { statuses: '2' })
    assert.include(
      list.items.map(({ id }) => id),
      filed!.id
    )
    await context.close()
  })

  test('those who decide see who is left at work, and decide on several at once', async ({ assert }) => {
    const own = await apiOf(account('employee'))
    const types = await own.get<{ id: string; needsAcceptance: boolean }[]>('/requests/types/usable')
    const type = types.find(({ needsAcceptance }) => needsAcceptance)!
    const file = async (day: string): Promise<FiledRequest> => {
      const [filed] = await own.post<FiledRequest[]>('/requests/filed', {
        ...{ requestTypeId: type.id, firstDay: day, lastDay: day, part: null, recipientId: null },
        ...{ skipWeekends: false, skipHolidays: false, note: null, draft: false },
      })
      return filed!
    }
    const day = addDays(monday, 21)
    const desk = await apiOf(account(admin))
    const { employeeId } = await profileOf('employee')
    const { people } = await scheduleOf(admin, day, 7)
    const person = people.find(({ id }) => id === employeeId)!
    const shift = {
      ...{ type: 0, employeeId, locationId: person.mainLocationId, positionId: person.positionIds[0] },
      ...{ day, start: '08:00', end: '12:00' },
    }
    await desk.post('/scheduling/commands', {
      ...{ id: newId(), label: 'create', operations: [{ kind: 'create', id: newId(), entry: shift }] },
    })
    const filed = [await file(day), await file(addDays(day, 1)), await file(addDays(day, 2))]

    const { page, context, complaints } = await signedIn(admin)
    await page.goto(`${path}/${filed[0]!.id}/details`)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const cover = page.getByRole('dialog').getByRole('table', { name: 'Cover without this person' })
    await cover.getByText(/left$/).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Escape')

    await page.goto(`${path}?status=0`)
    for (const { number } of filed) await page.getByLabel(new RegExp(`no\\. ${number},`)).check()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Approve (3)' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Enjoy')
    // Each says what it means, also those of days without a shift.
    await dialog.getByText(/covers 1 shift · .* left/).waitFor()
    await dialog.getByText('Counted as if all of them were approved.').waitFor()
    assert.equal(await dialog.getByText(/covers no shift/).count(), 2)
    assert.deepEqual(await seriousIn(page), [])
    // The last one is decided elsewhere meanwhile.
    await desk.post(`/requests/filed/${filed[2]!.id}/rejection`, { version: 1, reason: null })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await dialog.getByText(new RegExp(`No\\. ${filed[2]!.number}, .*was rejected before`)).waitFor()
    await page.getByText('2 requests are approved.').waitFor()
    const statuses = await Promise.all(
      filed.map(async ({ id }) => (await desk.get<FiledRequest>(`/requests/filed/${id}`)).status)
    )
    assert.deepEqual(statuses, [1, 1, 2])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
