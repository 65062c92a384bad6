import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysOf, periodOf, weekdayOf, type Day } from '../../time/time.ts'
import {
  annualLeaveDays,
  capsExceeded,
  daysOffStillDue,
  fenceVerdict,
  individualMinutes,
  leaveMinutes,
  metresBetween,
  nightBonusMinor,
  nightSharesOf,
  nominalMinutesInPoland,
  overtimeCapsOn,
  overtimePieces,
  overtimeTermsOf,
  pairedPunches,
  premiumPayMinor,
  proportionalLeaveDays,
  roundedClock,
  settlementTermsOf,
  settleEntry,
  settleOvertime,
  timeOffMinutes,
  type CapExceeded,
  type OvertimeEntry,
  type PaidOvertime,
  type SettledDay,
} from './index.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const warsaw = 'Europe/Warsaw'
const HOUR = 60
const hours = (count: number): number => count * HOUR
const noCompanyChoice = { thresholds: null, weeklyReckoning: false }

test('a month of one person in Poland: overtime, time off, days off due, nights and leave', () => {
  const holidays = new Set(['2026-11-01', '2026-11-11'])
  const person = { zone: warsaw, workSystem: 'BASIC', fte: 1, absentMinutes: hours(8) } as const
  const terms = settlementTermsOf(november, holidays, person)
  // A day of leave on Friday the 6th lowers the hours of the month by the eight planned for it.
  assert.equal(terms.nominalMinutes, nominalMinutesInPoland(november, holidays) - hours(8))
  const days = daysOf(november.from, november.until).map((day): SettledDay => {
    const planned = weekdayOf(day) <= 5 && day !== '2026-11-11' && day !== '2026-11-06'
    const shift = periodOf(day, '08:00', '16:00', warsaw)
    const worked: Record<Day, [string, string]> = {
      // Four hours more; a Saturday of ten hours; a night of eight that was planned.
      '2026-11-17': ['08:00', '20:00'],
      '2026-11-21': ['08:00', '18:00'],
    }
    const own = worked[day]
    return {
      day,
      planned: planned ? [{ ...shift, workMinutes: hours(8) }] : [],
      worked: own ? [periodOf(day, ...own, warsaw)] : planned ? [shift] : [],
      inLieu: false,
    }
  })
  const settled = settleOvertime(days, terms)
  assert.deepEqual(settled, {
    workedMinutes: hours(152 + 4 + 10),
    daily50Minutes: hours(4 + 2),
    daily100Minutes: 0,
    weekly100Minutes: hours(8),
    additionalMinutes: 0,
    additional50Minutes: 0,
    additional100Minutes: 0,
  })
  assert.equal(timeOffMinutes(settled.daily50Minutes, 'employer'), hours(9))
  const due = { worked: ['2026-11-21'], from: november.from, until: november.until }
  assert.deepEqual(daysOffStillDue({ ...due, given: [] }), ['2026-11-21'])
  assert.deepEqual(daysOffStillDue({ ...due, given: ['2026-11-27'] }), [])

  const overtime: OvertimeEntry[] = [{ day: '2026-11-17', minutes: hours(14) }]
  const earlier: OvertimeEntry = { day: '2026-03-02', minutes: hours(140) }
  const caps = overtimeCapsOn('PL', november.from)
  assert.deepEqual(capsExceeded(overtime, caps), [])
  const found: CapExceeded[] = capsExceeded([earlier, ...overtime], caps)
  assert.deepEqual(found, [{ period: '2026', minutes: hours(154), capMinutes: hours(150) }])
  assert.deepEqual(capsExceeded([earlier, ...overtime], overtimeCapsOn('PL', november.from, hours(416))), [])

  const night = periodOf('2026-11-24', '22:00', '06:00', warsaw)
  const month = { minimumWageMinor: 480_600, percent: 20, nominalMinutes: hours(160) }
  assert.equal(nightBonusMinor(nightSharesOf(night, warsaw, terms, () => month)), 4806)

  const request = { skipWeekends: true, skipHolidays: true, part: null }
  const leave = daysOf('2026-11-06', '2026-11-12').map((day) => ({ day, shifts: [], explicitlyOff: false }))
  assert.equal(leaveMinutes({ ...request, days: leave }, { fte: 1, holidays }), hours(3 * 8))
  assert.deepEqual([annualLeaveDays(26, 0.5), proportionalLeaveDays(26, 7)], [13, 16])
})

test('a month of one person in Vietnam: overtime by the kind of day, its pay and the cap of the month', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  const holidays = new Set(['2026-11-24'])
  const terms = overtimeTermsOf('VN', {
    ...noCompanyChoice,
    range: november,
    periods: [november],
    holidays,
    restWeekdays: [7],
  })
  const long = daysOf('2026-11-02', '2026-11-13').filter((day) => weekdayOf(day) <= 5)
  const shifts = daysOf(november.from, november.until)
    .filter((day) => weekdayOf(day) <= 6 || day === '2026-11-15')
    .map((day) => ({
      // Eight hours with an hour's break; on nine days three more, then a Sunday and the holiday.
      ...periodOf(day, '08:00', long.includes(day) ? '20:00' : '17:00', zone),
      zone,
      breaks: [{ minutes: HOUR, paid: false }],
      billable: true,
    }))
  const night = { of: 'own_wage', percent: 30 } as const
  const window = { nightFrom: '22:00', nightUntil: '06:00' }
  const found = overtimePieces(shifts, { nightWindow: window, night, overtime: terms }, holidays)
  const minutesAt = (percent: number): number =>
    found.filter((piece) => piece.percent === percent).reduce((sum, { minutes }) => sum + minutes, 0)
  assert.deepEqual([minutesAt(150), minutesAt(200), minutesAt(300)], [hours(27), hours(8), hours(8)])
  const paid = (pieces: readonly PaidOvertime[]): number =>
    pieces.reduce((sum, { minutes, percent }) => sum + premiumPayMinor(50_000, minutes, percent), 0)
  assert.equal(paid(found), 27 * 75_000 + 8 * 100_000 + 8 * 150_000)
  assert.deepEqual(capsExceeded(found, overtimeCapsOn('VN', november.from)), [
    { period: '2026-11', minutes: hours(43), capMinutes: hours(40) },
  ])
})

test('weeks of one person elsewhere: overtime by length, counted once', () => {
  const range = { from: '2026-11-02', until: '2026-11-30' }
  const thresholds = { dailyMinutes: hours(8), weeklyMinutes: hours(40), doubleMinutes: hours(12) }
  const terms = overtimeTermsOf('EU', {
    range,
    periods: [november],
    holidays: new Set(),
    thresholds,
    weeklyReckoning: false,
    restWeekdays: [],
  })
  const shifts = [0, 7, 14, 21].flatMap((later) =>
    [10, 8, 13, 8, 8, 6].map((length, day) => {
      const { start } = periodOf(addDays(range.from, later + day), '06:00', '07:00', 'Europe/Berlin')
      const end = start + length * 3_600_000
      return { start, end, zone: 'Europe/Berlin', breaks: [], billable: true }
    })
  )
  const found = overtimePieces(shifts, { nightWindow: null, night: null, overtime: terms }, new Set())
  const at = (percent: number): number =>
    found.filter((piece) => piece.percent === percent).reduce((sum, { minutes }) => sum + minutes, 0)
  assert.deepEqual([at(150), at(200)], [4 * hours(12), 4 * hours(1)])
  assert.equal(individualMinutes(hours(160), { fte: 0.75, absentMinutes: hours(8) }), hours(112))
})

test('registered time: paired, placed, settled beside its plan and rounded', () => {
  const plan = periodOf('2026-11-02', '08:00', '16:00', warsaw)
  const at = (minutes: number): number => plan.start + minutes * 60_000
  const [entry] = pairedPunches([
    { kind: 'end', at: at(485) },
    { kind: 'start', at: at(-3) },
  ])
  const settling = { snapMinutes: 15, lateToleranceMinutes: 5, overtimeApproved: false }
  const settled = settleEntry({ start: entry!.start, end: entry!.end! }, plan, settling)
  assert.deepEqual(settled, { ...plan, accepted: true, lateMinutes: 0 })
  assert.equal(roundedClock(487, { mode: 'nearest', stepMinutes: 15 }), 480)
  const distance = metresBetween(
    { latitude: 52.2297, longitude: 21.0122 },
    { latitude: 52.2306, longitude: 21.0122 }
  )
  assert.equal(fenceVerdict(distance, 20, { radiusMetres: 100, accuracyLimitMetres: 100 }), 'inside')
})
