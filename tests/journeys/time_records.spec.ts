import { test } from '@japa/runner'
import type { ElementHandle, Page } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { apiOf } from '../stage/api.ts'
import { query } from '../stage/database.ts'
import { addDays, monthOf, today } from '../stage/days.ts'
import { newId } from '../stage/ids.ts'
import { profileOf } from '../stage/scheduler.ts'
import { account } from '../stage/settings.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A month that has records, early in a month as well. */
const month = monthOf(addDays(today(), -12)).from.slice(0, 7)

type ApprovedByRule = { id: string; employeeId: string; locationId: string; day: string; start: string }

/** Work as planned at the manager's location, which no planner has to look at, and its second hour. */
async function approvedByRule(): Promise<ApprovedByRule> {
  const { locationIds } = await profileOf('location manager')
  const [found] = await query<ApprovedByRule>(
    `select id, employee_id as "employeeId", location_id as "locationId", day::text,
        to_char((planned_starts_at + interval '1 hour') at time zone zone, 'HH24:MI') as start
      from time_records where auto_approved and location_id = $1 and day::text like $2::text || '%'
        and planned_minutes >= 300 and (planned_starts_at at time zone zone)::time between '06:00' and '14:00'
      order by day, id limit 1`,
    [locationIds[0], month]
  )
  return found!
}

const countOf = async (page: Page, tab: string): Promise<number> => {
  const text = await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).textContent()
  return Number(/\((\d+)\)/.exec(text ?? '')?.[1] ?? Number.NaN)
}

test.group('Approval of time records', () => {
  test('is done by keyboard: approve, reject with a reason, edit hours', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('location manager')
    await page.goto(`/system/records?month=${month}`)
    const table = page.getByRole('table', { name: 'Time records' })
    const rows = table.locator('tbody tr')
    await rows.first().waitFor()
    assert.deepEqual(await seriousIn(page), [])
    // The demo has something to look at. Its rows and its count are two answers.
    await until(async () => assert.isAbove(await countOf(page, 'Needs review'), 2))
    let left = await countOf(page, 'Needs review')
    /** What is decided leaves the list, and the count of it. */
    const leaves = async (row: ElementHandle | null) => {
      left -= 1
      await until(async () => assert.equal(await countOf(page, 'Needs review'), left))
      await row!.waitForElementState('hidden')
    }

    // One that can be approved: hours are counted.
    const fit = rows.filter({ has: page.getByRole('button', { name: /^Approve:/ }) }).first()
    const approved = await fit.elementHandle()
    await fit.focus()
    await page.keyboard.press('a')
    await leaves(approved)

    await rows.first().focus()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Was not at work')
    assert.deepEqual(await seriousIn(page), [])
    const rejected = await rows.first().elementHandle()
    await dialog.getByRole('button', { name: 'Reject' }).press('Enter')
    await leaves(rejected)

    await rows.first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Before and after' }).waitFor()
    await page.getByRole('region', { name: 'Punches' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Punches' }).waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await dialog.getByLabel('Start').fill('9')
    await dialog.getByLabel('End').fill('15')
    await dialog.getByLabel('Unpaid breaks').fill('0')
    await dialog.getByLabel('Reason').fill('Agreed')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    const edited = rows.filter({ hasText: 'Edited' }).filter({ hasText: '6:00' }).first()
    await edited.getByRole('link', { name: /^Details:/ }).click()
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('Hours edited').waitFor()
    await history.getByText('“Agreed”').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('work during time off that is published later has to be looked at, until that is taken back', async ({
    assert,
  }) => {
    const record = await approvedByRule()
    const { day, employeeId, locationId, start } = record
    const api = await apiOf(account('organisation admin'))
    const id = newId()
    const end = `${String(Number(start.slice(0, 2)) + 2).padStart(2, '0')}:${start.slice(3)}`
    const entry = { type: 4, employeeId, locationId, positionId: null, day, start, end, breaks: [] }
    const command = (operations: object[], label: string) =>
      api.post('/scheduling/commands', { id: newId(), label, operations })
    await command([{ kind: 'create', id, entry }], 'create')
    const span = { from: day, until: addDays(day, 1), locationIds: [locationId], entryIds: [id] }

    const { page, context, complaints } = await signedIn('location manager')
    await page.goto(`/system/records?month=${month}&person=${employeeId}`)
    const rows = page.getByRole('table', { name: 'Time records' }).locator('tbody tr')
    const flagged = rows.filter({ hasText: '120 min during time off' })
    await page.getByRole('tab', { name: /^Needs review/ }).waitFor()
    await api.post('/scheduling/publications', span)
    // The page learns of it by itself.
    await flagged.getByText('Pending').waitFor()
    assert.equal(await flagged.count(), 1)
    assert.deepEqual(await seriousIn(page), [])

    const [{ version } = { version: 0 }] = await query<{ version: number }>(
      'select version from schedule_entries where id = $1',
      [id]
    )
    await command([{ kind: 'delete', id, version }], 'delete')
    await api.post('/scheduling/publications', span)
    await flagged.waitFor({ state: 'detached' })
    await until(async () => {
      const [now] = await query<{ status: number }>(
        'select status from time_records where id = $1 and auto_approved',
        [record.id]
      )
      assert.equal(now?.status, 1)
    })
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('people read their own', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('employee')
    await page.goto(`/system/records?month=${month}`)
    await page.getByRole('table', { name: 'Time records' }).locator('tbody tr').first().waitFor()
    await page.getByText('Contracted hours', { exact: true }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Approve/ }).count(), 0)
    assert.deepEqual(await seriousIn(page), [])
    await page
      .getByRole('link', { name: /^Details:/ })
      .last()
      .press('Enter')
    await page.getByRole('region', { name: 'Punches' }).getByRole('listitem').first().waitFor()
    await page.getByRole('region', { name: 'History' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Edit/ }).count(), 0)
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})

test.group('Settlement', () => {
  test('leads from the people to one of them, by period, by rule and by day', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('organisation admin')
    await page.goto(`/system/records?month=${month}&view=settlement`)
    const people = page.getByRole('table', { name: 'Settlement of approved work' })
    await people.locator('tbody tr').first().waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await people.locator('tbody tr').first().getByRole('button').press('Enter')
    await page.getByRole('table', { name: 'Hours by day' }).waitFor()
    await page.getByRole('heading', { name: /^Settlement period/ }).waitFor()
    await page.getByRole('heading', { name: 'Overtime allowed' }).waitFor()
    await page.getByRole('heading', { name: 'Working-time rules, as worked' }).waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })

  test('is grouped by location and by settlement period, once the month is settled', async ({ assert }) => {
    const { page, context, complaints } = await signedIn('organisation admin')
    const shown = (by: string) => page.goto(`/system/records?month=${month}&view=settlement&by=${by}`)
    await shown('location')
    const places = page.getByRole('table', { name: 'Hours by location' })
    await places.locator('tbody tr').first().waitFor()
    // Nothing is out of date once the job has ended, and no run is shown.
    await until(async () => assert.equal(await page.getByText(/before a change|first time/).count(), 0))
    await until(async () => assert.equal(await page.getByRole('button', { name: 'Stop' }).count(), 0))
    assert.isAbove(await places.locator('tbody tr').count(), 1)
    assert.deepEqual(await seriousIn(page), [])
    await shown('period')
    await page.getByRole('table', { name: 'Settlement period' }).locator('tbody tr').first().waitFor()
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
