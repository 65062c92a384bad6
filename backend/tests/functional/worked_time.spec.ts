import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { csvIn, exporter, rename } from '#app/exports/testing/stage'
import {
  planned,
  punched,
  recordsDesk,
  settled,
  storedRecords,
} from '#app/time_tracking/testing/records_desk'
import type { ExportBatch, HoursOfPerson } from '#contracts/exports'
import { withoutRules, world, worksAlsoAt, type Person, type World } from '#tests/world/world'

const layout = 'optima_worked_time'
const november = { layout, format: 'csv', from: '2026-11-01', until: '2026-12-01' } as const
const october = { ...november, from: '2026-10-01', until: '2026-11-01' }

const registers = ({ organisationId }: World, { employeeId }: Person) =>
  organisationContext.run(organisationId, () =>
    rows('update employees set time_registration_required = true where id = ?', [employeeId])
  )

/** Day, start, end and hours of each row. */
const hoursIn = (bytes: Uint8Array): string[] =>
  csvIn(bytes)
    .slice(1)
    .map(([id, , , day, from, until, , hours]) => `${id} ${day} ${from}-${until} ${hours}`)

async function stage() {
  const w = await world()
  await withoutRules(w)
  await rename(w, w.employee, { name: 'Jan', surname: 'Nowak', integration_id: '017' })
  await rename(w, w.colleague, { name: 'Ewa', surname: 'Bąk', integration_id: '018' })
  return w
}
const checked = async (client: ApiClient, w: World, more: object = {}) => {
  const { format: _, ...asked } = november
  const answer = await exporter(client, w.admin).check({ ...asked, ...more })
  answer.assertStatus(200)
  return answer.body().result
}
const sourceOf = (hours: HoursOfPerson[], { employeeId }: Person) =>
  hours.find((one) => one.employeeId === employeeId)

test.group('Worked time in an export', () => {
  test('is what was approved of people who register, the plan of others, and says what is neither', async ({
    client,
    assert,
  }) => {
    const w = await stage()
    await registers(w, w.employee)
    await planned(w, w.employee, [{}, { day: '2026-11-03' }, { day: '2026-11-10' }])
    await planned(w, w.colleague, [{ day: '2026-11-04', start: '09:00', end: '17:00' }])
    // R1 of the reference is approved by rule, R3 waits; of the tenth there is no record.
    await punched(w, w.employee, ['start 2026-11-02 06:50', 'end 2026-11-02 15:04'])
    await punched(w, w.employee, ['start 2026-11-03 07:06', 'end 2026-11-03 15:00'])
    await settled(w)
    const before = await checked(client, w)
    assert.containsSubset(before, { people: 2, rows: 2, totalMinutes: 960 })
    assert.deepEqual(sourceOf(before.hours, w.employee), {
      ...{ employeeId: w.employee.employeeId, name: 'Jan', surname: 'Nowak', source: 'records' },
      ...{ waitingRecords: 1, unrecordedShifts: 1 },
    })
    assert.containsSubset(sourceOf(before.hours, w.colleague), { source: 'plan', waitingRecords: 0 })
    const { bytes, batch } = await exporter(client, w.admin).export(november)
    assert.deepEqual(hoursIn(bytes), ['018 2026-11-04 09:00-17:00 8,00', '017 2026-11-02 08:00-16:00 8,00'])
    assert.containsSubset(batch.hours, { fromRecords: 1, fromPlan: 1 })
    assert.deepEqual(batch.hours.unsettled, [sourceOf(before.hours, w.employee)!])

    const late = (await storedRecords(w)).find(({ workMinutes }) => workMinutes === 474)!
    ;(await recordsDesk(client, w.manager).accept(late.id, late.version)).assertStatus(204)
    const after = await exporter(client, w.admin).export(november)
    assert.deepEqual(hoursIn(after.bytes).slice(1), [
      '017 2026-11-02 08:00-16:00 8,00',
      '017 2026-11-03 08:06-16:00 7,90',
    ])
    assert.containsSubset(sourceOf((await checked(client, w)).hours, w.employee), { waitingRecords: 0 })
  })

  test('R5: the night of the clock change has the hours that passed', async ({ client, assert }) => {
    const w = await stage()
    await planned(w, w.employee, [{ day: '2026-10-24', start: '22:00', end: '06:00' }])
    await punched(w, w.employee, ['start 2026-10-24 19:55', 'end 2026-10-25 05:00'])
    await settled(w)
    const { bytes } = await exporter(client, w.admin).export(october)
    assert.deepEqual(hoursIn(bytes), ['017 2026-10-24 22:00-06:00 9,00'])
  })

  test('is never the plan beside records, wherever they are', async ({ client, assert }) => {
    const w = await stage()
    await planned(w, w.employee, [{ day: '2026-11-03' }])
    await punched(w, w.employee, ['start 2026-11-02 07:00', 'end 2026-11-02 15:00'])
    await settled(w)
    const near = await checked(client, w)
    assert.deepEqual([near.rows, near.hours.length], [0, 1])
    assert.containsSubset(near.hours[0], { source: 'records', waitingRecords: 1, unrecordedShifts: 1 })
    assert.deepEqual((await checked(client, w, { locationIds: [w.farLocationId] })).hours, [])
    await worksAlsoAt(w, w.employee, w.farLocationId)
    await planned(w, w.employee, [{ day: '2026-11-04', locationId: w.farLocationId }])
    const far = await checked(client, w, { locationIds: [w.farLocationId] })
    assert.equal(far.rows, 0)
    assert.containsSubset(far.hours, [{ source: 'records', waitingRecords: 0, unrecordedShifts: 1 }])
    const refused = await exporter(client, w.admin, 'en-US').request(november)
    assert.equal(refused.body().Code, 'exports.nothing_to_export')
    assert.match(refused.body().ErrorMessage, /not approved: 3 records or shifts\./)
  })

  test('leaves out what was rejected, and never reaches another organisation', async ({ client, assert }) => {
    const w = await stage()
    await planned(w, w.employee)
    await punched(w, w.employee, ['start 2026-11-02 07:30', 'end 2026-11-02 15:00'])
    await settled(w)
    const [record] = await storedRecords(w)
    ;(await recordsDesk(client, w.manager).reject(record!.id, record!.version)).assertStatus(204)
    const { rows: left, hours } = await checked(client, w)
    assert.deepEqual([left, hours], [0, []])
    const stranger = await world()
    assert.deepEqual((await checked(client, stranger)).hours, [])
    const { result } = (await exporter(client, w.admin).list()).body()
    assert.deepEqual(result.items as ExportBatch[], [])
  })
})
