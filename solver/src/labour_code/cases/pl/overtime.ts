import { ofFigure } from '../case.ts'

const daily = ofFigure('overtime', 'KP art. 151, 151¹')
const partTime = ofFigure('overtime', 'KP art. 151 § 5')
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
  partTime('O5', 'half time', 'tue 8-12>8-17 | part time', '1:00 at 50 %, 4:00 additional'),
  partTime('O5b', 'up to eight hours', 'tue 8-12>8-16 | part time', '4:00 additional'),
  daily('O6', 'a planned long day is no overtime', 'tue 7-19>7-19', 'none'),
  daily('O7', 'what goes beyond it is', 'tue 7-19>7-20', '1:00 at 50 %'),
  daily('O8', 'a short planned day has eight free hours', 'tue 8-14>8-16', 'none'),
  daily('O9', 'a Sunday off', 'sun off>8-18', '2:00 at 100 %'),
  daily('O10', 'a planned Sunday', 'sun 8-16>8-18', '2:00 at 50 %'),
  daily('O11', 'a holiday off', '11-11 off>8-18', '2:00 at 100 %'),
  daily('O12', 'a day off in lieu', 'tue lieu>8-18', '2:00 at 100 %'),
  daily('O13', 'the hours before six after a Sunday off', 'sun off>20-6', '2:00 at 100 %'),
  daily('O13b', 'also where the night ends earlier', 'sun off>20-6 | night 21-5', '2:00 at 100 %'),
  daily('O14', 'a lunch between', 'tue 8-16>8-12+13-18', '1:00 at 50 %'),
  daily('O15', 'half in the night', 'tue 14-22>14-23:30', '1:30 at 100 %'),
  daily('O16', 'the autumn night', '10-24 22-6>22-6', 'none'),
  daily('O17', 'exactly eight hours', 'tue 8-16>8-16', 'none'),
  daily('O18', 'one minute more', 'tue 8-16>8-16:01', '0:01 at 50 %'),
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
