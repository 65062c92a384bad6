import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ChangeSettings } from '#app/labour_code/actions/change_settings'
import { mayOverrideBlocks } from '#app/labour_code/public/overriding'
import { rows } from '#app/core/organisation_context'
import { roles, type CustomerRole } from '#contracts/enums'
import type { LabourCodeChoices } from '#contracts/labour_code'
import { acting, world, type Person } from '#tests/world/world'

const path = '/api/labour-code/settings'
const customerRoles: CustomerRole[] = [0, 1, 2, 3, 4]
const wage = {
  validFrom: '2027-01-01',
  country: 'PL',
  currency: 'PLN',
  monthMinor: 500_000,
  hourMinor: 3_300,
}
const chosen: LabourCodeChoices = {
  verification: 'alert',
  severities: { daily_rest: 'block' },
  toleranceMinutes: 15,
  ownBreak: { breakMinutes: 30, shiftMinutes: 360 },
  weeklyReckoning: true,
  weeklyRestMode: 'strict',
  nightFrom: '21:30',
  nightUntil: '06:30',
  maxConsecutiveSundays: 2,
  partialWeeks: true,
  fortnightRest: true,
  overtimeYearMinutes: 15_000,
  restWeekdays: [6, 7],
  overtime: { dailyMinutes: 480, weeklyMinutes: null, doubleMinutes: 720 },
  minimumWages: [wage],
  overrideRoles: [roles.locationManager],
}

const shown = async (client: ApiClient, who: Person) =>
  (await client.get(path).bearerToken(who.token)).body().result
const put = (client: ApiClient, who: Person, change: object) =>
  client.put(path).json(change).bearerToken(who.token)

test.group('What a company chooses', () => {
  test('is stored as chosen, and what is left out stays', async ({ client, assert }) => {
    const w = await world()
    ;(await put(client, w.admin, { version: 0, ...chosen })).assertStatus(200)
    assert.containsSubset(await shown(client, w.admin), { version: 1, ...chosen })
    ;(await put(client, w.admin, { version: 1, toleranceMinutes: 0 })).assertStatus(200)
    assert.containsSubset(await shown(client, w.admin), { ...chosen, version: 2, toleranceMinutes: 0 })
    const written = await acting(w.admin, () =>
      rows<{ before: LabourCodeChoices; after: LabourCodeChoices }>(
        `select before, after from audit_events where action = 'labour_code.change_settings' order by at`
      )
    )
    assert.deepEqual(
      written.map(({ before, after }) => [before.toleranceMinutes, after.toleranceMinutes]),
      [
        [0, 15],
        [15, 0],
      ]
    )
    const stored = await acting(w.admin, () =>
      rows<{ tolerance: number }>(
        `select (choices->'toleranceMinutes')::int as tolerance from labour_code_settings`
      )
    )
    assert.deepEqual(stored, [{ tolerance: 0 }])
  })

  test('one way for all rules, and a way of its own for one, leave facts and declarations alone', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await put(client, w.admin, { version: 0, verification: 'off', severities: { weekly_rest: 'block' } })
    const { effective } = await shown(client, w.admin)
    assert.containsSubset(effective, {
      daily_rest: 'off',
      fourth_sunday: 'off',
      weekly_rest: 'block',
      availability: 'block',
      overlap: 'block',
      absence: 'block',
    })
    await put(client, w.admin, { version: 1, verification: null, severities: {} })
    assert.containsSubset((await shown(client, w.admin)).effective, {
      daily_rest: 'block',
      fourth_sunday: 'alert',
    })
  })

  test('what makes no sense is refused at its field, and nothing of it is written', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const refused = async (change: object, code: string, field: string) => {
      const answer = await put(client, w.admin, { version: 0, toleranceMinutes: 7, ...change })
      answer.assertStatus(400)
      assert.equal(answer.body().Code, code)
      assert.equal(answer.body().Details.field ?? answer.body().Details.fields[0].field, field)
    }
    await refused({ nightFrom: '20:59' }, 'labour_code.night_out_of_range', 'nightFrom')
    await refused({ nightFrom: '23:01' }, 'labour_code.night_out_of_range', 'nightFrom')
    await refused({ nightUntil: '05:59' }, 'labour_code.night_out_of_range', 'nightUntil')
    await refused({ nightFrom: '23:00', nightUntil: '07:01' }, 'labour_code.night_out_of_range', 'nightUntil')
    await refused({ nightFrom: '06:00', nightUntil: '22:00' }, 'labour_code.night_reversed', 'nightFrom')
    const long = { ownBreak: { breakMinutes: 60, shiftMinutes: 60 } }
    await refused(long, 'labour_code.break_longer_than_shift', 'ownBreak.breakMinutes')
    const double = { overtime: { dailyMinutes: 480, weeklyMinutes: null, doubleMinutes: 479 } }
    await refused(double, 'labour_code.double_before_daily', 'overtime.doubleMinutes')
    const twice = { minimumWages: [wage, { ...wage, monthMinor: 1 }] }
    await refused(twice, 'labour_code.wage_day_taken', 'minimumWages.1.validFrom')
    await refused({ overrideRoles: [roles.employee] }, 'labour_code.role_never_overrides', 'overrideRoles')
    const year = 'labour_code.overtime_year_too_long'
    await refused({ overtimeYearMinutes: 416 * 60 + 1 }, year, 'overtimeYearMinutes')
    const shape = 'core.invalid_input'
    await refused({ toleranceMinutes: 481 }, shape, 'toleranceMinutes')
    await refused({ toleranceMinutes: 1.5 }, shape, 'toleranceMinutes')
    await refused({ verification: 'loud' }, shape, 'verification')
    await refused({ nightFrom: '25:00' }, shape, 'nightFrom')
    await refused({ nightUntil: '24:30' }, shape, 'nightUntil')
    await refused({ maxConsecutiveSundays: 0 }, shape, 'maxConsecutiveSundays')
    await refused({ overtimeYearMinutes: 0 }, shape, 'overtimeYearMinutes')
    await refused({ restWeekdays: [0] }, shape, 'restWeekdays.0')
    await refused({ restWeekdays: [7, 7] }, shape, 'restWeekdays')
    await refused({ ownBreak: { breakMinutes: 0, shiftMinutes: 60 } }, shape, 'ownBreak.breakMinutes')
    await refused({ minimumWages: [{ ...wage, country: 'XX' }] }, shape, 'minimumWages.0.country')
    await refused({ minimumWages: [{ ...wage, monthMinor: -1 }] }, shape, 'minimumWages.0.monthMinor')
    await refused({ overrideRoles: [roles.globalAdmin] }, shape, 'overrideRoles.0')
    assert.containsSubset(await shown(client, w.admin), { version: 0, toleranceMinutes: 0, minimumWages: [] })
  })

  test('what undercuts the law is refused at its field with the article, an old choice apart', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const inPolandOnly = () =>
      acting(w.admin, () => rows(`update locations set country = 'PL' where id = ?`, [w.farLocationId]))
    const refused = async (version: number, change: object, code: string, field: string, article: string) => {
      const answer = await put(client, w.admin, { version, ...change })
      answer.assertStatus(400)
      assert.equal(answer.body().Code, `labour_code.${code}`)
      assert.equal(answer.body().Details.field, field)
      assert.include(answer.body().ErrorMessage, article)
    }
    const thresholds = (dailyMinutes: number | null, weeklyMinutes: number | null) => ({
      overtime: { dailyMinutes, weeklyMinutes, doubleMinutes: null },
    })
    const beyond = 'overtime_beyond_law'
    await refused(0, thresholds(481, null), beyond, 'overtime.dailyMinutes', 'art. 105')
    await refused(0, thresholds(null, 2_401), beyond, 'overtime.weeklyMinutes', 'art. 129')
    const low = (more: object) => ({ minimumWages: [{ ...wage, ...more }] })
    const below = 'wage_below_law'
    await refused(0, low({ monthMinor: 494_999 }), below, 'minimumWages.0.monthMinor', '4,950')
    await refused(0, low({ hourMinor: 3_229 }), below, 'minimumWages.0.hourMinor', 'art. 2')
    const dong = { country: 'VN', currency: 'VND', monthMinor: 3_699_999, hourMinor: null }
    await refused(0, low(dong), below, 'minimumWages.0.monthMinor', 'art. 90')
    // A threshold that stays may come to undercut the law by another choice that changes.
    const byWeek = { weeklyReckoning: true, ...thresholds(600, null) }
    ;(await put(client, w.admin, { version: 0, ...byWeek })).assertStatus(200)
    await refused(1, { weeklyReckoning: false }, beyond, 'overtime.dailyMinutes', 'art. 105')
    ;(await put(client, w.admin, { version: 1, weeklyReckoning: false, overtime: null })).assertStatus(200)
    // In Vietnam no law limits Sundays, so that four in a row are a choice there.
    ;(await put(client, w.admin, { version: 2, maxConsecutiveSundays: 4 })).assertStatus(200)
    await inPolandOnly()
    const sundays = 'sundays_beyond_law'
    await refused(3, { maxConsecutiveSundays: 5 }, sundays, 'maxConsecutiveSundays', 'art. 151¹²')
    ;(await put(client, w.admin, { version: 3, toleranceMinutes: 5 })).assertStatus(200)
    ;(await put(client, w.admin, { version: 4, maxConsecutiveSundays: 3 })).assertStatus(200)
    await refused(5, { maxConsecutiveSundays: 4 }, sundays, 'maxConsecutiveSundays', '3')
    for (const [language, words] of [
      ['pl-PL', 'pracujące niedziele'],
      ['vi-VN', 'Chủ Nhật liên tiếp'],
    ] as const) {
      const answer = await put(client, w.admin, { version: 5, maxConsecutiveSundays: 4 }).header(
        'Language',
        language
      )
      assert.include(answer.body().ErrorMessage, words)
    }
  })

  test('the refusals speak three languages', async ({ client, assert }) => {
    const w = await world()
    const sentence = async (language: string) =>
      (await put(client, w.admin, { version: 0, nightFrom: '20:00' }).header('Language', language)).body()
        .ErrorMessage
    assert.include(await sentence('en-US'), 'between 21:00 and 23:00')
    assert.include(await sentence('pl-PL'), 'między 21:00 a 23:00')
    assert.include(await sentence('vi-VN'), 'từ 21:00 đến 23:00')
  })

  test('the edges of the night are allowed', async ({ client }) => {
    const w = await world()
    ;(await put(client, w.admin, { version: 0, nightFrom: '21:00' })).assertStatus(200)
    ;(await put(client, w.admin, { version: 1, nightFrom: '23:00' })).assertStatus(200)
    ;(await put(client, w.admin, { version: 2, nightFrom: null })).assertStatus(200)
    ;(await put(client, w.admin, { version: 3, nightFrom: '21:00', nightUntil: '07:00' })).assertStatus(200)
  })

  test('minimum wages need an ability of their own', async ({ assert }) => {
    const w = await world()
    const planner = { ...w.admin, actor: { ...w.admin.actor, role: roles.manager } }
    const change = (input: object) =>
      acting(planner, () => new ChangeSettings().handle({ version: 0, ...input }))
    await assert.rejects(() => change({ minimumWages: [wage] }), /core\.forbidden/)
    await change({ toleranceMinutes: 1, minimumWages: [] })
  })

  test('a repeated request changes nothing twice, and strangers see their own', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const send = () =>
      put(client, w.admin, { version: 0, ...chosen }).header('Idempotency-Key', w.organisationId)
    ;(await send()).assertStatus(200)
    ;(await send()).assertStatus(409)
    assert.equal((await shown(client, w.admin)).version, 1)
    const other = await world()
    assert.containsSubset(await shown(client, other.admin), { version: 0, minimumWages: [] })
  })

  test('who may go against a blocking rule is chosen among those who may at all', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const mayEach = () =>
      acting(w.admin, async () => {
        const answers: boolean[] = []
        for (const role of customerRoles) answers.push(await mayOverrideBlocks(role))
        return answers
      })
    assert.deepEqual(await mayEach(), [false, false, false, true, true])
    assert.isTrue((await shown(client, w.advisor)).mayOverride)
    await put(client, w.admin, { version: 0, overrideRoles: [roles.manager] })
    assert.deepEqual(await mayEach(), [false, true, false, false, false])
    assert.isTrue((await shown(client, w.manager)).mayOverride)
    assert.isFalse((await shown(client, w.admin)).mayOverride)
    await put(client, w.admin, { version: 1, overrideRoles: [] })
    assert.deepEqual(await mayEach(), [false, false, false, false, false])
  })
})
