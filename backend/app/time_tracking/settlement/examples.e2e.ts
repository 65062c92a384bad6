import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { approved, paid, settlement } from '#app/time_tracking/testing/settlement_desk'
import type { SettledPerson } from '#contracts/settlement'
import { withSeverities, world, type World } from '#tests/world/world'

/** The worked examples of the reference, by their numbers, as a manager reads them. */
const person = async (client: ApiClient, w: World, more: object = {}): Promise<SettledPerson> =>
  (await settlement(client, w.admin, { employeeId: w.employee.employeeId, ...more }))[0]!
const overtimeOf = ({ overtime }: SettledPerson): Record<number, number> =>
  Object.fromEntries(overtime.map(({ percent, minutes }) => [percent, minutes / 60]))
const inOrganisation = ({ organisationId }: World, sql: string, values: (string | number)[] = []) =>
  organisationContext.run(organisationId, () => rows(sql, values))
const currency = (w: World, code: string) =>
  inOrganisation(w, 'update organisations set currency = ?', [code])
const inCountry = (w: World, country: string, zone: string) =>
  inOrganisation(w, 'update locations set country = ?, time_zone = ? where id = ?', [
    ...[country, zone, w.locationId],
  ])
/** Days in a row from a Monday, from seven on, for so many hours each. */
const long = (hours: readonly number[]): string[] =>
  hours.map((length, index) => `2026-11-0${2 + index} 07:00-${String(7 + length).padStart(2, '0')}:00`)

const weekdays = [2, 3, 4, 5, 6, 9, 10, 12, 13, 16, 18, 19, 20, 23, 24, 25, 26, 27, 30]

test.group('Overtime in Poland', () => {
  test('O1, O2: 50 % by day, 100 % at night, with the bonus of the night', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, 4_000)
    await approved(w, w.employee, ['2026-11-03 08:00-18:00 plan 08:00-16:00'])
    const byDay = await person(client, w)
    assert.deepEqual(overtimeOf(byDay), { 150: 2 })
    assert.equal(byDay.cost!.minor - 8 * 4_000, 12_000)
    const other = await world()
    await paid(other, other.employee, 4_000)
    await approved(other, other.employee, ['2026-11-03 14:00-00:00 plan 14:00-22:00'])
    const byNight = await person(client, other)
    assert.deepEqual(overtimeOf(byNight), { 200: 2 })
    assert.equal(byNight.cost!.minor - 8 * 4_000, 16_000 + 1_202)
  })

  test('O3: six hours of days and eight of the average week', async ({ client, assert }) => {
    const w = await world()
    await approved(w, w.employee, [
      ...weekdays.map((day) => {
        const date = `2026-11-${String(day).padStart(2, '0')}`
        return `${date} 06:00-14:00 plan 06:00-14:00`
      }),
      '2026-11-17 06:00-18:00 plan 06:00-14:00',
      '2026-11-21 08:00-18:00',
    ])
    const { overtime, periods, counters } = await person(client, w)
    assert.deepEqual(overtime, [{ percent: 150, minutes: 360 }])
    assert.lengthOf(periods, 1)
    assert.containsSubset(periods[0], {
      ...{ from: '2026-11-01', until: '2026-12-01', workMinutes: 174 * 60, normMinutes: 160 * 60 },
      ...{ absentMinutes: 0, averaged: { minutes: 480, percent: 200 }, additionalMinutes: 0 },
    })
    const [year] = counters
    assert.containsSubset(year, { kind: 'year', period: '2026', limitMinutes: 150 * 60 })
    const [listed] = await settlement(client, w.admin)
    assert.deepEqual([listed!.counters, listed!.periods[0]!.averaged!.minutes], [[], 480])
  })

  test('O4, O5: work that begins again too early, and half time', async ({ client, assert }) => {
    const w = await world()
    await approved(w, w.employee, [
      '2026-11-02 10:00-18:00 plan 10:00-18:00',
      '2026-11-03 06:00-14:00 plan 06:00-14:00',
    ])
    assert.deepEqual(overtimeOf(await person(client, w)), { 150: 4 })
    const other = await world()
    await inOrganisation(other, 'update employee_contracts set fte = 0.5 where employee_id = ?', [
      other.employee.employeeId,
    ])
    await approved(other, other.employee, ['2026-11-03 08:00-17:00 plan 08:00-12:00'])
    const half = await person(client, other)
    assert.deepEqual(overtimeOf(half), { 150: 1 })
    assert.containsSubset(half.periods[0], {
      ...{ normMinutes: 80 * 60, additionalMinutes: 240, averaged: { minutes: 0 } },
    })
  })
})

test.group('Overtime by thresholds', () => {
  const thresholds = (dailyMinutes: number | null, weeklyMinutes: number, doubleMinutes: number | null) => ({
    overtime: { dailyMinutes, weeklyMinutes, doubleMinutes },
  })

  test('OT1, OT2, OT3: no hour is counted twice', async ({ client, assert }) => {
    const cases = [
      ['OT1', thresholds(480, 2_400, 720), [10, 8, 13, 8, 8, 6], { 150: 12, 200: 1 }],
      ['OT2', thresholds(480, 2_400, null), [8, 8, 8, 8, 8, 8], { 150: 8 }],
      ['OT3', thresholds(null, 2_400, null), [12, 12, 12], {}],
    ] as const
    for (const [number, chosen, hours, expected] of cases) {
      const w = await world()
      await inCountry(w, 'DE', 'Europe/Berlin')
      await withSeverities(w, {}, chosen)
      await approved(w, w.employee, long(hours), 'Europe/Berlin')
      const found = await person(client, w)
      assert.deepEqual(overtimeOf(found), expected, number)
      assert.deepEqual([found.periods[0]!.averaged, found.counters], [null, []], number)
    }
  })
})

test.group('Cost of registered work', () => {
  /** Rates in euros, as a bonus of a wage in złoty adds nothing to them; twelve hours a day are no overtime. */
  async function inEuros(texts: string[], range: { from: string; until: string }, client: ApiClient) {
    const w = await world()
    await currency(w, 'EUR')
    await inOrganisation(w, `update employee_contracts set work_system = 'EQUIV12'`)
    const days = { saturday: 3_500, sunday: 4_000, dayOff: 5_000 }
    await paid(w, w.employee, 3_000, { ...days, currency: 'EUR' })
    await approved(w, w.employee, texts)
    return (await person(client, w, range)).cost!.minor
  }
  const month = (name: string) => ({ from: `2026-${name}-01`, until: `2026-${name}-30` })

  test('C1 to C5: each hour at the rate of its day', async ({ client, assert }) => {
    const cases: [string, string, { from: string; until: string }, number][] = [
      ['C1', '2026-11-06 22:00-06:00 plan 22:00-06:00', month('11'), 27_000],
      ['C1b', '2026-11-06 22:00-06:00 plan 22:00-06:00 break 30', month('11'), 25_250],
      ['C2', '2026-11-07 22:00-06:00 plan 22:00-06:00', month('11'), 31_000],
      ['C3', '2026-12-24 20:00-04:00 plan 20:00-04:00', month('12'), 40_000],
      ['C4', '2026-11-11 08:00-16:00 plan 08:00-16:00', month('11'), 40_000],
      ['C5', '2026-03-29 00:00-08:00 plan 00:00-08:00', month('03'), 28_000],
      ['C5b', '2026-10-25 00:00-08:00 plan 00:00-08:00', month('10'), 36_000],
    ]
    for (const [number, text, range, minor] of cases)
      assert.equal(await inEuros([text], range, client), minor, number)
  })

  test('C6, C7: the bonus of the night, and a rate from Saturday on', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, 3_000, { saturday: 3_500 })
    await approved(w, w.employee, ['2026-11-06 22:00-06:00 plan 22:00-06:00'])
    assert.equal((await person(client, w)).cost!.minor, 27_000 + 4_806)
    await paid(w, w.employee, 3_200, { validFrom: '2026-11-07', saturday: 4_500 })
    assert.equal((await person(client, w)).cost!.minor, 2 * 3_000 + 6 * 4_500 + 4_806)
  })

  test('overtime of the average week is paid with the end of its period', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, 4_000)
    const october = Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`)
    const worked = october.filter((day) => ![0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay()))
    await approved(w, w.employee, [
      ...worked.map((day) => `${day} 08:00-16:00 plan 08:00-16:00`),
      '2026-10-31 08:00-16:00',
    ])
    const whole = await person(client, w, { from: '2026-10-01', until: '2026-11-01' })
    assert.containsSubset(whole.periods[0], { ended: true, averaged: { minutes: 480 } })
    assert.equal(whole.cost!.minor, 184 * 4_000 + 8 * 4_000)
    assert.deepEqual(whole.counters, [{ kind: 'year', period: '2026', minutes: 480, limitMinutes: 150 * 60 }])
    const part = await person(client, w, { from: '2026-10-01', until: '2026-10-31' })
    assert.equal(part.cost!.minor, 176 * 4_000)
  })
})

test.group('Overtime in Vietnam', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  async function vietnam(texts: string[]) {
    const w = await world()
    await inCountry(w, 'VN', zone)
    await currency(w, 'VND')
    await withSeverities(w, {}, { restWeekdays: [6, 7] })
    await paid(w, w.employee, 50_000, { currency: 'VND' })
    await approved(w, w.employee, texts, zone)
    return w
  }

  test('150, 200 and 300 %, and what the night adds to each', async ({ client, assert }) => {
    const cases: [string, string, Record<number, number>, number][] = [
      ['a weekday', '2026-11-03 08:00-18:00', { 150: 2 }, 8 * 50_000 + 2 * 75_000],
      ['a day of rest', '2026-11-07 08:00-10:00', { 200: 2 }, 2 * 100_000],
      ['a holiday', '2026-11-24 08:00-10:00', { 300: 2 }, 2 * 150_000],
      ['after overtime by day', '2026-11-03 12:00-23:00', { 150: 2, 210: 1 }, 8 * 50_000 + 150_000 + 105_000],
      ['without overtime by day', '2026-11-03 14:00-23:00', { 200: 1 }, 8 * 50_000 + 100_000],
      ['the night of a day of rest', '2026-11-07 22:00-23:00', { 270: 1 }, 135_000],
      ['the night of a holiday', '2026-11-24 22:00-23:00', { 390: 1 }, 195_000],
      ['a normal night', '2026-11-03 22:00-23:00', {}, 65_000],
    ]
    for (const [name, text, expected, minor] of cases) {
      const found = await person(client, await vietnam([text]))
      assert.deepEqual(overtimeOf(found), expected, name)
      assert.equal(found.cost!.minor, minor, name)
    }
  })

  test('the month and the year have their counters', async ({ client, assert }) => {
    const days = ['05', '06', '07', '08', '09', '12', '13', '14', '15']
    const w = await vietnam([
      '2026-01-01 08:00-16:00',
      ...days.map((day) => `2026-01-${day} 08:00-19:00`),
      '2026-01-10 08:00-16:30',
    ])
    const january = { from: '2026-01-01', until: '2026-02-01' }
    const { counters, periods } = await person(client, w, january)
    assert.deepEqual(counters, [
      { kind: 'month', period: '2026-01', minutes: 43.5 * 60, limitMinutes: 40 * 60 },
      { kind: 'year', period: '2026', minutes: 43.5 * 60, limitMinutes: 200 * 60 },
    ])
    assert.deepEqual([periods[0]!.averaged, periods[0]!.averageWeek], [null, null])
  })
})
