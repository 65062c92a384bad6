import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { columnsOf, importer } from '#app/imports/testing/stage'
import type { PersonLimits } from '#contracts/request_limits'
import type { RequestTypeInput } from '#contracts/requests'
import { world, type Person, type World } from '#tests/world/world'

const year = new Date().getUTCFullYear()
const kind = 'leave_balances' as const
const columns = columnsOf(
  'integrationId',
  'email',
  'balanceType',
  'balanceYear',
  'balanceDays',
  'balanceHours'
)
const keyOf = ({ employeeId }: Person): string => employeeId.slice(-6)

async function limitsOf(client: ApiClient, w: World, of: Person): Promise<PersonLimits> {
  const answer = await client
    .get(`/api/requests/limits/${of.employeeId}`)
    .qs({ year })
    .bearerToken(w.admin.token)
  return answer.body().result
}
const leftOf = async (client: ApiClient, w: World, of: Person): Promise<number> =>
  (await limitsOf(client, w, of)).limits.find(({ shortcut }) => shortcut === 'TRL')!.leftMinutes

const training: RequestTypeInput = {
  ...{ name: 'Training leave', shortcut: 'TRL', kind: 'other', color: 3, paid: true },
  ...{ limited: true, daysCount: 20, limitPer: 'year', overLimit: 'refuse', affectsVacationLimit: false },
  ...{ primaryVacation: false, needsAcceptance: true, allowNote: true, allowAttachment: false },
  ...{ overtimeCompensation: null, countsAsWorkingTime: false, usableBy: 'everybody' },
}

async function madeType(client: ApiClient, w: World, more: Partial<RequestTypeInput> = {}): Promise<string> {
  const answer = await client
    .post('/api/requests/types')
    .json({ ...training, ...more })
    .bearerToken(w.admin.token)
  answer.assertStatus(201)
  return answer.body().result.id
}

/** A request of the world's employee for one day. */
async function filed(client: ApiClient, w: World, requestTypeId: string, day: string): Promise<void> {
  const answer = await client
    .post('/api/requests/filed')
    .json({
      ...{ requestTypeId, firstDay: day, lastDay: day, part: null, note: null, recipientId: null },
      ...{ skipWeekends: false, skipHolidays: false, draft: false },
    })
    .bearerToken(w.employee.token)
  answer.assertStatus(201)
}

async function twentyDays(client: ApiClient) {
  const w = await world()
  const typeId = await madeType(client, w)
  return { w, typeId, desk: importer(client, w.admin) }
}

test.group('Imports of leave balances', () => {
  test('days and hours become what is left, seen before, and taken back as one', async ({
    client,
    assert,
  }) => {
    const { w, desk } = await twentyDays(client)
    const rows = [
      [keyOf(w.employee), '', 'training LEAVE', String(year), '12.5', ''],
      ['', `${w.colleague.userId}@example.test`, 'TRL', '', '', '-7:30'],
      [keyOf(w.manager), '', 'TRL', '', '20', ''],
    ]
    const checked = await desk.checked({ kind, columns, rows })
    assert.containsSubset(checked, { state: 'checked', counts: { updated: 2, unchanged: 1, invalid: 0 } })
    assert.deepEqual(
      (await desk.outcome(checked.id, 'updated')).map(({ number, person, record, balance }) => [
        ...[number, person, record],
        ...[balance!.type, balance!.year, balance!.beforeMinutes, balance!.afterMinutes, balance!.unit],
      ]),
      [
        [2, null, null, 'Training leave', year, 9_600, 6_000, 'time'],
        [3, null, null, 'Training leave', year, 9_600, -450, 'time'],
      ]
    )
    assert.equal(await leftOf(client, w, w.employee), 9_600, 'nothing is written before')

    await desk.run(checked.id)
    assert.equal(await leftOf(client, w, w.employee), 6_000)
    assert.equal(await leftOf(client, w, w.colleague), -450)
    const { entries } = await limitsOf(client, w, w.employee)
    assert.containsSubset(entries, [{ kind: 'correction', minutes: -3_600, reason: 'people.xlsx' }])
    const again = await desk.checked({ kind, columns, rows })
    assert.containsSubset(again.counts, { updated: 0, unchanged: 3 })

    const undone = await desk.undo(checked.id)
    assert.containsSubset(undone, { state: 'undone', undone: { restored: 2, kept: [] } })
    for (const person of [w.employee, w.colleague]) assert.equal(await leftOf(client, w, person), 9_600)
    assert.deepEqual(
      (await limitsOf(client, w, w.employee)).entries.map(({ minutes }) => minutes),
      [3_600, -3_600],
      'the history keeps both'
    )
  })

  test('what is planned is taken off; later requests stay after undoing', async ({ client, assert }) => {
    const { w, typeId, desk } = await twentyDays(client)
    await filed(client, w, typeId, `${year}-12-28`)
    const before = await leftOf(client, w, w.employee)
    assert.isBelow(before, 9_600)
    const done = await desk.ran({ kind, columns, rows: [[keyOf(w.employee), '', 'TRL', '', '5', '']] })
    assert.equal(await leftOf(client, w, w.employee), 2_400)
    await filed(client, w, typeId, `${year}-12-29`)
    const left = await leftOf(client, w, w.employee)
    assert.isBelow(left, 2_400)
    await desk.undo(done.id)
    assert.equal(await leftOf(client, w, w.employee), before - (2_400 - left))
  })

  test('each incorrect row says why, and changes nothing', async ({ client, assert }) => {
    const { w, desk } = await twentyDays(client)
    await madeType(client, w, { name: 'Without a limit', shortcut: 'NO', limited: false, daysCount: null })
    const me = keyOf(w.employee)
    const rows = [
      ['', '', 'TRL', '', '1', ''],
      ['no-such-id', '', 'TRL', '', '1', ''],
      [me, `${w.colleague.userId}@example.test`, 'TRL', '', '1', ''],
      [me, '', '', '', '1', ''],
      [me, '', 'NO', '', '1', ''],
      [me, '', 'TRL', '1999', '1', ''],
      [me, '', 'TRL', String(year - 1), '', ''],
      [me, '', 'TRL', String(year - 2), '1', '8'],
      [me, '', 'TRL', String(year - 3), 'many', ''],
      [me, '', 'TRL', String(year - 4), '', '8:75'],
      [me, '', 'TRL', String(year - 5), '400', ''],
      [me, '', 'TRL', String(year), '\u2061=A1', ''],
      [me, '', 'TRL', String(year), '3', ''],
    ]
    const checked = await desk.checked({ kind, columns, rows })
    assert.containsSubset(checked.counts, { updated: 0, invalid: rows.length })
    assert.deepEqual(
      (await desk.problems(checked.id)).map(({ problems }) => problems[0]!.reason),
      [
        'Give the integration ID or the e-mail address of the person.',
        'No one has “no-such-id” as integration ID or e-mail address.',
        'The integration ID belongs to one person and the e-mail address to another.',
        'Give the name or the shortcut of a request type with a yearly limit.',
        'There is no request type with a yearly limit called “NO”.',
        `“1999” is not a year from ${year - 10} to ${year + 10}.`,
        'Give what is left, in days or in hours.',
        'Give either days or hours, not both.',
        '“many” is not a number of days. Write it like 12.5.',
        '“8:75” is not a number of hours. Write it like 96 or 96:30.',
        '“400” is more than a year of days.',
        'The formula “=A1” has no value in the file. Open the file in a spreadsheet and save it, or write the value.',
        'Row 13 is already about the same limit.',
      ]
    )
    assert.deepEqual((await limitsOf(client, w, w.employee)).entries, [])
  })

  test('a file that does not say enough, and users who do not edit limits, are refused', async ({
    client,
  }) => {
    const { w, desk } = await twentyDays(client)
    const rows = [['1', '2']]
    const keyless = await desk.create({ kind, columns: columnsOf('balanceType', 'balanceDays'), rows })
    keyless.assertBodyContains({ Code: 'imports.no_key_column' })
    const without = await desk.create({ kind, columns: columnsOf('email', 'balanceType'), rows })
    without.assertStatus(400)
    without.assertBodyContains({ Code: 'imports.no_balance_columns' })
    const foreign = await desk.create({ kind, columns: columnsOf('email', 'name'), rows })
    foreign.assertBodyContains({ Code: 'imports.foreign_field' })
    const plans = importer(client, w.locationManager)
    ;(await plans.create({ kind, columns, rows: [['1', '', 'TRL', '', '1', '']] })).assertStatus(403)
  })

  test('people of another organisation are not found', async ({ client, assert }) => {
    const { desk } = await twentyDays(client)
    const stranger = (await world()).employee
    const rows = [['', `${stranger.userId}@example.test`, 'TRL', '', '1', '']]
    const checked = await desk.checked({ kind, columns, rows })
    assert.containsSubset(checked.counts, { updated: 0, invalid: 1 })
  })
})
