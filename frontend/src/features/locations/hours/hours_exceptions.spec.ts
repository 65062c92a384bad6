import { expect, test } from 'vitest'
import {
  addException,
  changeException,
  removeException,
  repeatedDay,
  toggleOpen,
} from './hours_exceptions.ts'

const closed = (day: string) => ({ day, name: null, hours: [] })

test('a new day is the next that is not in the list, and closed', () => {
  const all = [closed('2026-12-31'), closed('2027-01-01')]
  expect(addException(all, '2026-12-31').at(-1)).toEqual(closed('2027-01-02'))
  expect(addException([], '2026-12-31')).toEqual([closed('2026-12-31')])
})

test('a day opens at hours of its own and closes again', () => {
  const open = toggleOpen([closed('2026-12-24')], 0, true)
  expect(open[0]!.hours).toEqual([{ opens: '08:00', closes: '16:00' }])
  expect(toggleOpen(open, 0, false)).toEqual([closed('2026-12-24')])
})

test('a day that stands twice is found; one that is removed is not', () => {
  const all = [closed('2026-12-24'), closed('2026-12-25')]
  expect(repeatedDay(all)).toBeUndefined()
  const twice = changeException(all, 0, { day: '2026-12-25' })
  expect(repeatedDay(twice)).toBe('2026-12-25')
  expect(repeatedDay(removeException(twice, 0))).toBeUndefined()
})
