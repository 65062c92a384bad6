import { expect, test } from 'vitest'
import { addHours, changeHours, copyMonday, hoursOf, toggleDay } from './opening_hours.ts'

const monday = { weekday: 1, opens: '06:00', closes: '14:00' }

test('a day opens like the day before it, or the usual way, and closes without a trace', () => {
  expect(toggleDay([monday], 2)).toEqual([monday, { ...monday, weekday: 2 }])
  expect(toggleDay([monday], 4)).toEqual([monday, { weekday: 4, opens: '08:00', closes: '20:00' }])
  expect(toggleDay([monday], 1)).toEqual([])
})

test('a day may open twice; each opening changes and goes on its own', () => {
  const twice = addHours([monday], 1)
  expect(twice).toEqual([monday, { weekday: 1, opens: '14:00', closes: '20:00' }])
  const later = changeHours(twice, 1, 1, { opens: '16:00' })
  expect(hoursOf(later, 1)).toEqual([monday, { weekday: 1, opens: '16:00', closes: '20:00' }])
  expect(changeHours(later, 1, 0, null)).toEqual([{ weekday: 1, opens: '16:00', closes: '20:00' }])
})

test('the hours of Monday replace those of the other working days and leave the weekend', () => {
  const sunday = { weekday: 7, opens: '10:00', closes: '16:00' }
  const friday = { weekday: 5, opens: '01:00', closes: '02:00' }
  expect(copyMonday([monday, friday, sunday]).map(({ weekday, opens }) => `${weekday} ${opens}`)).toEqual([
    '1 06:00',
    '2 06:00',
    '3 06:00',
    '4 06:00',
    '5 06:00',
    '7 10:00',
  ])
})
