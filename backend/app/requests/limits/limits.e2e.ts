import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { openYear } from '#app/requests/limits/opening/open_year'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import type { PersonLimits } from '#contracts/request_limits'
import { world, type Person, type World } from '#tests/world/world'

const year = new Date().getUTCFullYear()
const employees = '/api/organisation-management/employees'
const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code
const path = (who: Person) => `/api/requests/limits/${who.employeeId}`

function limitsDesk(client: ApiClient, who: Person, of: Person) {
  const noFacts = { workedSince: null, firstJob: false, conditions: 'usual', conditionsSince: null }
  return {
    read: (of_year?: number) => client.get(path(of)).qs({ year: of_year }).bearerToken(who.token),
    limits: async (of_year: number = year): Promise<PersonLimits> => {
      const answer = await client.get(path(of)).qs({ year: of_year }).bearerToken(who.token)
      answer.assertStatus(200)
      return answer.body().result
    },
    facts: (more: object) =>
      client
        .put(`${path(of)}/facts`)
        .json({ ...noFacts, youngestChildOn: null, version: 0, ...more })
        .bearerToken(who.token),
    enter: (requestTypeId: string, more: object = {}, key?: string) =>
      client
        .post(`${path(of)}/entries`)
        .headers(key ? { 'Idempotency-Key': key } : {})
        .json({ requestTypeId, year, kind: 'correction', minutes: -960, reason: 'Taken elsewhere', ...more })
        .bearerToken(who.token),
  }
}

const employedSince = (w: World, day: string) =>
  organisationContext.run(w.organisationId, () =>
    rows(`update employee_contracts set starts_on = ? where employee_id = ?`, [day, w.employee.employeeId])
  )
const opened = (w: World, day: string) => organisationContext.run(w.organisationId, () => openYear(day))

test.group('Requests: limits', () => {
  test('years at work raise the limit, each edit is compared with what was read', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    await employedSince(w, `${year - 1}-01-01`)
    const desk = limitsDesk(client, w.admin, w.employee)
    assert.containsSubset((await desk.limits()).limits, [
      {
        requestTypeId: typeId,
        entitledMinutes: 20 * 480,
        leftMinutes: 20 * 480,
        carriedDueOn: `${year}-09-30`,
      },
    ])
    const workedSince = `${year - 12}-05-01`
    ;(await desk.facts({ workedSince })).assertStatus(200)
    const { limits, facts } = await desk.limits()
    assert.containsSubset(limits, [{ requestTypeId: typeId, entitledMinutes: 26 * 480 }])
    assert.containsSubset(facts, { workedSince, version: 1 })
    const late = await desk.facts({ workedSince: null })
    assert.containsSubset(late.body(), { Code: 'core.stale_version', Details: { current: { workedSince } } })
    ;(await desk.facts({ workedSince: null, version: 1 })).assertStatus(200)
    assert.equal((await desk.limits()).facts.version, 2)
  })

  test('a correction has a reason and stays in the history, a repeated one is entered once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    const desk = limitsDesk(client, w.admin, w.employee)
    const key = crypto.randomUUID()
    ;(await desk.enter(typeId, {}, key)).assertStatus(201)
    ;(await desk.enter(typeId, {}, key)).assertStatus(201)
    const { limits, entries } = await desk.limits()
    assert.containsSubset(limits, [{ correctedMinutes: -960, leftMinutes: 18 * 480 }])
    assert.lengthOf(entries, 1)
    assert.containsSubset(entries, [{ kind: 'correction', minutes: -960, reason: 'Taken elsewhere' }])
    assert.isNotNull(entries[0]!.by)
    assert.lengthOf((await desk.limits(year + 1)).entries, 0)
  })

  test('what makes no sense is refused and changes nothing', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    const unlimited = await madeType(w, { name: 'Unpaid', shortcut: 'UB' })
    const desk = limitsDesk(client, w.admin, w.employee)
    const entries: [string, string, object][] = [
      ['requests.no_yearly_limit', unlimited, {}],
      ['requests.not_overtime', typeId, { kind: 'overtime', minutes: 60 }],
      ['requests.no_hours', typeId, { minutes: 0 }],
      ['core.not_found', w.cookId, {}],
      ['core.invalid_input', typeId, { reason: '' }],
      ['core.invalid_input', typeId, { year: 1900 }],
      ['core.invalid_input', typeId, { minutes: 366 * 480 + 1 }],
    ]
    for (const [code, type, more] of entries) assert.equal(codeOf(await desk.enter(type, more)), code, code)
    const facts: [string, object][] = [
      ['requests.conditions_need_day', { conditions: 'hazardous' }],
      ['requests.conditions_need_day', { conditionsSince: '2020-01-01' }],
      ['requests.day_ahead', { workedSince: `${year + 2}-01-01` }],
      ['requests.day_ahead', { youngestChildOn: `${year + 2}-01-01` }],
    ]
    for (const [code, more] of facts) assert.equal(codeOf(await desk.facts(more)), code, code)
    const read = await desk.limits()
    assert.deepEqual([read.entries, read.facts.version], [[], 0])
  })

  test('people read their own limits, administrators everyone’s, and no one else’s company', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const other = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    const statusFor = async (who: Person) => (await limitsDesk(client, who, w.employee).read()).status()
    const readers = [w.employee, w.admin, w.colleague, w.manager, w.locationManager, other.admin]
    const seen: number[] = []
    for (const who of readers) seen.push(await statusFor(who))
    assert.deepEqual(seen, [200, 200, 404, 404, 404, 404])
    const own = limitsDesk(client, w.employee, w.employee)
    assert.deepEqual([(await own.enter(typeId)).status(), (await own.facts({})).status()], [403, 403])
    const stranger = limitsDesk(client, other.admin, w.employee)
    assert.deepEqual(
      [(await stranger.enter(typeId)).status(), (await stranger.facts({})).status()],
      [404, 404]
    )
  })

  test('opening a year is repeatable, writes down what it begins with, and lets it go over', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w, { daysCount: 20, primaryVacation: true })
    await employedSince(w, `${year - 1}-07-01`)
    const before = await opened(w, `${year - 1}-12-01`)
    assert.isAbove(before, 0)
    assert.equal(await opened(w, `${year - 1}-12-31`), 0)
    await Promise.all([opened(w, `${year}-01-01`), opened(w, `${year}-01-02`)])
    const { limits, entries } = await limitsDesk(client, w.employee, w.employee).limits()
    // Half a year: 10 days, none of them taken.
    const expected = { requestTypeId: typeId, carriedMinutes: 10 * 480 }
    assert.containsSubset(limits, [{ ...expected, entitledMinutes: 20 * 480, leftMinutes: 30 * 480 }])
    assert.lengthOf(entries, 1)
    assert.containsSubset(entries, [
      { ...expected, kind: 'opened', minutes: 20 * 480, by: null, reason: null },
    ])
    const next = await limitsDesk(client, w.employee, w.employee).limits(year + 1)
    assert.containsSubset(next.limits, [{ carriedMinutes: 30 * 480 }])
  })

  test('a person whose years were opened and who was never planned can still be deleted', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await madeType(w, { daysCount: 20, primaryVacation: true })
    await opened(w, `${year}-02-01`)
    ;(await limitsDesk(client, w.admin, w.colleague).facts({ firstJob: true })).assertStatus(200)
    const employee = `${employees}/${w.colleague.employeeId}`
    ;(await client.delete(employee).bearerToken(w.admin.token)).assertStatus(204)
    const left = await organisationContext.run(w.organisationId, () =>
      rows(`select id from limit_entries where employee_id = ?`, [w.colleague.employeeId])
    )
    assert.isEmpty(left)
  })

  test('a request beyond the limit is refused or allowed, as its type says', async ({ client, assert }) => {
    const w = await world()
    const strict = await madeType(w, { daysCount: 4, name: 'Strict', shortcut: 'S' })
    const loose = await madeType(w, { daysCount: 4, name: 'Loose', shortcut: 'L', overLimit: 'allow' })
    const desk = requestDesk(client, w.employee)
    assert.equal(codeOf(await desk.file(strict)), 'requests.over_limit')
    const count = await desk.count(loose)
    assert.containsSubset(count.balances, [{ overLimit: 'allow', leftMinutes: -480, askedMinutes: 5 * 480 }])
    assert.equal((await desk.filed(loose)).minutes, 5 * 480)
    const perRequest = { daysCount: 3, limitPer: 'request' as const }
    const strictOne = await madeType(w, { ...perRequest, name: 'Once', shortcut: 'O' })
    const later = { firstDay: '2030-04-01', lastDay: '2030-04-05' }
    assert.equal(codeOf(await desk.file(strictOne, later)), 'requests.over_limit')
    const looseOne = await madeType(w, { ...perRequest, name: 'Twice', shortcut: 'T', overLimit: 'allow' })
    ;(await desk.file(looseOne, later)).assertStatus(201)
  })

  test('overtime is entered by its hours and compensated as the type says', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w, {
      ...{
        kind: 'other',
        name: 'Time off',
        shortcut: 'TO',
        overtimeCompensation: 'employer',
        overLimit: 'refuse',
      },
    })
    const desk = limitsDesk(client, w.admin, w.employee)
    ;(await desk.enter(typeId, { kind: 'overtime', minutes: 320, year: 2030 })).assertStatus(201)
    const { limits } = await desk.limits(2030)
    assert.containsSubset(limits, [{ entitledMinutes: 480, leftMinutes: 480, unit: 'time' }])
    const asks = requestDesk(client, w.employee)
    assert.equal(codeOf(await asks.file(typeId)), 'requests.over_limit')
    const day = await asks.filed(typeId, { lastDay: '2030-03-04' })
    assert.equal(day.minutes, 480)
    assert.containsSubset((await desk.limits(2030)).limits, [{ pendingMinutes: 480, leftMinutes: 0 }])
    assert.equal(
      codeOf(await desk.enter(typeId, { kind: 'overtime', minutes: -60 })),
      'requests.not_overtime'
    )
  })
})
