import { ofRule } from '../case.ts'

const rest = ofRule('daily_rest', 'KP art. 132 § 1')
const guard = ofRule('daily_rest', 'KP art. 136 § 2, 137')
const young = ofRule('daily_rest', 'KP art. 203')
const on24 = { workSystem: 'EQUIV24' } as const
const on16 = { workSystem: 'EQUIV16' } as const

export const dailyRest = [
  rest('W4a', 'early after late', 'mon 14-22, tue 6-14', '8:00'),
  rest('W4b', 'late after late', 'mon tue 14-22'),
  rest('W4c', 'a long day leaves ten of its 24 hours', 'mon 8-22, tue 12-20', '10:00'),
  rest('W4d', 'a split day', 'mon 6-10, mon 16-20', '10:00'),
  rest('W4e', 'the clocks take an hour in spring', '03-28 12-20, 03-29 7-15', '10:00'),
  rest('W4e2', 'and give one in autumn', '10-24 13-21, 10-25 7-15'),
  rest('W4f', 'eleven hours between two shifts', 'mon 14-22, tue 9-17'),
  rest('W4g', 'the window of the second start', 'mon 10-18, tue 6-20, wed 6-14', '10:00'),
  rest('W4h', 'exactly eleven hours', 'mon 6-14, tue 1-9'),
  rest('W4i', 'one minute less', 'mon 11-22, tue 8:59-12', '10:59'),
  rest('W4j', 'over midnight', 'mon 22-6, tue 16-22', '10:00'),
  rest('W4k', 'a lone shift of thirteen hours', 'mon 6-19'),
  rest('W4l', 'a lone shift of a minute more', 'mon 6-19:01', '10:59'),
  rest('W4m', 'a paid break is no rest', 'mon 6-20 +60', '10:00'),
  rest('W4n', 'a gap two windows see is reported once', 'mon 6-10, mon 16-20, tue 6-10', '10:00'),
  rest('W4o', 'two short rests are reported twice', 'mon 14-22, tue 6-14, wed 0-8', '8:00 10:00'),
  rest('W4p', 'parts that touch', 'mon 6-10, mon 10-14'),
  rest('W4q', 'a flexible timetable rests too', 'mon 14-22, tue 6-14', '8:00', { workSystem: 'FLEX' }),
  rest('W4r', 'up to the tolerance', 'mon 11-22, tue 8:45-12', '10:45~', {
    limits: { toleranceMinutes: 15 },
  }),
  rest('W4r2', 'three hours are reported whatever the tolerance', 'mon 6-22, tue 1-9', '3:00~', {
    limits: { toleranceMinutes: 480 },
  }),
  rest('W4r3', 'one minute beyond it', 'mon 6-22, tue 0:59-9', '2:59', { limits: { toleranceMinutes: 480 } }),
  rest('W4s', 'beyond it', 'mon 11-22, tue 8:44-12', '10:44', { limits: { toleranceMinutes: 15 } }),
  rest('W4t', 'leave is free time', 'mon 14-22, wed 6-14', '', { leave: 'tue' }),
  guard('W4u', 'a day on guard, a day free', 'mon wed 6-6', '', on24),
  guard('W4v', 'one hour less', 'mon 6-6, wed 5-9', '23:00', on24),
  guard('W4w', 'sixteen hours, sixteen hours of rest', 'mon 6-22, tue 14-22', '', on16),
  guard('W4x', 'one minute less', 'mon 6-22, tue 13:59-22', '15:59', on16),
  guard('W4y', 'twelve hours are an extended day', 'mon 6-18, tue 5-13', '11:00', on24),
  guard('W4y2', 'and ask for twelve of rest', 'mon 6-18, tue 6-14', '', on24),
  guard('W4y3', 'one minute less', 'mon 6-18, tue 5:59-13', '11:59', on16),
  guard('W4y4', 'eight hours are no extended day', 'mon 14-22, tue 9-17', '', on16),
  guard('W4y5', 'an hour more keeps the daily rest', 'mon 13-22, tue 8-16', '10:00', on16),
  guard('W4y6', 'an unpaid break is not worked', 'mon 6-19 -60, tue 7-15', '', on16),
  guard('W4y7', 'nor asked for as rest', 'mon 6-23 -60, tue 15-22', '', on24),
  guard('W4y8', 'one minute less than was worked', 'mon 6-23 -60, tue 14:59-22', '15:59', on24),
  guard('W4y9', 'other systems know no such rest', 'mon 6-18, tue 5-13', '', { workSystem: 'EQUIV12' }),
  guard('W4y10', 'two days on guard', 'mon wed fri 6-6', '', on24),
  young('W4z', 'fourteen hours for minors', 'mon 8-16, tue 6-14', '', { groups: ['minor'] }),
  young('W4z2', 'one minute less', 'mon 8-16, tue 5:59-13', '13:59', { groups: ['minor'] }),
  rest('W4ab', 'the window has 24 elapsed hours in autumn', '10-24 8-22', '10:00'),
  rest('W4ac', 'and in spring', '03-28 8-20:59', ''),
  rest('W4aa', 'work outside working hours is free time', 'mon 14-22, tue 1-3 uncounted, tue 9-17'),
]
