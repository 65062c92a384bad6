import { ofRule } from '../case.ts'

const day = ofRule('shifts_per_day', 'left to national law; the day the shift starts on')
const limit = ofRule('daily_hours', 'Directive 2003/88/EC art. 3')
const young = ofRule('daily_hours', 'Directive 94/33/EC art. 8')
const pause = ofRule('day_break', 'Directive 2003/88/EC art. 4')
const company = ofRule('day_break', 'chosen by the organisation')
const merged = { limits: { mergeGapMinutes: 15 } }

export const days = [
  day('W1a', 'two shifts on two dates', 'mon 10-18, tue 6-14'),
  day('W1b', 'two shifts on one date', 'mon 6-10, mon 16-20', '2'),
  day('W1c', 'before midnight and after', 'mon 22-2, tue 6-10'),
  day('W1d', 'after midnight and in the evening', 'tue 0-4, tue 20-23', '2'),
  day('W1e', 'parts that touch', 'mon 6-10, mon 10-14'),
  day('W1f', 'a shift cut at midnight, and one more', 'mon 16-0, tue 0-4, tue 16-20'),
  day('W1g', 'a flexible timetable', 'mon 6-10, mon 16-20', '', { workSystem: 'FLEX' }),
  day('W1h', 'nights over the spring change', '03-28 03-29 22-6'),
  day('W1i', 'nights over the autumn change', '10-24 10-25 22-6'),
  day('W1j', 'a merged gap', 'mon 6-10, mon 10:15-14', '', merged),
  day('W1k', 'a minute more', 'mon 6-10, mon 10:16-14', '2', merged),
  day('W1l', 'work outside working hours', 'mon 6-10, mon 16-20 uncounted'),
  day('W1m', 'three on one date', 'mon 6-8, mon 10-12, mon 14-16', '3'),
  day('W1n', 'the date is that of the place', 'mon 23-1, tue 5-9', '', { zone: 'Europe/Lisbon' }),
  limit('W2a', 'thirteen hours are what the rest leaves', 'mon 6-19'),
  limit('W2b', 'one minute more', 'mon 6-19:01', '13:01'),
  limit('W2c', 'an unpaid break', 'mon 6-19:30 -30'),
  limit('W2d', 'a paid break', 'mon 6-19:30 +30', '13:30'),
  limit('W2e', 'shifts of one date', 'mon 0-7, mon 16-23', '14:00'),
  limit('W2f', 'shifts of two dates', 'mon 16-23, tue 0-7'),
  limit('W2g', 'the autumn night', '10-24 18-7', '14:00'),
  limit('W2h', 'the spring night', '03-28 18-8'),
  limit('W2i', 'autumn in Athens', '10-24 18-7', '14:00', { zone: 'Europe/Athens' }),
  limit('W2j', 'no clock change in Kaliningrad', '10-24 18-7', '', { zone: 'Europe/Kaliningrad' }),
  limit('W2k', 'up to the tolerance', 'mon 6-19:20', '13:20~', { limits: { toleranceMinutes: 20 } }),
  limit('W2l', 'beyond it', 'mon 6-19:21', '13:21', { limits: { toleranceMinutes: 20 } }),
  limit('W2m', 'a personal limit', 'mon 6-14:01', '8:01', { dailyMaxMinutes: 480 }),
  limit('W2n', 'task work', 'mon 6-22', '', { workSystem: 'TASK' }),
  young('W2o', 'eight hours for the young', 'mon 8-16', '', { groups: ['minor'] }),
  young('W2p', 'one minute more', 'mon 8-16:01', '8:01', { groups: ['minor'] }),
  ofRule('daily_norm', 'left to national law')('W2q', 'no second level', 'mon 6-18'),
  pause('W6a', 'exactly six hours', 'mon 8-14 +0'),
  pause('W6b', 'one minute more', 'mon 8-14:01 +0', '0:00'),
  pause('W6c', 'a quarter of an hour', 'mon 8-16 +15'),
  pause('W6d', 'one minute less', 'mon 8-16 +14', '0:14'),
  pause('W6e', 'without pay', 'mon 8-16:30 -30'),
  pause('W6f', 'paid and unpaid add up', 'mon 8-16:05 +10 -5'),
  pause('W6g', 'thirteen hours need no more', 'mon 6-19 +15'),
  pause('W6h', 'parts that touch', 'mon 8-12 +0, mon 12-16 +0', '0:00'),
  pause('W6i', 'the autumn night', '10-24 22-4 +0', '0:00'),
  pause('W6j', 'the spring night', '03-28 22-5 +0'),
  pause('W6k', 'unknown breaks', 'mon 8-16'),
  pause('W6n', 'an hour between two short shifts', 'mon 8-12 +0, mon 13-17 +0'),
  pause('W6o', 'short ones add up', 'mon 8-16 +5 +10'),
  pause('W6p', 'within the tolerance', 'mon 8-16 +10', '0:10~', { limits: { toleranceMinutes: 5 } }),
  pause('W6q', 'six hours of work and a break without pay', 'mon 8-14:30 -30'),
  company('W6l', 'a break set by the company', 'mon 8-16 +15', '0:15', { companyBreak: '45 from 6:00' }),
  company('W6m', 'and given', 'mon 8-16:45 -45', '', { companyBreak: '45 from 6:00' }),
]
