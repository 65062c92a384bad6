import type { WorkSystem } from '../../limits.ts'
import { ofRule } from '../case.ts'

const basic = ofRule('daily_hours', 'KP art. 129 § 1')
const longer = ofRule('daily_hours', 'KP art. 135-138, 143, 144')
const flexible = ofRule('daily_hours', 'KP art. 140¹ § 4')
const disability = ofRule('daily_hours', 'Dz.U. 1997 nr 123 poz. 776 art. 15 (2)')
const young = ofRule('daily_hours', 'KP art. 202')
const both = ofRule('daily_hours', 'Dz.U. 1997 nr 123 poz. 776 art. 15 (2); KP art. 202')
const system = (workSystem: WorkSystem) => ({ workSystem })
const tolerance = { limits: { toleranceMinutes: 15 } }

export const dailyHours = [
  basic('W2a', 'an unpaid break is no working time', 'mon 8-18 -30', '9:30'),
  longer('W2b', 'twelve hours of an equivalent system', 'mon 7-19', '', system('EQUIV12')),
  longer('W2b2', 'half an hour more', 'mon 7-19:30', '12:30', system('EQUIV12')),
  basic('W2c', 'the autumn night has nine hours', '10-24 22-6', '9:00'),
  basic('W2c2', 'the spring night has seven', '03-28 22-6'),
  basic('W2d', 'four hours of the next shift lie in the same 24 hours', 'mon 10-18, tue 6-14', '12:00'),
  basic('W2d2', 'five hours of a short day and an early start', 'mon 9-13, tue 8-16'),
  basic('W2d3', 'eight hours in 24, and the rest in the next 24', 'mon 9-13, tue 5-13'),
  basic('W2d4', 'one minute more', 'mon 9-13, tue 4:59-12:59', '8:01'),
  basic('W2d5', 'part of a break lies in it', 'tue 14-22 -15, wed 10-16', '11:45'),
  basic('W2d6', 'what reaches over opens the next 24 hours', 'mon 9-13, tue 8-16, tue 18-22', '11:00'),
  basic('W2d7', 'which may have eight hours', 'mon 9-13, tue 8-16, tue 18-19'),
  basic('W2d8', 'three days, each an hour earlier', 'mon 8-16, tue 7-15, wed 6-14', '9:00 9:00'),
  basic('W2d9', 'short days may begin earlier', 'mon 8-15, tue 7-14, wed 6-13'),
  basic('W2d10', 'the first hours of a later shift', 'mon 12-18, tue 10-18'),
  basic('W2d11', 'one minute too many of them', 'mon 12-18, tue 9:59-17:59', '8:01'),
  longer('W2d12', 'twelve hours in an equivalent system', 'mon 10-18, tue 6-14', '', system('EQUIV12')),
  longer('W2d13', 'a long day and an early start', 'mon 9-21, tue 8-20', '13:00', system('EQUIV12')),
  basic('W2d14', 'the autumn day has 24 hours as well', '10-24 10-18, 10-25 9-17'),
  basic('W2d15', 'its last hour belongs to the next', '10-24 10-18, 10-25 8:59-16:59', '8:01'),
  disability('W2d16', 'seven hours with a disability, in the 24 hours', 'mon 9-13, tue 6-12', '', {
    groups: ['disabled'],
  }),
  disability('W2d17', 'one minute more', 'mon 9-13, tue 5:59-11', '7:01', { groups: ['disabled'] }),
  flexible('W2v2', 'begun again in the same 24 hours', 'mon 10-18, tue 7-15', '', system('FLEX')),
  flexible('W2v3', 'twice on one day', 'mon 6-10, mon 12-18', '', system('FLEX')),
  flexible(
    'W2v4',
    'each start has the hours of a day',
    'mon 10-18:30, tue 7-15:30',
    '8:30 8:30',
    system('FLEX')
  ),
  flexible('W2v5', 'parts that touch are one start', 'mon 6-10, mon 10-14:01', '8:01', system('FLEX')),
  flexible('W2v6', 'with a disability seven hours each', 'mon 10-17, tue 7-14:01', '7:01', {
    workSystem: 'FLEX',
    groups: ['disabled'],
  }),
  basic('W2l2', 'a tolerance of eight hours silences nothing', 'mon 6-22', '16:00~', {
    limits: { toleranceMinutes: 480 },
  }),
  basic('W2e', 'exactly eight hours', 'mon 6-14'),
  basic('W2f', 'one minute more', 'mon 6-14:01', '8:01'),
  basic('W2ac', 'two long days', 'mon tue 6-14:30', '8:30 8:30'),
  basic('W2g', 'a paid break is working time', 'mon 6-14:15 +15', '8:15'),
  basic('W2h', 'an unpaid break of the same length is not', 'mon 6-14:15 -15'),
  basic('W2i', 'a night over midnight belongs to its first day', 'mon 22-6, tue 22-6'),
  basic('W2j', 'nine hours on the clock are eight in spring', '03-28 22-7'),
  basic('W2k', 'seven hours on the clock are eight in autumn', '10-24 22-5'),
  basic('W2l', 'up to the tolerance', 'mon 6-14:15', '8:15~', tolerance),
  basic('W2m', 'one minute beyond it', 'mon 6-14:16', '8:16', tolerance),
  basic('W2n', 'two parts of one day', 'mon 6-10, mon 10-14:30', '8:30'),
  longer('W2o', 'sixteen hours of watching machines', 'mon 6-22', '', system('EQUIV16')),
  longer('W2p', 'one minute more', 'mon 6-22:01', '16:01', system('EQUIV16')),
  longer('W2q', 'a day and a night on guard', 'mon 6-6', '', system('EQUIV24')),
  longer('W2q2', 'the autumn day on guard has an hour too many', '10-24 6-6', '25:00', system('EQUIV24')),
  longer('W2r', 'continuous work up to twelve hours', 'mon 6-18', '', system('CONT')),
  longer('W2s', 'a short week up to twelve', 'mon 6-18:01', '12:01', system('SHORTWEEK')),
  longer('W2t', 'the weekend system up to twelve', 'sat 6-18, sun 6-18', '', system('WEEKEND')),
  basic('W2u', 'an interrupted day has eight hours', 'mon 6-10, mon 14-18:01', '8:01', system('INTERRUPTED')),
  basic('W2v', 'a flexible timetable has eight hours', 'mon 6-14:01', '8:01', system('FLEX')),
  ofRule('daily_hours', 'KP art. 140')('W2w', 'task work', 'mon 6-22', '', system('TASK')),
  disability('W2x', 'seven hours with a disability', 'mon 6-13', '', { groups: ['disabled'] }),
  disability('W2x2', 'one minute more', 'mon 6-13:01', '7:01', { groups: ['disabled'] }),
  young('W2y', 'six hours under sixteen', 'mon 8-14:01', '6:01', { groups: ['minor_under_16'] }),
  young('W2y2', 'eight hours from sixteen on, in any system', 'mon 8-17', '9:00', {
    groups: ['minor'],
    workSystem: 'EQUIV12',
  }),
  both('W2z', 'the strictest of two groups', 'mon 8-14:30', '6:30', {
    groups: ['disabled', 'minor_under_16'],
  }),
  basic('W2aa', 'a position outside working hours', 'mon 6-14, mon 14-16 uncounted'),
  ofRule('daily_norm', 'KP art. 129')('W2ab', 'no second level in Poland', 'mon 6-20'),
]
