import { test } from '@japa/runner'
import { holidaysOfYear } from '#app/labour_code/holidays/country_holidays'
import { nominalMinutesInPoland, normMinutes, weekDaysOf } from '#app/labour_code/people/nominal_minutes'
import { settlementPeriodOf } from '#app/organisation/public/settlement_period'

const polish = new Set(
  [2025, 2026, 2027].flatMap((year) => holidaysOfYear({ country: 'PL' }, year, 'pl-PL').map(({ day }) => day))
)
const monthly = { months: 1 as const, startsOn: '2026-01-01' }
const nextMonth = (month: string) => settlementPeriodOf(`${month}-01`, monthly)
const hours = (from: string, until: string) => nominalMinutesInPoland({ from, until }, polish) / 60
const contract = (more = {}) => ({
  from: '2020-01-01',
  until: null,
  fte: 1,
  agreedMinutesPerMonth: null,
  ...more,
})
const inPoland = { country: 'PL', holidays: polish, rule: monthly }

test.group('Nominal hours in Poland', () => {
  test('every month of three years', ({ assert }) => {
    const expected = {
      2025: [168, 160, 168, 168, 160, 160, 184, 160, 176, 184, 144, 160],
      2026: [160, 160, 176, 168, 160, 168, 184, 160, 176, 176, 160, 160],
      2027: [152, 160, 176, 176, 144, 176, 176, 176, 176, 168, 160, 168],
    }
    for (const [year, months] of Object.entries(expected)) {
      const found = months.map((_, index) => {
        const { from, until } = nextMonth(`${year}-${String(index + 1).padStart(2, '0')}`)
        return hours(from, until)
      })
      assert.deepEqual(found, months, year)
    }
  })

  test('longer periods count their weeks from their first day', ({ assert }) => {
    assert.equal(hours('2026-01-01', '2026-04-01'), 496)
    assert.equal(hours('2026-10-01', '2027-01-01'), 496)
    assert.equal(hours('2026-01-01', '2026-05-01'), 664)
    assert.equal(hours('2026-09-01', '2027-01-01'), 672)
  })
})

test.group('Norm of a range', () => {
  const november = { from: '2026-11-01', until: '2026-12-01' }

  test('a part-timer owes the part, to the minute', ({ assert }) => {
    assert.equal(normMinutes(november, [contract({ fte: 0.75 })], inPoland), 120 * 60)
    assert.equal(normMinutes(november, [contract({ fte: 0.25 })], inPoland), 40 * 60)
  })

  test('a person hired in the middle owes what follows', ({ assert }) => {
    assert.equal(normMinutes(november, [contract({ from: '2026-11-16' })], inPoland), 88 * 60)
  })

  test('a week owes its working days of the month, and the weeks of a month make the month', ({ assert }) => {
    assert.equal(normMinutes({ from: '2026-11-09', until: '2026-11-16' }, [contract()], inPoland), 32 * 60)
    const parts = [1, 8, 15, 22, 29].map((day, index, days) => {
      const until = index === 4 ? '2026-12-01' : `2026-11-${String(days[index + 1]).padStart(2, '0')}`
      return normMinutes({ from: `2026-11-${String(day).padStart(2, '0')}`, until }, [contract()], inPoland)
    })
    assert.equal(
      parts.reduce((sum, part) => sum + part),
      160 * 60
    )
  })

  test('agreed hours count instead, in each month', ({ assert }) => {
    const agreed = [contract({ agreedMinutesPerMonth: 6000 })]
    assert.equal(normMinutes({ from: '2026-10-01', until: '2026-12-01' }, agreed, inPoland), 12_000)
  })

  test('no minutes are owed outside a contract', ({ assert }) => {
    assert.equal(normMinutes(november, [contract({ until: '2026-11-01' })], inPoland), 0)
    assert.equal(normMinutes(november, [], inPoland), 0)
  })

  test('elsewhere a working day counts eight hours', ({ assert }) => {
    const vietnamese = new Set(holidaysOfYear({ country: 'VN' }, 2026, 'vi-VN').map(({ day }) => day))
    const inVietnam = { country: 'VN', holidays: vietnamese, rule: monthly }
    // Monday to Saturday are 25 days, and 24 November is a holiday.
    assert.equal(normMinutes(november, [contract({ fte: 0.5 })], inVietnam), 24 * 240)
    const inGermany = { country: 'DE', holidays: new Set<string>(), rule: monthly }
    assert.equal(normMinutes(november, [contract({ fte: 0.5 })], inGermany), 21 * 240)
  })

  test('a week of the law has as many days as its normal hours have normal days', ({ assert }) => {
    assert.deepEqual(
      ['PL', 'VN', 'DE'].map((country) => weekDaysOf(country, '2026-11-01')),
      [5, 6, 5]
    )
  })
})
