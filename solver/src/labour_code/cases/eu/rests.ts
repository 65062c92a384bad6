import { ofRule } from '../case.ts'

const rest = ofRule('daily_rest', 'Directive 2003/88/EC art. 3')
const week = ofRule('weekly_rest', 'Directive 2003/88/EC art. 5')
const reduced = ofRule('weekly_rest', 'Directive 2003/88/EC art. 17 (4)')
const young = ofRule('daily_rest', 'Directive 94/33/EC art. 10')
const youngWeek = ofRule('weekly_rest', 'Directive 94/33/EC art. 10 (2)')
const sunday = ofRule('fourth_sunday', 'left to national law')
const one = { until: '2026-11-09' }
const youngOne = { ...one, groups: ['minor' as const] }
const strict = { ...one, limits: { weeklyRestMode: 'strict' } } as const
const spring = { from: '2026-03-23', until: '2026-03-30' }
const autumn = { from: '2026-10-19', until: '2026-10-26' }

export const rests = [
  rest('W4a', 'early after late', 'mon 14-22, tue 6-14', '8:00'),
  rest('W4b', 'late after late', 'mon tue 14-22'),
  rest('W4c', 'a long day', 'mon 8-22, tue 12-20', '10:00'),
  rest('W4d', 'a split day', 'mon 6-10, mon 16-20', '10:00'),
  rest('W4e', 'spring takes an hour', '03-28 12-20, 03-29 7-15', '10:00'),
  rest('W4f', 'autumn gives one', '10-24 13-21, 10-25 7-15'),
  rest('W4i', 'exactly eleven hours', 'mon 14-22, tue 9-17'),
  rest('W4h', 'one minute less', 'mon 14-22, tue 8:59-17', '10:59'),
  rest('W4g', 'the window of the second start', 'mon 10-18, tue 6-20, wed 6-14', '10:00'),
  rest('W4j', 'over midnight', 'mon 22-6, tue 16-22', '10:00'),
  rest('W4k', 'thirteen hours', 'mon 6-19, tue 6-19'),
  rest('W4l', 'a minute more', 'mon 6-19:01, tue 6-14', '10:59'),
  rest('W4m', 'parts that touch', 'mon 6-10, mon 10-14'),
  rest('W4n', 'an unpaid break is no rest', 'mon 6-20 -120', '10:00'),
  rest('W4o', 'a gap reported once', 'mon 6-10, mon 16-20, tue 6-10', '10:00'),
  rest('W4p', 'up to the tolerance', 'mon 14-22, tue 8:45-17', '10:45~', {
    limits: { toleranceMinutes: 15 },
  }),
  rest('W4q', 'autumn in Lisbon', '10-24 13-21, 10-25 7-15', '', { zone: 'Europe/Lisbon' }),
  rest('W4r', 'a day with no clock change', '10-24 13-21, 10-25 7-15', '10:00', {
    zone: 'Atlantic/Reykjavik',
  }),
  rest('W4s', 'work outside working hours', 'mon 14-22, tue 2-4 uncounted, tue 9-17'),
  young('W4t', 'twelve hours for the young', 'mon 8-16, tue 4-12', '', { groups: ['minor'] }),
  young('W4u', 'one minute less', 'mon 12-20, tue 7:59-12', '11:59', { groups: ['minor'] }),
  rest('W4v', 'exactly eleven hours after a night', 'mon 22-6, tue 17-22'),
  rest('W4w', 'one minute less after a night', 'mon 22-6, tue 16:59-22', '10:59'),
  week('W5c', 'seven days', 'mon..sun mon+7 10-18', '16:00', one),
  week('W5b', 'six days', 'mon..sat 8-16, mon+7 8-16', '', one),
  week('W5a', 'exactly 35 hours', 'mon..sat 6-14, mon+7 1-9', '', one),
  week('W5d', 'one minute less', 'mon..sat 6-14, mon+7 0:59-9', '34:59', one),
  week('W5e', 'a rest over the end of the week', 'mon..fri 6-14, sat 6-19, mon+7 6-14', '', one),
  week('W5f', 'read strictly', 'mon..fri 6-14, sat 6-19, mon+7 6-14', '29:00', strict),
  week('W5g', 'the spring night', '03-23..03-28 5-13, 03-30 0:59-9', '34:59', spring),
  week('W5h', 'the autumn night', '10-19..10-24 5-13, 10-25 23-7', '', autumn),
  week('W5i', 'a free day in the middle', 'mon tue thu..sun 6-14, mon+7 6-14', '', one),
  week('W5j', 'leave is free time', 'mon..wed fri..sun 6-14, mon+7 6-14', '', { ...one, leave: 'thu' }),
  reduced('W5k', 'a change of shift', 'mon..sat 6-14, sun 22-6', '', { ...one, shiftWorker: true }),
  reduced('W5l', 'without shifts', 'mon..sat 6-14, sun 22-6', '32:00', one),
  reduced('W5m', 'less than a day', 'mon..sat 6-22, sun 21:59-6', '23:59', { ...one, shiftWorker: true }),
  week('W5n', 'weeks begin on Monday', 'mon..fri mon+7..fri+7 8-16', '', { from: '2026-11-01' }),
  week('W5o', 'no one at work', '', '', one),
  week('W5p', 'two weeks', 'mon..sun mon+7..sun+7 mon+14 10-18', '16:00 16:00', { until: '2026-11-16' }),
  week('W5r', 'a rest serves one week only', 'mon..sun wed+7..sun+7 mon+14 6-16', '27:00', {
    until: '2026-11-16',
  }),
  week('W5r2', 'twelve days in a row, each week with its rest', 'tue..sun mon+7..sat+7 mon+14 12-18', '', {
    until: '2026-11-16',
  }),
  week('W5q', 'up to the tolerance', 'mon..sat 6-14, mon+7 0:30-9', '34:30~', {
    ...one,
    limits: { toleranceMinutes: 30 },
  }),
  week('W5s', 'five days of thirteen hours', 'mon..fri 6-19, mon+7 6-14', '', one),
  youngWeek('W5t', 'two days for the young', 'mon..fri 8-16, mon+7 8-16', '', youngOne),
  youngWeek('W5u', 'a Saturday leaves too little', 'mon..sat 8-14, mon+7 8-14', '42:00', youngOne),
  youngWeek('W5v', 'exactly 48 hours', 'mon..fri 8-16, sun 16-20, mon+7 8-12', '', youngOne),
  youngWeek('W5w', 'one minute less', 'mon..fri 8-16, sun 15:59-20, mon+7 8-12', '47:59', youngOne),
  sunday('W7a', 'no Sunday is sacred', '11-08 11-15 11-22 11-29 8-16', '', { from: '2026-11-01' }),
  sunday('W7b', 'unless a country says so', '11-08 11-15 11-22 11-29 8-16', '4', {
    from: '2026-11-01',
    limits: { sundayStartsAt: '00:00', maxConsecutiveSundays: 3 },
  }),
  sunday('W7c', 'Sundays from midnight on', '11-08 11-15 11-22 8-16, 11-28 22-6', '4', {
    from: '2026-11-01',
    limits: { sundayStartsAt: '00:00', maxConsecutiveSundays: 3 },
  }),
]
