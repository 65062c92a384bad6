import { ofRule } from '../case.ts'

const hours = ofRule('period_hours', 'KP art. 130')
const days = ofRule('period_days', 'KP art. 129, 130, 147')
const absent = 'KP art. 130 § 3'
const continuousHours = ofRule('period_hours', 'KP art. 138 § 4, 5')
const november = { from: '2026-11-01', until: '2026-12-01' }
const december = { from: '2026-12-01', until: '2027-01-01' }
const full = { ...november, agreedHours: 160, agreedDays: 20 }
const half = { ...november, agreedHours: 80, agreedDays: 20 }
const afterLeave = { ...november, agreedHours: 120, agreedDays: 15 }
const equivalent = { ...december, agreedHours: 160, agreedDays: 20 }

/** Continuous work of four weeks from Monday 2 November 2026, whose norm is 160 hours. */
const continuous = { from: '2026-11-02', until: '2026-11-30', workSystem: 'CONT' as const, agreedHours: 160 }
/** Eight hours on four days and twelve on the fifth: 44 hours. */
const longWeek = (week: string): string => `mon${week}..thu${week} 6-14, fri${week} 6-18`
const threeLong = ['', '+7', '+14'].map(longWeek).join(', ')

export const period = [
  hours('W8a', '21 days of eight hours', '11-01..11-21 8-16', '168:00', full),
  days('W8a2', 'and a day too many', '11-01..11-21 8-16', '21', full),
  hours('W8b', 'twelve-hour days that add up', '12-01..12-13 8-20, 12-14 8-12', '', equivalent),
  days('W8b2', 'fourteen days', '12-01..12-13 8-20, 12-14 8-12', '', equivalent),
  hours('W8b3', 'fourteen long days', '12-01..12-14 8-20', '168:00', equivalent),
  hours('W8c', 'half time', '11-01..11-20 8-12', '', half),
  hours('W8c2', 'a day more', '11-01..11-21 8-12', '84:00', half),
  days('W8c3', 'which is also a day too many', '11-01..11-21 8-12', '21', half),
  ofRule('period_hours', absent)('W8d', 'after leave', '11-01..11-16 8-16', '128:00', afterLeave),
  ofRule('period_days', absent)('W8d2', 'days after leave', '11-01..11-16 8-16', '16', afterLeave),
  hours('W8f', 'exactly the hours', '11-01..11-20 8-16', '', full),
  hours('W8g', 'one minute more', '11-01..11-19 8-16, 11-20 8-16:01', '160:01', full),
  hours('W8h', 'up to the tolerance', '11-01..11-19 8-16, 11-20 8-17', '161:00~', {
    ...full,
    limits: { toleranceMinutes: 60 },
  }),
  hours('W8i', 'a night over the end counts two hours', '11-30 22-6', '2:00', {
    ...november,
    agreedHours: 1,
  }),
  hours('W8j', 'a night over the beginning counts six', '10-31 22-6', '6:00', {
    ...november,
    agreedHours: 5,
  }),
  days('W8k', 'a night over the beginning is no day of it', '10-31 22-6', '', { ...november, agreedDays: 0 }),
  days('W8l', 'a night over the end is one', '11-30 22-6', '1', { ...november, agreedDays: 0 }),
  days('W8m', 'two shifts of a date are one day', '11-02 6-10, 11-02 16-20', '', {
    ...november,
    agreedDays: 1,
  }),
  days('W8n', 'a part after midnight starts no day', '11-02 16-0, 11-03 0-4', '', {
    ...november,
    agreedDays: 1,
  }),
  days('W8o', 'hours alone limit no days', '11-01..11-21 8-9', '', { ...november, agreedHours: 160 }),
  hours('W8p', 'days alone limit no hours', '11-01..11-20 0-0', '', { ...november, agreedDays: 20 }),
  hours('W8q', 'work outside working hours', '11-01..11-20 8-16, 11-21 8-16 uncounted', '', full),
  days('W8r', 'nor does it make a day', '11-01..11-20 8-16, 11-21 8-16 uncounted', '', full),
  hours('W8s', 'the autumn night counts nine hours', '10-24 22-6', '9:00', {
    from: '2026-10-01',
    until: '2026-11-01',
    agreedHours: 8,
  }),
  continuousHours('W8t', 'three weeks with a long day', `${threeLong}, mon+21..fri+21 6-14`, '', continuous),
  continuousHours(
    'W8t2',
    'a fourth is beyond 43 hours a week',
    `${threeLong}, ${longWeek('+21')}`,
    '176:00',
    continuous
  ),
  continuousHours(
    'W8t3',
    'one minute beyond the 43 hours',
    `${threeLong}, mon+21..thu+21 6-14, fri+21 6-14:01`,
    '172:01',
    continuous
  ),
  continuousHours(
    'W8t4',
    'a sixth day of eight hours adds nothing',
    'mon..sat mon+7..fri+7 mon+14..fri+14 mon+21..fri+21 6-14',
    '168:00',
    continuous
  ),
  continuousHours('W8t5', 'a second long day of a week adds nothing', 'mon tue 6-18', '24:00', {
    ...continuous,
    agreedHours: 16,
  }),
  continuousHours('W8t6', 'a long day after the norm', 'mon tue 6-14, wed 6-18', '', {
    ...continuous,
    agreedHours: 24,
  }),
  continuousHours('W8t7', 'and a minute more on another day', 'mon 6-14, tue 6-14:01, wed 6-18', '28:01', {
    ...continuous,
    agreedHours: 24,
  }),
  continuousHours('W8t8', 'each week has a long day of its own', 'sun 6-18, mon+7 6-18', '', {
    ...continuous,
    agreedHours: 16,
  }),
  continuousHours('W8t9', 'parts that touch are one long day', 'mon 6-12, mon 12-18', '', {
    ...continuous,
    agreedHours: 8,
  }),
  continuousHours('W8t10', 'the days of November count from its first', '11-01 6-18, 11-08 6-18', '', {
    ...november,
    workSystem: 'CONT',
    agreedHours: 16,
  }),
  continuousHours('W8t11', 'in the autumn month too', '10-25 6-18, 11-01 6-18', '', {
    from: '2026-10-05',
    until: '2026-11-02',
    workSystem: 'CONT',
    agreedHours: 16,
  }),
  continuousHours('W8t12', 'other systems balance their long days', 'mon 6-18', '12:00', {
    ...continuous,
    workSystem: 'EQUIV12',
    agreedHours: 8,
  }),
]
