import { test } from '@japa/runner'
import { rows, trx } from '#app/core/organisation_context'
import { layoutOf } from '#app/exports/layouts/layouts'
import { contentOf } from '#app/exports/sources/rows_of'
import { csvIn, exporter, october, published, rename } from '#app/exports/testing/stage'
import { planner } from '#tests/world/planner'
import { acting, world } from '#tests/world/world'

test.group('What is in an export', () => {
  test('only what was published and is over counts as worked', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{ day: '2025-10-06', start: '22:00', end: '06:00' }, { day: '2025-10-07' }])
    const plan = planner(client, w, w.admin)
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: '2025-10-05' }))
    const days = async (now: string) => {
      const scope = { from: october.from, until: october.until, locationIds: [w.locationId] }
      const content = await acting(w.admin, () =>
        contentOf(layoutOf('optima_worked_time'), scope, 'pl-PL', Date.parse(now))
      )
      return content.rows.map(({ day }) => day)
    }
    // On the morning after the night shift it still goes on until 6 in Warsaw, which is 4 in UTC.
    assert.deepEqual(await days('2025-10-07T03:59:00Z'), [])
    assert.deepEqual(await days('2025-10-07T04:00:00Z'), ['2025-10-06'])
    assert.deepEqual(await days('2025-10-07T20:00:00Z'), ['2025-10-06'])
    assert.deepEqual(await days('2025-10-07T22:00:00Z'), ['2025-10-06', '2025-10-07'])
  })

  test('staff see the published hours, and so does the file; the check counts what differs', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await published(client, w, [{}])
    const plan = planner(client, w, w.admin)
    const { entries } = await plan.range('2025-10-06', '2025-10-07')
    await plan.send(
      [{ kind: 'update', id: entries[0]!.id, version: entries[0]!.version, changes: { end: '20:00' } }],
      'edit'
    )
    const { check, export: make } = exporter(client, w.admin)
    assert.equal((await check(october)).body().result.unpublishedShifts, 1)
    assert.equal(csvIn((await make({ format: 'csv' })).bytes)[1]![5], '16:00')
  })

  test('in a plan, days worked elsewhere and days without a contract are not called free', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { employeeId } = w.employee
    await acting(w.admin, async () => {
      const row = { organisation_id: w.organisationId, employee_id: employeeId, location_id: w.farLocationId }
      await trx().table('employee_locations').insert(row)
      await rows('update employee_contracts set starts_on = ? where employee_id = ?', [
        '2025-10-06',
        employeeId,
      ])
    })
    await published(client, w, [{ day: '2025-10-07' }, { day: '2025-10-08', locationId: w.farLocationId }])
    const { bytes } = await exporter(client, w.admin).export({
      layout: 'optima_work_plan',
      format: 'csv',
      from: '2025-10-04',
      until: '2025-10-10',
      locationIds: [w.locationId],
    })
    assert.deepEqual(
      csvIn(bytes)
        .slice(1)
        .map((line) => [line[3], line[4]]),
      [
        ['2025-10-06', 'Wolny'],
        ['2025-10-07', 'Pracy'],
        ['2025-10-09', 'Wolny'],
      ]
    )
  })

  test('people without a usable integration ID are named, not dropped in silence', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await rename(w, w.employee, { name: 'Jan', surname: 'Nowak', integration_id: null })
    await rename(w, w.colleague, { name: 'Ewa', surname: 'Bąk', integration_id: '=7' })
    await published(client, w, [
      {},
      { employeeId: w.colleague.employeeId },
      { employeeId: w.manager.employeeId },
    ])
    const { check, export: make, request } = exporter(client, w.admin)
    const checked = (await check(october)).body().result
    assert.containsSubset(checked, { people: 1, rows: 1, totalMinutes: 480 })
    const left = [
      {
        employeeId: w.colleague.employeeId,
        name: 'Ewa',
        surname: 'Bąk',
        reason: 'unsafe_integration_id',
        rows: 1,
        minutes: 480,
      },
      {
        employeeId: w.employee.employeeId,
        name: 'Jan',
        surname: 'Nowak',
        reason: 'no_integration_id',
        rows: 1,
        minutes: 480,
      },
    ]
    assert.sameDeepMembers(checked.excluded, left)
    const { batch, bytes } = await make({ format: 'csv' })
    assert.sameDeepMembers(batch.excluded, left)
    assert.equal(csvIn(bytes).length, 2)
    await rename(w, w.manager, { integration_id: null })
    const refused = await request(october)
    assert.equal(refused.body().Code, 'exports.nothing_to_export')
    assert.match(refused.body().ErrorMessage, /3 osoby/)
  })
})
