import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { AutoScheduleRun } from '@shiftloom/backend/contracts/auto_schedule'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { scheduleOf, profileOf, shiftsOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

const admin = 'organisation admin'

async function openStaff(page: Page): Promise<string> {
  const locationId = (await profileOf('employee')).locationIds[0]!
  await page.goto(`/demand/${locationId}/staff`)
  await page.getByRole('table', { name: 'Hours by position and day' }).waitFor()
  return locationId
}

test.group('Demand staff', () => {
  test('what shifts may look like is changed by keys, and kept', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('location manager')
    await openStaff(page)
    await page
      .getByRole('link', { name: /^Shifts made for/ })
      .first()
      .press('Enter')
    await page.getByLabel('Shortest shift').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByLabel('Shortest shift').fill('9')
    await page.getByLabel('Longest shift').fill('8')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('The longest shift is shorter than the shortest.').waitFor()
    await page.getByLabel('Shortest shift').fill('3.5')
    await page.getByRole('button', { name: 'Add a shift' }).press('Enter')
    const line = page.getByRole('group', { name: 'Shift 1' })
    await line.getByLabel('Name').fill('Early')
    await page.getByRole('group', { name: 'Early', exact: true }).getByLabel('Length').fill('7:30')
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await page.getByLabel('Shortest shift').waitFor()
    assert.match(await page.getByLabel('Shortest shift').inputValue(), /^3[.:]5|^3:30/)
    await page.getByRole('button', { name: 'Remove Early' }).press('Enter')
    await page.getByLabel('Shortest shift').fill('4')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('shifts are made from demand, accepted by day and whole, and filled', async ({ assert }) => {
    const { page, context, complaints } = await signedIn(admin)
    const locationId = await openStaff(page)
    // Beyond the four weeks that other journeys plan as the demo leaves them.
    const from = addDays(comingMonday(), 35)
    const shifts = async () => shiftsOf((await scheduleOf(admin, from, 3, [locationId])).entries)
    const before = new Set((await shifts()).map(({ id }) => id))
    const made = async () => (await shifts()).filter(({ id }) => !before.has(id))
    await page.getByRole('link', { name: 'Make shifts' }).press('Enter')
    await page.getByRole('heading', { name: 'Make shifts from demand' }).waitFor()
    await page.getByLabel('First day').fill(from)
    await page.getByLabel('Last day').fill(addDays(from, 2))
    await page.keyboard.press('Tab')
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Show what is needed' }).press('Enter')
    await page.getByRole('table', { name: 'Needed, planned and missing hours by position' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.getByRole('button', { name: 'Make shifts' }).press('Enter')
    await page.getByRole('button', { name: 'Accept all' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.match(await page.getByRole('group', { name: 'Figures of the run' }).innerText(), /New\s+[1-9]/)

    await page
      .getByRole('button', { name: /^Accept \w+, / })
      .first()
      .press('Enter')
    await page.getByText('Accepted', { exact: true }).first().waitFor()
    const first = await made()
    assert.isAbove(first.length, 0)
    const acceptAll = page.getByRole('button', { name: 'Accept all' })
    await until(() => acceptAll.isEnabled())
    await acceptAll.press('Enter')
    await page.getByText('Everything is accepted.', { exact: false }).waitFor()
    const all = await made()
    assert.isAbove(all.length, first.length)
    assert.isTrue(all.every(({ employeeId, source }) => employeeId === null && source === 'demand'))

    const api = await apiOf(account(admin))
    const run = await api.post<AutoScheduleRun>('/scheduling/auto-schedule-runs', {
      scope: {
        ...{ from, until: addDays(from, 3), locationIds: [locationId], positionIds: [], employeeIds: [] },
        keep: { published: true, locked: true, manual: true },
      },
      goals: { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 0 },
      budgetMs: 5_000,
    })
    const now = () => api.get<AutoScheduleRun>(`/scheduling/auto-schedule-runs/${run.id}`)
    await until(async () => (await now()).state === 'proposed')
    await api.post(`/scheduling/auto-schedule-runs/${run.id}/acceptances`, { kind: 'all' })
    assert.isTrue((await made()).some(({ employeeId }) => employeeId !== null))
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
