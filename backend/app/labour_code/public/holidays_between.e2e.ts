import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { acting, world, type World } from '#tests/world/world'

const daysIn = (w: World, from: string, until: string, countries: string[]) =>
  acting(w.admin, async () => {
    const holidays = await holidaysBetween({ from, until }, countries, 'pl-PL')
    return holidays.map(({ day, country }) => `${country} ${day}`)
  })
const declare = (
  w: World,
  holiday: { day: string; country?: string; repeats_yearly?: boolean; removed?: boolean }
) =>
  acting(w.admin, () =>
    trx()
      .table('company_holidays')
      .insert({ id: newId(), organisation_id: w.organisationId, name: 'Dzień firmy', ...holiday })
  )

test.group('Holidays', () => {
  test('Poland has its public ones and not those that are only observed', async ({ assert }) => {
    const w = await world()
    assert.deepEqual(await daysIn(w, '2026-04-30', '2026-05-04', ['PL']), ['PL 2026-05-01', 'PL 2026-05-03'])
    assert.deepEqual(await daysIn(w, '2026-12-23', '2027-01-02', ['PL']), [
      ...['PL 2026-12-24', 'PL 2026-12-25', 'PL 2026-12-26', 'PL 2027-01-01'],
    ])
  })

  test('Vietnam has all five days of Tết, Culture Day and both National Days', async ({ assert }) => {
    const w = await world()
    assert.deepEqual(await daysIn(w, '2026-02-01', '2026-03-01', ['VN']), [
      ...['VN 2026-02-16', 'VN 2026-02-17', 'VN 2026-02-18', 'VN 2026-02-19', 'VN 2026-02-20'],
    ])
    assert.deepEqual(await daysIn(w, '2026-09-01', '2026-12-01', ['VN']), [
      ...['VN 2026-09-01', 'VN 2026-09-02', 'VN 2026-11-24'],
    ])
  })

  test('a company adds days and takes days away, for one country, once or every year', async ({ assert }) => {
    const w = await world()
    await declare(w, { day: '2025-11-20', repeats_yearly: true })
    await declare(w, { day: '2026-11-23', country: 'VN' })
    await declare(w, { day: '2026-11-11', country: 'PL', removed: true })
    await declare(w, { day: '2027-11-05', repeats_yearly: true })
    const november = await daysIn(w, '2026-11-02', '2026-12-01', ['PL', 'VN'])
    assert.sameMembers(november, ['PL 2026-11-20', 'VN 2026-11-20', 'VN 2026-11-23', 'VN 2026-11-24'])
    assert.include(await daysIn(w, '2027-11-02', '2027-12-01', ['PL']), 'PL 2027-11-11')
    assert.deepEqual(await daysIn(await world(), '2026-11-02', '2026-12-01', ['PL']), ['PL 2026-11-11'])
  })

  test('are named in the language of the reader', async ({ assert }) => {
    const w = await world()
    const names = (locale: 'pl-PL' | 'vi-VN') =>
      acting(w.admin, async () => {
        const holidays = await holidaysBetween(
          { from: '2026-11-10', until: '2026-11-30' },
          ['PL', 'VN'],
          locale
        )
        return holidays.map(({ name }) => name)
      })
    assert.deepEqual(await names('pl-PL'), ['Narodowe Święto Niepodległości', 'Dzień Kultury Wietnamskiej'])
    assert.equal((await names('vi-VN'))[1], 'Ngày Văn hóa Việt Nam')
  })
})
