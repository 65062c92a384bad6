import { test } from '@japa/runner'
import { vietnameseHolidays } from '@shiftloom/solver/labour_code/holidays/vietnamese_holidays'
import { holidayNames } from '#app/labour_code/holidays/holiday_names'
import { holidaysOfYear } from '#app/labour_code/holidays/country_holidays'
import type { Locale } from '#contracts/enums'

const named = (country: string, locale: Locale, ...days: string[]) => {
  const names = new Map(holidaysOfYear({ country }, 2026, locale).map(({ day, name }) => [day, name]))
  return days.map((day) => names.get(`2026-${day}`))
}

test.group('Names of public holidays', () => {
  test('distinguish the days of Tết, in each language', ({ assert }) => {
    const days = ['02-16', '02-17', '02-20', '04-26']
    assert.deepEqual(named('VN', 'vi-VN', ...days), [
      'Giao thừa Tết Nguyên Đán',
      'Tết Nguyên Đán (mùng 1)',
      'Tết Nguyên Đán (mùng 4)',
      'Giỗ Tổ Hùng Vương',
    ])
    assert.deepEqual(named('VN', 'pl-PL', ...days), [
      'Wigilia Nowego Roku Tết',
      'Nowy Rok Tết (dzień 1.)',
      'Nowy Rok Tết (dzień 4.)',
      'Święto Królów Hùng',
    ])
    assert.deepEqual(named('VN', 'en-US', ...days), [
      'Tết Eve',
      'Tết (Lunar New Year), day 1',
      'Tết (Lunar New Year), day 4',
      'Hùng Kings’ Commemoration Day',
    ])
  })

  test('of Vietnam on a weekly day of rest move by the company’s own rest days', ({ assert }) => {
    const spring = (restWeekdays: number[], locale: Locale) =>
      holidaysOfYear({ country: 'VN', restWeekdays }, 2027, locale)
        .filter(({ day }) => day > '2027-05-01' && day < '2027-06-01')
        .map(({ day, name }) => `${day} ${name}`)
    assert.deepEqual(spring([], 'en-US'), ['2027-05-03 Day off for Labour Day'])
    assert.deepEqual(spring([6, 7], 'pl-PL'), ['2027-05-03 Dzień wolny za święto: Święto Pracy'])
    assert.deepEqual(spring([5, 6], 'vi-VN'), [
      '2027-05-02 Nghỉ bù Ngày Giải phóng miền Nam, thống nhất đất nước',
      '2027-05-03 Nghỉ bù Quốc tế Lao động',
    ])
    assert.deepEqual(spring([7], 'en-US'), [])
  })

  test('of Poland are never in Polish for readers of another language', ({ assert }) => {
    assert.deepEqual(named('PL', 'vi-VN', '05-03', '12-26'), [
      'Ngày Hiến pháp Ba Lan',
      'Lễ Giáng Sinh (ngày thứ hai)',
    ])
    assert.deepEqual(named('PL', 'pl-PL', '05-01', '06-04'), ['Święto Pracy', 'Boże Ciało'])
  })

  test('are written down for every day of both countries; a name makes no day free', ({ assert }) => {
    for (let year = 2024; year < 2040; year += 1) {
      const days = {
        PL: holidaysOfYear({ country: 'PL' }, year, 'en-US').map(({ day }) => day),
        VN: vietnameseHolidays(year, []),
      }
      for (const country of ['PL', 'VN'] as const) {
        const names = holidayNames(country, year)
        assert.isEmpty(days[country].filter((day) => !names.has(day)))
      }
      assert.equal(days.PL.includes(`${year}-12-24`), year >= 2025)
    }
    assert.include(
      holidaysOfYear({ country: 'DE' }, 2026, 'en-US').map(({ name }) => name),
      'Easter Monday'
    )
  })
})
