import { ofRule } from '../case.ts'

const rest = ofRule('daily_rest', 'Labour Code 45/2019/QH14 art. 110')
const week = ofRule('weekly_rest', 'Labour Code 45/2019/QH14 art. 111')
const hours = ofRule('weekly_norm', 'Labour Code 45/2019/QH14 art. 105, 107')
const average = ofRule('period_average', 'no article: the Labour Code knows no average')
const single = ofRule('weekly_hours', 'Labour Code 45/2019/QH14 art. 105, 107')
const capped = ofRule('overtime_month', 'Labour Code 45/2019/QH14 art. 107 (2)')
const day = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 107 (2)')
const sunday = ofRule('fourth_sunday', 'chosen by the organisation; Labour Code 45/2019/QH14 art. 111 (2)')
const young = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 146')
const noOvertime = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 137 (1), 160 (1)')
const inShifts = { shiftWorker: true }
const one = { until: '2026-11-09' }
const strict = { ...one, limits: { weeklyRestMode: 'strict' } } as const
const two = { settlementUntil: '2026-11-16' }

export const rests = [
  rest('W4f', 'eleven hours before the next shift', 'mon 14-22, tue 9-17', '11:00', inShifts),
  rest('W4b', 'exactly twelve hours', 'mon 14-22, tue 10-17', '', inShifts),
  rest('W4d', 'one minute less', 'mon 14-22, tue 9:59-17', '11:59', inShifts),
  rest('W4c', 'fourteen hours after a long day', 'mon 8-22, tue 12-20', '', inShifts),
  rest('W4e', 'after a night', 'mon 22-6, tue 17-22', '11:00', inShifts),
  rest('W4a', 'night after night', 'mon tue wed 20-8', '', inShifts),
  rest('W4g', 'night after night, an hour too long', 'mon tue 20-9', '11:00', inShifts),
  rest('W4h', 'parts that touch', 'mon 6-10, mon 10-14', '', inShifts),
  rest('W4i', 'parts of one working day', 'mon 6-10, mon 16-20', '', inShifts),
  rest('W4i2', 'a break at noon', 'mon 8-12, mon 13-17', '', inShifts),
  rest('W4i3', 'every day', 'mon..fri 8-12, mon..fri 13-17', '', inShifts),
  rest('W4i4', 'the last part before another shift', 'mon 8-12, mon 14-22, tue 9-17', '11:00', inShifts),
  rest('W4i5', 'without shift work no rest is asked for', 'mon 14-22, tue 9-17'),
  rest('W4i6', 'not after a short night either', 'mon 8-22, tue 6-14'),
  rest('W4i7', 'nor on one day', 'mon 8-12, mon 13-17'),
  rest('W4j', 'two short rests', 'mon 14-22, tue 6-14, wed 0-8', '8:00 10:00', inShifts),
  rest('W4k', 'a lone shift however long', 'mon 6-20', '', inShifts),
  rest('W4l', 'a short pause of a merged shift', 'mon 6-10, mon 10:30-14', '', {
    ...inShifts,
    limits: { mergeGapMinutes: 30 },
  }),
  rest('W4m', 'up to the tolerance', 'mon 14-22, tue 9:50-17', '11:50~', {
    ...inShifts,
    limits: { toleranceMinutes: 10 },
  }),
  rest('W4n', 'beyond it', 'mon 14-22, tue 9:49-17', '11:49', {
    ...inShifts,
    limits: { toleranceMinutes: 10 },
  }),
  rest('W4o', 'the European clock change is none here', '10-24 13-21, 10-25 9-15', '', inShifts),
  rest('W4o2', 'nor in spring', '03-28 13-21, 03-29 8:59-15', '11:59', inShifts),
  rest(
    'W4p',
    'work outside working hours is free time',
    'mon 14-22, tue 2-4 uncounted, tue 10-17',
    '',
    inShifts
  ),
  week(
    'W5g',
    'Wednesday afternoon is not enough',
    'mon tue thu..sun 8-17, wed 8-12, mon+7 8-17',
    '20:00',
    one
  ),
  week('W5b', 'a free day', 'mon..sat 8-17, mon+7 8-17', '', one),
  week('W5c', 'seven days', 'mon..sun mon+7 10-18', '16:00', one),
  week('W5d', 'exactly 24 hours', 'mon..sat 8-17, sun 17-22, mon+7 8-17', '', one),
  week('W5e', 'one minute less', 'mon..sat 8-17, sun 16:59-22, mon+7 8-17', '23:59', one),
  week('W5f', 'a rest over the end of the week', 'mon..sun 6-14, mon+7 14-22', '', one),
  week('W5a', 'read strictly it is cut there', 'mon..sun 6-14, mon+7 14-22', '16:00', strict),
  week('W5h', 'no relief for a change of shift', 'mon..fri 6-14, sat 6-22, sun 18-23, mon+7 8-16', '20:00', {
    ...one,
    shiftWorker: true,
  }),
  week('W5i', 'leave is free time', 'mon..wed fri..sun 8-17, mon+7 8-17', '', { ...one, leave: 'thu' }),
  week('W5j', 'two weeks', 'mon..sun mon+7..sun+7 mon+14 10-18', '16:00 16:00', { until: '2026-11-16' }),
  week('W5k', 'the free day may be any', 'mon..wed fri..sun 8-17, mon+7 8-17', '', one),
  week('W5m', 'a rest serves one week only', 'mon..sun tue+7..sun+7 mon+14 8-20', '12:00', {
    until: '2026-11-16',
  }),
  week('W5m2', 'two weeks, two rests', 'mon..sat mon+7..sat+7 mon+14 8-17', '', { until: '2026-11-16' }),
  week('W5m3', 'forty-eight hours are two rests', 'mon..sun wed+7..sun+7 mon+14 8-17', '', {
    until: '2026-11-16',
  }),
  week('W5l', 'no one at work', '', '', one),
  single('W3q', 'six days of nine hours are no breach', 'mon..sat 8-17'),
  single('W3q2', 'nor are six of twelve', 'mon..sat 8-20'),
  average('W3q3', 'nor four such weeks', '11-02..11-07 11-09..11-14 11-16..11-21 8-17', '', {
    settlementUntil: '2026-11-23',
  }),
  capped('W3q4', 'six hours of overtime a week', 'mon..sat 8-17'),
  capped(
    'W3q5',
    'twenty-four hours of overtime in four weeks',
    '11-02..11-07 11-09..11-14 11-16..11-21 11-23..11-28 8-17'
  ),
  capped('W3q6', 'but the month judges', '11-02..11-07 11-09..11-14 8-20', '48:00'),
  day('W3q7', 'the longest day judges', 'mon..fri 8-20, sat 8-20:01', '12:01'),
  hours('W3q8', 'beyond 48 hours it is overtime', 'mon..sat 8-17', '54:00'),
  hours('W3q9', 'task work has no clock hours', 'mon..sat 8-17', '', { workSystem: 'TASK' }),
  noOvertime('W3r', 'no overtime while pregnant', 'mon..sat 8-16', '', { groups: ['pregnant'] }),
  noOvertime('W3r2', 'not by a minute', 'mon..fri 8-16, sat 8-16:01', '48:01', { groups: ['pregnant'] }),
  noOvertime('W3r3', 'nor with a disability', 'mon..sat 8-17', '54:00', { groups: ['disabled'] }),
  hours('W3a', 'six days of eight hours', 'mon..sat 8-16'),
  hours('W3b', 'one minute more', 'mon..fri 8-16, sat 8-16:01', '48:01'),
  hours('W3c', 'six days with a break without pay', 'mon..sat 8-17 -60'),
  hours('W3d', 'weeks begin on Monday', 'sun mon+7..fri+7 8-16:30'),
  hours('W3e', 'a night over Sunday counts in both weeks', 'mon..fri 8-17:12, sun 22-6'),
  hours('W3f', 'six hours of it in the next', 'mon+7..fri+7 8-16:36, sun 22-6', '49:00'),
  hours('W3g', 'ten hours a day, reckoned by the week', 'mon..thu 8-18, fri 8-16', '', {
    weeklyReckoning: true,
  }),
  hours('W3h', 'five days of ten hours', 'mon..fri 8-18', '50:00', { weeklyReckoning: true }),
  hours('W3i', 'two weeks', 'mon..fri mon+7..fri+7 8-18', '50:00 50:00'),
  hours('W3j', 'work outside working hours', 'mon..sat 8-16, sun 8-12 uncounted'),
  hours('W3k', 'up to the tolerance', 'mon..sat 8-16:05', '48:30~', { limits: { toleranceMinutes: 30 } }),
  young('W3l', 'forty hours for minors', 'mon..fri 8-16', '', { groups: ['minor'] }),
  young('W3m', 'one minute more', 'mon..thu 8-16, fri 8-16:01', '40:01', { groups: ['minor'] }),
  average('W3n', 'a long week and a short one', 'mon..fri 8-20, mon+7..wed+7 8-20', '', two),
  average('W3o', 'exactly 48 hours a week', 'mon..sat mon+7..sat+7 8-16', '', two),
  average('W3p', 'the law knows no average', 'mon..sat mon+7..fri+7 8-16, sat+7 8-16:01', '', two),
  young('W3s', 'each week by itself', 'mon..sat mon+7..sat+7 8-16', '48:00 48:00', { groups: ['minor'] }),
  young('W3s2', 'also in a system of twelve hours', 'mon..thu 8-18, fri 8-9', '41:00', {
    groups: ['minor'],
    workSystem: 'EQUIV12',
  }),
  young('W3s3', 'under sixteen', 'mon..sat 8-15', '42:00', { groups: ['minor_under_16'] }),
  sunday('W7a', 'no Sunday is sacred', '11-08 11-15 11-22 11-29 8-16', '', { from: '2026-11-01' }),
  sunday('W7b', 'unless the company says so', '11-08 11-15 11-22 11-29 8-16', '4', {
    from: '2026-11-01',
    limits: { sundayStartsAt: '00:00', maxConsecutiveSundays: 3 },
  }),
]
