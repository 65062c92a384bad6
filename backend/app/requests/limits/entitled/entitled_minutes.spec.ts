import { test } from '@japa/runner'
import { entitledMinutes, unitOf } from '#app/requests/limits/entitled/entitled_minutes'
import type { LimitedType, PersonFacts } from '#app/requests/limits/entitled/person_facts'

const annual: LimitedType = {
  ...{ id: 'annual', code: 'annual', daysCount: 20, limitPer: 'year', primaryVacation: true },
  ...{ affectsVacationLimit: false, overtimeCompensation: null },
}
const other = (code: string, daysCount: number): LimitedType => ({
  ...annual,
  ...{ id: code, code, daysCount, primaryVacation: false },
})
type Contract = PersonFacts['contracts'][number]
const contract = (more: Partial<Contract> = {}): Contract => ({
  ...{ from: '2020-01-01', until: null, fte: 1, agreedMinutesPerMonth: null, ...more },
})
const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  ...{
    workedSince: null,
    firstJob: false,
    conditions: 'usual',
    conditionsSince: null,
    youngestChildOn: null,
  },
  ...{ country: 'PL', contracts: [contract()], birthDate: null, disability: null, ...more },
})
/** Of someone with more than ten years at work. */
const senior = (...contracts: Contract[]) => person({ workedSince: '2000-01-01', contracts })
const days = (who: PersonFacts, type = annual, year = 2026) => entitledMinutes(type, who, year) / 480
const vietnamese = (more: Partial<PersonFacts> = {}) => person({ country: 'VN', ...more })
const annualInVietnam = { ...annual, daysCount: 12 }

test.group('What people may take in a year', () => {
  test('Poland: 20 days, 26 from ten years at work on, in the year that completes them already', ({
    assert,
  }) => {
    assert.equal(days(person({ workedSince: '2017-01-01' })), 20)
    assert.equal(days(person({ workedSince: '2016-12-31' })), 26)
    assert.equal(days(person({ workedSince: '2017-01-01' }), annual, 2027), 26)
    // The tenth year ends after the contract does.
    const until = '2026-07-01'
    assert.equal(days(person({ workedSince: '2016-07-01', contracts: [contract({ until })] })), 10)
    assert.equal(days(person({ workedSince: '2016-06-30', contracts: [contract({ until })] })), 13)
    // Without a day, years at work begin with the first contract.
    assert.deepEqual([days(person(), annual, 2029), days(person(), annual, 2030)], [20, 26])
    assert.equal(days(person(), { ...annual, daysCount: 30 }, 2030), 30)
  })

  test('L5: part-time, an incomplete day up to a whole one', ({ assert }) => {
    const partly = [1 / 2, 1 / 3, 1 / 4, 3 / 4, 5 / 8]
    assert.deepEqual(
      partly.map((fte) => days(senior(contract({ fte })))),
      [13, 9, 7, 20, 17]
    )
    assert.equal(days(person({ contracts: [contract({ fte: 4 / 5 })] })), 16)
  })

  test('L6: hired in June, a begun month counting whole', ({ assert }) => {
    const from = '2026-06-15'
    assert.equal(days(senior(contract({ from }))), 16)
    assert.equal(days(person({ contracts: [contract({ from })] })), 12)
    assert.equal(days(senior(contract({ from, fte: 0.5 }))), 8)
    assert.equal(days(senior(contract({ from: '2027-01-01' }))), 0)
  })

  test('another full-time equivalent in mid-year: each part by its own', ({ assert }) => {
    const half = contract({ from: '2026-07-01', fte: 0.5 })
    // 26 for six months and 13 for six: 19.5, so 20.
    assert.equal(days(senior(contract({ until: '2026-07-01' }), half)), 20)
    assert.equal(days(senior(contract({ until: '2026-04-01' }), { ...half, from: '2026-10-01' })), 10)
  })

  test('the first job ever: a twelfth for each month worked to its end', ({ assert }) => {
    const first = (from: string, until: string | null = null) =>
      entitledMinutes(annual, person({ firstJob: true, contracts: [contract({ from, until })] }), 2026)
    assert.equal(first('2026-09-01'), (20 / 12) * 4 * 480)
    assert.equal(first('2026-09-15'), (20 / 12) * 3 * 480)
    assert.equal(first('2026-12-15'), 0)
    assert.equal(first('2026-02-10', '2026-04-10'), Math.ceil((20 / 12) * 2 * 480))
    assert.equal(first('2025-02-10'), 20 * 480)
  })

  test('a disability: ten days more a year after it was confirmed, of seven hours each', ({ assert }) => {
    const since = (from: string | null) => person({ disability: { from, until: null } })
    assert.deepEqual([days(since(null)), days(since('2025-12-31')), days(since('2026-01-01'))], [30, 30, 20])
    const short = { contracts: [contract({ dayNormMinutes: 420 })], disability: { from: null, until: null } }
    assert.equal(entitledMinutes(annual, person(short), 2026), 30 * 420)
    assert.equal(days(person({ disability: { from: null, until: '2026-01-01' } })), 20)
  })

  test('on demand and carer’s leave are days, others hours by the largest full-time equivalent', ({
    assert,
  }) => {
    const onDemand = { ...other('on_demand', 4), affectsVacationLimit: true }
    const part = person({ contracts: [contract({ fte: 0.55, from: '2026-11-01' })] })
    assert.deepEqual([unitOf(onDemand), days(part, onDemand)], ['days', 4])
    assert.deepEqual([unitOf(other('carer', 5)), days(part, other('carer', 5))], ['days', 5])
    // 16 hours × 0.55 are 8.8, so nine whole hours.
    assert.equal(entitledMinutes(other('force_majeure', 2), part, 2026), 9 * 60)
  })

  test('childcare ends with the year in which the child turns fourteen', ({ assert }) => {
    const parent = (youngestChildOn: string | null) =>
      days(person({ youngestChildOn }), other('childcare', 2))
    assert.deepEqual(
      [parent(null), parent('2012-01-02'), parent('2012-01-01'), parent('2011-06-01')],
      [2, 2, 0, 0]
    )
  })

  test('Vietnam: 12, 14 and 16 days, one more for each five years, in proportion to months', ({ assert }) => {
    const on = (more: Partial<PersonFacts>, year = 2026) => days(vietnamese(more), annualInVietnam, year)
    assert.equal(on({}, 2024), 12)
    assert.deepEqual([on({}, 2025), on({}, 2029), on({}, 2030)], [13, 13, 14])
    const since = (conditions: 'hazardous' | 'very_hazardous', conditionsSince = '2020-01-01') =>
      on({ conditions, conditionsSince }, 2024)
    assert.deepEqual([since('hazardous'), since('very_hazardous')], [14, 16])
    // Half a year of each: (6 × 12 + 6 × 16) / 12.
    assert.equal(since('very_hazardous', '2024-07-01'), 14)
    assert.equal(on({ birthDate: '2008-01-01' }, 2024), 14)
    assert.equal(on({ disability: { from: null, until: null } }, 2024), 14)
    assert.equal(on({ contracts: [contract({ from: '2024-08-20' })] }, 2024), 5)
    assert.equal(on({ contracts: [contract({ until: '2024-07-01' })] }, 2024), 6)
  })

  test('elsewhere the days of the type count', ({ assert }) => {
    assert.equal(days(person({ country: 'DE', workedSince: '1990-01-01' })), 20)
  })
})
