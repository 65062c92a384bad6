import { ofFigure } from '../case.ts'

const daily = ofFigure('overtime', 'KP art. 151, 151¹')
const partTime = ofFigure('overtime', 'KP art. 151 § 1, 5')
const bySystem = ofFigure('overtime', 'KP art. 151 § 1')
const shorter = ofFigure('overtime', 'KP art. 151 § 1; Dz.U. 1997 nr 123 poz. 776 art. 15')
const agreed = ofFigure('overtime', 'KP art. 151 § 5')
/** Half time in November 2026. */
const half = 'nominal 80 | full 160'
const pay = ofFigure('premium_pay', 'KP art. 151¹ § 1')
const off = ofFigure('time_off', 'KP art. 151²')
const caps = ofFigure('overtime_caps', 'KP art. 151 § 3-4')
const length = ofFigure('threshold_overtime', 'KP art. 129 § 1')

const november = [
  'mon..fri 6-14>6-14, 11-09 11-10 6-14>6-14, 11-12 11-13 6-14>6-14, 11-16 6-14>6-14, 11-17 6-14>6-18',
  '11-18..11-20 6-14>6-14, 11-21 off>8-18, 11-23..11-27 11-30 6-14>6-14 | nominal 160',
].join(', ')

export const overtime = [
  daily('O1', 'two hours after the shift', 'tue 8-16>8-18', '2:00 at 50 %'),
  pay('O1b', 'their pay at 40 zloty an hour', '4000: overtime for 2:00', '12000'),
  daily('O2', 'two hours of night', 'tue 14-22>14-0', '2:00 at 100 %'),
  pay('O2b', 'their pay', '4000: overtime on a rest_day for 2:00', '16000'),
  ofFigure('night_bonus', 'KP art. 151⁸ § 1')(
    'O2c',
    'and the bonus for the night',
    '2:00 in 2026-11',
    '12.02'
  ),
  daily('O3', 'a month with a worked Saturday', november, '6:00 at 50 %, 8:00 by the week at 100 %'),
  daily('O4', 'an early start again', 'mon 10-18>10-18, tue 6-14>6-14', '4:00 at 50 %'),
  daily('O4b', 'under a flexible timetable', 'mon 10-18>10-18, tue 6-14>6-14 | flexible', 'none'),
  partTime('O5', 'half time', `tue 8-12>8-17 | ${half}`, '1:00 at 50 %, 4:00 additional'),
  partTime('O5b', 'up to eight hours', `tue 8-12>8-16 | ${half}`, '4:00 additional'),
  daily('O6', 'a planned long day is no overtime', 'tue 7-19>7-19 | system EQUIV12', 'none'),
  daily('O7', 'what goes beyond it is', 'tue 7-19>7-20 | system EQUIV12', '1:00 at 50 %'),
  daily('O8', 'a short planned day has eight free hours', 'tue 8-14>8-16', 'none'),
  daily('O9', 'a Sunday off', 'sun off>8-18', '2:00 at 100 %'),
  daily('O10', 'a planned Sunday', 'sun 8-16>8-18', '2:00 at 50 %'),
  daily('O11', 'a holiday off', '11-11 off>8-18', '2:00 at 100 %'),
  daily('O12', 'a day off in lieu', 'tue lieu>8-18', '2:00 at 100 %'),
  daily('O13', 'the hours before six after a Sunday off', 'sun off>20-6', '2:00 at 100 %'),
  daily('O13b', 'also where the night ends earlier', 'sun off>20-6 | night 21-5', '2:00 at 100 %'),
  daily('O14', 'a lunch between', 'tue 8-16>8-12+13-18', '1:00 at 50 %'),
  daily('O15', 'half in the night', 'tue 14-22>14-23:30', '1:30 at 100 %'),
  daily('O16', 'the ninth hour of the autumn night', '10-24 22-6>22-6', '1:00 at 100 %'),
  daily('O16b', 'the spring night is an hour short', '03-28 22-6>22-6', 'none'),
  daily('O17', 'exactly eight hours', 'tue 8-16>8-16', 'none'),
  daily('O18', 'one minute more', 'tue 8-16>8-16:01', '0:01 at 50 %'),
  bySystem('O24', 'a long day planned in the basic system', 'tue 7-19>7-19', '4:00 at 50 %'),
  bySystem('O25', 'twelve hours of fourteen planned', 'tue 6-20>6-20 | system EQUIV12', '2:00 at 50 %'),
  bySystem('O26', 'sixteen where the system allows them', 'tue 5-21>5-21 | system EQUIV16', 'none'),
  bySystem('O27', 'and one minute more', 'tue 5-21>5-21:01 | system EQUIV16', '0:01 at 50 %'),
  bySystem('O28', 'a whole day on guard', 'tue 7-7>7-7 | system EQUIV24', 'none'),
  bySystem('O29', 'six hours planned, eight worked', 'tue 8-14>8-16 | system EQUIV12', 'none'),
  bySystem('O30', 'six planned, nine worked', 'tue 8-14>8-17 | system EQUIV12', '1:00 at 50 %'),
  bySystem('O31', 'an interrupted day', 'tue 6-10+14-18>6-10+14-18 | system INTERRUPTED', 'none'),
  bySystem(
    'O32',
    'an hour after its second part',
    'tue 6-10+14-18>6-10+14-19 | system INTERRUPTED',
    '1:00 at 50 %'
  ),
  bySystem('O33', 'a weekend day of twelve hours', 'sat 8-20>8-20 | system WEEKEND', 'none'),
  bySystem('O34', 'and thirteen', 'sat 8-20>8-21 | system WEEKEND', '1:00 at 50 %'),
  bySystem('O35', 'task work has no hours of a day', 'tue 7-19>7-19 | system TASK', 'none'),
  bySystem('O36', 'the autumn Sunday opens a day of its own', '10-24 10-18>10-18, 10-25 9-17>9-17', 'none'),
  bySystem('O37', 'one minute earlier', '10-24 10-18>10-18, 10-25 8:59-16:59>8:59-16:59', '0:01 at 50 %'),
  shorter('O38', 'a seventh hour', 'tue 8-15>8-15 | norm 7', 'none'),
  shorter('O39', 'the eighth hour is overtime', 'tue 8-15>8-16 | norm 7', '1:00 at 50 %'),
  shorter('O40', 'also when it is planned', 'tue 8-16>8-16 | norm 7', '1:00 at 50 %'),
  shorter('O41', 'no system makes the day longer', 'tue 7-19>7-19 | norm 7 | system EQUIV12', '5:00 at 50 %'),
  shorter('O42', 'a day off', 'sat off>8-16 | norm 7', '1:00 at 50 %'),
  shorter(
    'O43',
    'the week of 35 hours',
    'mon..sat 8-15>8-15 | norm 7 | nominal 35',
    '7:00 by the week at 100 %'
  ),
  partTime('O44', 'more than the own week', `mon..fri 8-12>8-16 | nominal 20 | full 40`, '20:00 additional'),
  partTime(
    'O45',
    'more than the full week is overtime',
    'mon..fri 8-12>8-16, sat off>8-16 | nominal 20 | full 40',
    '8:00 by the week at 100 %, 20:00 additional'
  ),
  partTime(
    'O46',
    'one minute more than it',
    'mon..fri 8-12>8-16, sat off>8-8:01 | nominal 20 | full 40',
    '0:01 by the week at 100 %, 20:00 additional'
  ),
  partTime(
    'O47',
    'by the day first, then by the week',
    'mon..fri 8-12>8-17, sat off>8-12 | nominal 20 | full 40',
    '5:00 at 50 %, 4:00 by the week at 100 %, 20:00 additional'
  ),
  partTime(
    'O48',
    'a plan of more than the own hours',
    'mon..fri 8-14>8-14 | nominal 20 | full 40',
    '10:00 additional'
  ),
  partTime(
    'O49',
    'a plan of more than the full week',
    'mon..sat 8-16>8-16 | nominal 20 | full 40',
    '8:00 by the week at 100 %, 20:00 additional'
  ),
  partTime(
    'O50',
    'three quarters',
    'tue 8-14>8-17 | nominal 120 | full 160',
    '1:00 at 50 %, 2:00 additional'
  ),
  partTime('O51', 'leave lowers both', 'mon..thu 8-16>8-16 | nominal 16 | full 32', '16:00 additional'),
  partTime(
    'O52',
    'a short norm and part time',
    'tue 8-11:30>8-16 | norm 7 | nominal 70 | full 140',
    '1:00 at 50 %, 3:30 additional'
  ),
  agreed(
    'O53',
    'from six hours of a day',
    `tue 8-12>8-16 | ${half} | agreed day 6`,
    '4:00 additional, 2:00 of them at 50 %'
  ),
  agreed('O54', 'exactly six hours', `tue 8-12>8-14 | ${half} | agreed day 6`, '2:00 additional'),
  agreed(
    'O55',
    'one minute more',
    `tue 8-12>8-14:01 | ${half} | agreed day 6`,
    '2:01 additional, 0:01 of them at 50 %'
  ),
  agreed(
    'O56',
    'in the night',
    `tue 18-22>18-1 | ${half} | agreed day 4`,
    '3:00 additional, 3:00 of them at 100 %'
  ),
  agreed(
    'O57',
    'from ten additional hours of the period',
    `mon..fri 8-12>8-15 | ${half} | agreed period 10`,
    '15:00 additional, 5:00 of them at 50 %'
  ),
  agreed('O58', 'exactly ten', `mon..fri 8-12>8-14 | ${half} | agreed period 10`, '10:00 additional'),
  agreed(
    'O59',
    'on a Sunday off',
    `sun off>8-12 | ${half} | agreed day 2`,
    '4:00 additional, 2:00 of them at 100 %'
  ),
  agreed(
    'O60',
    'beyond the norm it is overtime anyway',
    `tue 8-12>8-17 | ${half} | agreed day 6`,
    '1:00 at 50 %, 4:00 additional, 2:00 of them at 50 %'
  ),
  agreed(
    'O61',
    'planned beyond the own hours',
    'mon..fri 8-14>8-14 | nominal 20 | full 40 | agreed period 6',
    '10:00 additional, 4:00 of them at 50 %'
  ),
  agreed('O62', 'full time has none', 'tue 8-14>8-16 | nominal 160 | agreed day 6', 'none'),
  off('O19', 'time off at the wish of the employee', '10:00 by employee', '10:00'),
  off('O20', 'by decision of the employer', '10:00 by employer', '15:00'),
  caps('O21', 'exactly 150 hours a year', '01-01..01-30 5:00', 'within the caps'),
  caps('O22', 'one minute more', '01-01..01-30 5:00, 12-31 0:01', '2026: 150:01'),
  caps(
    'O23',
    'another cap in the contract',
    '01-01..01-30 5:00, 12-31 0:01 | year cap 300',
    'within the caps'
  ),
  length(
    'OT1',
    'daily, weekly and double',
    '8/40/12: 10 8 13 8 8 6',
    '40:00 regular, 12:00 overtime, 1:00 double'
  ),
  length('OT2', 'a Saturday', '8/40/off: 8 8 8 8 8 8', '40:00 regular, 8:00 overtime'),
  length('OT3', 'by the week only', 'off/40/off: 12 12 12', '36:00 regular'),
  length('OT4', 'the law of Poland has no double time', 'law: 13', '8:00 regular, 5:00 overtime'),
  length('OT5', 'exactly at the thresholds', '8/40/12: 8 8 8 8 8', '40:00 regular'),
]
