import { ofRule } from '../case.ts'

const rests = ofRule('rest_days_month', 'Labour Code 45/2019/QH14 art. 111 (1)')
const overtime = ofRule('overtime_month', 'Labour Code 45/2019/QH14 art. 111 (2); Decree 145/2020 art. 60')

const november = { from: '2026-11-01', until: '2026-12-01' }
const twoMonths = { from: '2026-11-01', until: '2027-01-01' }
const cap = { overtimeMonthMaxMinutes: 479 }

/** Four days of rest a month where a week has none, and the day of rest a person has for their own. */
export const restDays = [
  rests(
    'RM1',
    'twelve days and two free, twice',
    '11-01..11-12 11-15..11-26 11-29..11-30 8-16',
    '',
    november
  ),
  rests('RM1b', 'a day less', '11-01..11-12 11-14..11-26 11-29..11-30 8-16', '3', november),
  rests('RM1c', 'no day at all', '11-01..11-30 8-16', '0', november),
  rests('RM1d', 'each of two months', '11-01..11-30 12-01..12-31 8-16', '0 0', twoMonths),
  rests(
    'RM1e',
    'every week with a rest, whatever the month adds up to',
    '11-02..11-07 11-09..11-14 11-16..11-21 11-23..11-28 8-16',
    '',
    november
  ),
  rests(
    'RM1f',
    'a rest of exactly 24 hours',
    '11-01..11-12 8-16, 11-13 16-20, 11-15..11-22 8-16, 11-25..11-30 8-16',
    '',
    november
  ),
  rests(
    'RM1g',
    'one minute less',
    '11-01..11-12 8-16, 11-13 15:59-20, 11-15..11-22 8-16, 11-25..11-30 8-16',
    '3',
    november
  ),
  rests('RM1h', 'employed for a part of the month', '11-02..11-30 8-16', '', {
    ...november,
    employed: '11-02..11-30',
  }),
  rests('RM1i', 'leave is rest', '11-01..11-12 11-17..11-30 8-16', '', {
    ...november,
    leave: '11-13..11-16',
  }),
  rests('RM1j', 'four free days in one piece', '11-01..11-12 11-17..11-30 8-16', '', november),
  rests(
    'RM1k',
    'a night ends the day of rest',
    '11-01..11-12 8-16, 11-13 22-6, 11-16..11-30 8-16',
    '3',
    november
  ),
  rests('RM1l', 'work outside working hours is none', '11-01..11-30 8-16 uncounted', '', november),
  rests('RM1m', 'a night over the end of the month', '11-01..11-27 8-16, 11-30 22-6', '3', november),

  overtime('RD1', 'work on the person’s own day of rest', 'wed 8-16', '8:00', {
    restWeekdays: [3],
    limits: cap,
  }),
  overtime('RD1b', 'on the company’s, which is not theirs', 'sun 8-16', '', {
    restWeekdays: [3],
    limits: { ...cap, restWeekdays: [7] },
  }),
  overtime('RD1c', 'on the company’s without one of their own', 'sun 8-16', '8:00', {
    limits: { ...cap, restWeekdays: [7] },
  }),
  overtime('RD1d', 'any other day is normal time', 'mon tue 8-16', '', { restWeekdays: [3], limits: cap }),
  overtime('RD1e', 'two days of rest', 'wed thu 8-12', '8:00', { restWeekdays: [3, 4], limits: cap }),
]
