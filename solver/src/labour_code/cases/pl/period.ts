import { ofRule } from '../case.ts'

const hours = ofRule('period_hours', 'KP art. 130')
const days = ofRule('period_days', 'KP art. 129, 130, 147')
const absent = 'KP art. 130 § 3'
const november = { from: '2026-11-01', until: '2026-12-01' }
const december = { from: '2026-12-01', until: '2027-01-01' }
const full = { ...november, agreedHours: 160, agreedDays: 20 }
const half = { ...november, agreedHours: 80, agreedDays: 20 }
const afterLeave = { ...november, agreedHours: 120, agreedDays: 15 }
const equivalent = { ...december, agreedHours: 160, agreedDays: 20 }

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
]
