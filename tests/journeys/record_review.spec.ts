import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { seriousIn } from '../stage/accessibility.ts'
import { query } from '../stage/database.ts'
import { addDays, monthOf, today } from '../stage/days.ts'
import { profileOf } from '../stage/scheduler.ts'
import { signedIn } from '../stage/sign_in.ts'
import { until } from '../stage/until.ts'

/** A month of its own, in which the demo company has no work. */
const month = monthOf(addDays(today(), -500)).from
const [clean, odd, mostActions] = [200, 13, 16]
const mark = 'review:'

/** Records within the tolerance of one location, and some an hour too long, of all who work there. */
async function seedMonth(locationId: string): Promise<void> {
  await query(
    `insert into time_records (id, organisation_id, employee_id, location_id, key, day, zone, fingerprint, planned_minutes,
        planned_starts_at, planned_ends_at, real_starts_at, real_ends_at, counted_starts_at, counted_ends_at, work_minutes,
        within_tolerance, flags)
      select gen_random_uuid(), p.organisation_id, p.employee_id, $1::uuid, $2::text || n, day, 'Europe/Warsaw', 'none', 480,
        day + time '06:00', day + time '14:00', day + time '06:00', day + time '14:00' + late,
        day + time '06:00', day + time '14:00', 480, n > $4::int,
        case when n > $4::int then '[]' else '[{"kind": "overtime", "minutes": 60}]' end::jsonb
      from generate_series(1, $3::int + $4::int) n
        join (select organisation_id, employee_id, row_number() over (order by employee_id) as place, count(*) over () as people
          from employee_locations where location_id = $1::uuid) p on p.place = 1 + n % p.people,
        lateral (select $5::date + n % 28 as day, case when n > $4::int then interval '0' else interval '1 hour' end as late) d`,
    [locationId, mark, clean, odd, month]
  )
}
const remove = () => query(`delete from time_records where key like $1::text || '%'`, [mark])

test.group('A month of records', () => {
  test(`of ${clean} as planned and ${odd} that are not is approved by ${mostActions} keys`, async ({
    assert,
  }) => {
    const { locationIds } = await profileOf('location manager')
    await remove()
    await seedMonth(locationIds[0]!)
    const { page, context, complaints } = await signedIn('location manager')
    await page.goto(`/system/records?month=${month.slice(0, 7)}`)
    const rows = page.getByRole('table', { name: 'Time records' }).locator('tbody tr')
    const tab = (name: string, count: number) => page.getByRole('tab', { name: `${name} (${count})` })
    await tab('Needs review', odd).waitFor()
    assert.deepEqual(await seriousIn(page), [])

    // Keys that decide something; going to what they are pressed on is none of them.
    let actions = 0
    const press = async (on: Locator, key: string) => {
      await on.press(key)
      actions += 1
    }
    for (let left = odd; left > 0; left -= 1) {
      await press(rows.first(), 'a')
      await tab('Needs review', left - 1).waitFor()
      if (left > 1) await until(async () => assert.equal(await rows.count(), left - 1))
    }
    await press(tab('Within tolerance', clean), 'Enter')
    await press(page.getByRole('button', { name: `Approve ${clean} records within tolerance` }), 'Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1,600:00 h together').waitFor()
    assert.deepEqual(await seriousIn(page), [])
    await press(dialog.getByRole('button', { name: 'Approve' }), 'Enter')
    await tab('Approved', clean + odd).waitFor()
    await tab('Pending', 0).waitFor()
    assert.isAtMost(actions, mostActions)
    const [stored] = await query<{ approved: number; byRule: number }>(
      `select count(*) filter (where status = 1)::int as approved, count(*) filter (where auto_approved)::int as "byRule"
        from time_records where key like $1::text || '%'`,
      [mark]
    )
    assert.deepEqual(stored, { approved: clean + odd, byRule: 0 })
    assert.deepEqual(await seriousIn(page), [])
    assert.deepEqual(complaints, [])
    await context.close()
    await remove()
  })
})
