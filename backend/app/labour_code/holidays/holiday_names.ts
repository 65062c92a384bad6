import { easterSunday } from '@shiftloom/solver/labour_code/holidays/easter'
import { lunarDay } from '@shiftloom/solver/labour_code/holidays/lunar'
import { addDays, type Day } from '@shiftloom/solver/time'

/** A key of the translations below `holidays.`, with what its sentence needs. */
type HolidayName = { key: string; day?: number }
type Names = Map<Day, HolidayName>

const polishDates = {
  '01-01': 'pl_new_year',
  '01-06': 'pl_epiphany',
  '05-01': 'pl_labour_day',
  '05-03': 'pl_constitution_day',
  '08-15': 'pl_assumption',
  '11-01': 'pl_all_saints',
  '11-11': 'pl_independence_day',
  '12-24': 'pl_christmas_eve',
  '12-25': 'pl_christmas',
  '12-26': 'pl_second_christmas',
}
const afterEaster: [days: number, key: string][] = [
  [0, 'pl_easter'],
  [1, 'pl_easter_monday'],
  [49, 'pl_pentecost'],
  [60, 'pl_corpus_christi'],
]
const vietnameseDates = {
  '01-01': 'vn_new_year',
  '04-30': 'vn_reunification_day',
  '05-01': 'vn_labour_day',
  '09-01': 'vn_national_day',
  '09-02': 'vn_independence_day',
  '09-03': 'vn_national_day',
  '11-24': 'vn_culture_day',
}

/** Names of a country's statutory holidays in a year; empty for a country without recorded names. */
export function holidayNames(country: string, year: number): Names {
  if (country === 'PL') return new Map([...fixed(polishDates, year), ...moving(year)])
  if (country === 'VN') return new Map([...fixed(vietnameseDates, year), ...lunar(year)])
  return new Map()
}

const fixed = (dates: Record<string, string>, year: number): [Day, HolidayName][] =>
  Object.entries(dates).map(([date, key]) => [`${year}-${date}`, { key }])

function moving(year: number): [Day, HolidayName][] {
  const easter = easterSunday(year)
  return afterEaster.map(([days, key]) => [addDays(easter, days), { key }])
}

/** Tết from the day before its eve to the fourth day of the first month, and the tenth of the third. */
function lunar(year: number): [Day, HolidayName][] {
  const tet = lunarDay(year, 1, 1)
  return [
    [addDays(tet, -2), { key: 'vn_before_tet' }],
    [addDays(tet, -1), { key: 'vn_tet_eve' }],
    ...[1, 2, 3, 4].map((day): [Day, HolidayName] => [addDays(tet, day - 1), { key: 'vn_tet', day }]),
    [lunarDay(year, 3, 10), { key: 'vn_hung_kings' }],
  ]
}
