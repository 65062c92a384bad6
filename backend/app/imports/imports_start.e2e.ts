import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { columnsOf, importer } from '#app/imports/testing/stage'
import { acting, world, type Person } from '#tests/world/world'

const rowsOf = (who: Person, table: string, key: string, value: string) =>
  acting(who, () => trx().from(table).where(key, value).orderBy('id')) as Promise<Record<string, unknown>[]>

/** All that is stored about a person who was just added, without what differs from person to person. */
async function startOf(who: Person, email: string) {
  const [person] = await rowsOf(who, 'employees', 'email', email)
  const id = person!.id as string
  const account = await db.from('users').where('email', email).firstOrFail()
  const terms = [
    ...(await rowsOf(who, 'employee_contracts', 'employee_id', id)),
    ...(await rowsOf(who, 'employee_rates', 'employee_id', id)),
  ]
  const log = await acting(who, () =>
    trx()
      .from('audit_events')
      .where('entity_id', id)
      .orWhereRaw(`after->>'employeeId' = ?`, [id])
      .orderBy('entity')
  )
  const mails = await db.from('mails').where('to_address', email).count('* as count')
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([key]) => !/^(id|.*_id|.*_at|email|name|surname|pay|request.*|seq.*)$/.test(key)
      )
    )
  const said = (row: Record<string, unknown>) => {
    const { email: _email, name: _name, employeeId: _id, ...after } = row.after as Record<string, unknown>
    return { action: row.action, entity: row.entity, after }
  }
  return {
    person: plain(person!),
    account: plain(account),
    terms: terms.map(plain),
    log: log.map(said),
    mails: Number(mails[0].count),
  }
}

test.group('People from a file', () => {
  test('start as from a form: values, account, terms, mails, event log', async ({ client, assert }) => {
    const place = await world()
    const byHand = {
      ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0 },
      mainLocationId: place.locationId,
      contract: {
        ...{ startsOn: '2026-01-01', endsOn: null, workSystem: 'BASIC', fte: 1 },
        ...{ agreedMinutesPerMonth: null, maxDailyMinutes: null },
      },
      rate: { validFrom: '2026-01-01', kind: 'hourly', weekdayMinor: 3150 },
    }
    const made = await client
      .post('/api/organisation-management/employees')
      .json(byHand)
      .bearerToken(place.admin.token)
    made.assertStatus(201)
    const address = `${newId()}@example.test`
    const file = {
      columns: columnsOf('name', 'surname', 'email', 'mainLocation', 'contractStartsOn', 'hourlyRate'),
      rows: [['Ewa', 'Lis', address, 'Warszawa', '2026-01-01', '31.50']],
      options: { invite: true },
    }
    assert.equal((await importer(client, place.admin).ran(file)).counts?.added, 1)
    assert.deepEqual(await startOf(place.admin, address), await startOf(place.admin, byHand.email))
  })

  test('start alike from the form, the first steps and a first file, with what each begins with', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { id: mainLocationId } = (await rowsOf(place.admin, 'locations', 'name', 'Warszawa'))[0]!
    const [company] = await rowsOf(place.admin, 'organisations', 'id', place.organisationId)
    const contract = {
      ...{ startsOn: '2026-01-01', endsOn: null, workSystem: 'BASIC', fte: 1 },
      ...{ agreedMinutesPerMonth: null, maxDailyMinutes: null },
    }
    const listed = {
      ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0, mainLocationId },
      ...{ positionIds: [], language: company!.language, invite: true, contract },
    }
    const drawn = {
      ...{ ...listed, email: `${newId()}@example.test` },
      ...{ phone: null, locationIds: [], rate: null },
    }
    for (const body of [listed, drawn]) {
      const request = client.post('/api/organisation-management/employees').json(body)
      ;(await request.bearerToken(place.admin.token)).assertStatus(201)
    }
    const address = `${newId()}@example.test`
    const imported = await importer(client, place.admin).ran({
      columns: columnsOf('name', 'surname', 'email'),
      rows: [['Ewa', 'Lis', address]],
      options: {
        invite: true,
        defaultContract: { startsOn: '2026-01-01', fte: 1 },
        defaultLocationId: String(mainLocationId),
      },
    })
    assert.equal(imported.counts?.added, 1)
    const fromFile = await startOf(place.admin, address)
    assert.isNotEmpty(fromFile.terms)
    for (const { email } of [listed, drawn]) assert.deepEqual(await startOf(place.admin, email), fromFile)
  })
})
