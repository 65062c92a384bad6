import { expect, test } from 'vitest'
import { changeOf, freshShift, isQuarters, isWhole, valuesOf } from './staffing_values.ts'

const staffing = {
  ...{ positionId: 'cook', name: 'Cook', color: 1, lawfulMinutes: 480, version: 4 },
  ...{ mostPeople: null, leastMinutes: 270, mostMinutes: 720, startEveryMinutes: 15 as const },
  catalogue: [{ name: 'Early', start: '06:15', minutes: 495, weekdays: [1, 7] }],
  skillMix: { tagId: 'first aid', least: 2 },
}

test('what the form holds is sent as it came', () => {
  const { positionId: _, name: __, color: ___, lawfulMinutes: ____, ...sent } = staffing
  expect(changeOf(valuesOf(staffing), 4)).toEqual(sent)
  expect(valuesOf(staffing)).toMatchObject({
    mostPeople: '',
    leastMinutes: 4.5,
    catalogue: [{ hours: 8.25 }],
  })
})
test('a number without a tag asks for no one', () => {
  expect(valuesOf({ ...staffing, skillMix: null }).skillMix).toEqual({ tagId: null, least: 1 })
  expect(changeOf({ ...valuesOf(staffing), skillMix: { tagId: null, least: 3 } }, 4).skillMix).toBeNull()
})
test('only quarters of an hour are lengths', () =>
  expect([4, 4.25, 4.2, ''].map((hours) => isQuarters(hours as number))).toEqual([true, true, false, false]))
test('a shift needs a name, a quarter to begin at, a length and a day', () => {
  const whole = { ...freshShift, name: 'Late' }
  const wrong = [{ name: ' ' }, { start: '08:10' }, { hours: '' as const }, { weekdays: [] }]
  expect(isWhole(whole)).toBe(true)
  expect(wrong.map((part) => isWhole({ ...whole, ...part }))).toEqual([false, false, false, false])
})
