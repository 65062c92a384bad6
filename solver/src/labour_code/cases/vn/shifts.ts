import { ofRule } from '../case.ts'

const day = ofRule('shifts_per_day', 'usual practice; the day the shift starts on')
const limit = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 107; Decree 145/2020 art. 60')
const norm = ofRule('daily_norm', 'Labour Code 45/2019/QH14 art. 105 (1)')
const reckoned = ofRule('daily_norm', 'Labour Code 45/2019/QH14 art. 105 (2)')
const young = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 146')
const weekly = { weeklyReckoning: true }
const minor = { groups: ['minor'] } as const

export const shifts = [
  day('W1a', 'two shifts on two dates', 'mon 10-18, tue 6-14'),
  day('W1b', 'two shifts on one date', 'mon 6-10, mon 16-20', '2'),
  day('W1c', 'a shift that starts before midnight and one after', 'mon 22-2, tue 6-10'),
  day('W1d', 'one after midnight and one in the evening', 'tue 0-4, tue 20-23', '2'),
  day('W1e', 'parts that touch', 'mon 6-10, mon 10-14'),
  day('W1f', 'a minute between them', 'mon 6-10, mon 10:01-14', '2'),
  day('W1g', 'a shift cut at midnight', 'mon 18-0, tue 0-4'),
  day('W1h', 'a flexible timetable', 'mon 6-10, mon 16-20', '', { workSystem: 'FLEX' }),
  day('W1i', 'three on one date', 'mon 6-8, mon 10-12, mon 14-16', '3'),
  day('W1j', 'work outside working hours', 'mon 6-10, mon 16-20 uncounted'),
  day('W1k', 'a merged gap', 'mon 6-10, mon 10:30-14', '', { limits: { mergeGapMinutes: 30 } }),
  limit('W2a', 'twelve hours with overtime', 'mon 6-18'),
  limit('W2b', 'one minute more', 'mon 6-18:01', '12:01'),
  limit('W2c', 'an unpaid break is no working time', 'mon 6-18:30 -30'),
  limit('W2d', 'a paid break is', 'mon 6-18:30 +30', '12:30'),
  limit('W2e', 'a night belongs to the date it starts on', 'mon 20-8, tue 20-8'),
  limit('W2f', 'two shifts of one date', 'mon 0-7, mon 17-0', '14:00'),
  limit('W2g', 'two shifts of two dates', 'mon 17-0, tue 0:30-7'),
  limit('W2h', 'task work', 'mon 6-22', '', { workSystem: 'TASK' }),
  limit('W2i', 'every other system', 'mon 6-22', '16:00', { workSystem: 'EQUIV16' }),
  limit('W2j', 'no clock change in Europe moves a night', '10-24 20-8, 03-28 20-8'),
  limit('W2k', 'up to the tolerance', 'mon 6-18:10', '12:10~', { limits: { toleranceMinutes: 10 } }),
  limit('W2l', 'beyond it', 'mon 6-18:11', '12:11', { limits: { toleranceMinutes: 10 } }),
  norm('W2m', 'eight hours are normal', 'mon 6-14'),
  norm('W2n', 'one minute more is overtime', 'mon 6-14:01', '8:01'),
  norm('W2o', 'a break without pay', 'mon 6-14:30 -30'),
  norm('W2p', 'also beyond twelve hours', 'mon 6-19', '13:00'),
  norm('W2q', 'each day by itself', 'mon tue 6-15, wed 6-14', '9:00 9:00'),
  norm('W2r', 'two shifts of a date', 'mon 6-11, mon 14-18', '9:00'),
  norm('W2s', 'a night over midnight', 'mon 21-6', '9:00'),
  norm('W2t', 'task work', 'mon 6-16', '', { workSystem: 'TASK' }),
  reckoned('W2u', 'ten hours where reckoned by the week', 'mon 6-16', '', weekly),
  reckoned('W2v', 'one minute more', 'mon 6-16:01', '10:01', weekly),
  young('W2w', 'eight hours for minors', 'mon 6-14', '', minor),
  young('W2x', 'one minute more', 'mon 6-14:01', '8:01', minor),
]
