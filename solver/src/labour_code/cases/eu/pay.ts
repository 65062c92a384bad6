import { ofFigure } from '../case.ts'

const length = ofFigure('threshold_overtime', 'left to national law; chosen by the organisation')
const cost = ofFigure('shift_cost', 'left to national law; rates of the contract')
const leave = ofFigure('leave_hours', 'Directive 2003/88/EC art. 7')
const annual = ofFigure('annual_leave', 'Directive 2003/88/EC art. 7')
const off = ofFigure('time_off', 'left to national law')
const caps = ofFigure('overtime_caps', 'Directive 2003/88/EC art. 6: no cap of its own')
const parameter = ofFigure('parameter', 'Directive 2003/88/EC art. 3-6')
const groups = ofFigure('personal_limits', 'Directive 94/33/EC art. 8, 10')
const rates = 'rates 30/35/40/50'

export const payAndLeave = [
  length(
    'OT1',
    'daily, weekly and double',
    'law: 10 8 13 8 8 6',
    '40:00 regular, 12:00 overtime, 1:00 double'
  ),
  length('OT2', 'exactly at the thresholds', 'law: 8 8 8 8 8', '40:00 regular'),
  length('OT3', 'one minute past the day', 'law: 8:01', '8:00 regular, 0:01 overtime'),
  length('OT4', 'exactly twelve hours', 'law: 12', '8:00 regular, 4:00 overtime'),
  length('OT5', 'one minute past twelve', 'law: 12:01', '8:00 regular, 4:00 overtime, 0:01 double'),
  length('OT6', 'a sixth day', 'law: 8 8 8 8 8 8', '40:00 regular, 8:00 overtime'),
  length('OT7', 'no hour twice', 'law: 13 13 13 13 13', '40:00 regular, 20:00 overtime, 5:00 double'),
  length('OT8', 'by the day only', '8/off/off: 10 10 10 10 10 10', '48:00 regular, 12:00 overtime'),
  length('OT9', 'by the week only', 'off/40/off: 12 12 12', '36:00 regular'),
  length('OT10', 'nothing switched on', 'off/off/off: 14 14', '28:00 regular'),
  length('OT11', 'double time below the day', '8/40/6: 10', '6:00 regular, 4:00 double'),
  cost('C1', 'Friday night', `fri 22-6 | ${rates}`, '270.00'),
  cost('C2', 'Saturday night', `sat 22-6 | ${rates}`, '310.00'),
  cost('C3', 'the spring Sunday', `03-29 0-8 | ${rates}`, '280.00'),
  cost('C4', 'the autumn Sunday', `10-25 0-8 | ${rates}`, '360.00'),
  cost('C5', 'a day off of the company', `tue 8-16 | ${rates} | off tue`, '400.00'),
  cost('C6', 'a day off on a Sunday', `sun 8-16 | ${rates} | off sun`, '400.00'),
  cost('C7', 'a break without a place', `fri 22-6 -30 | ${rates}`, '253.13'),
  cost('C8', 'a new rate at midnight', `mon 22-6 | ${rates} | then 11-03 36`, '276.00'),
  cost('C9', 'a position that is not billed', `mon 8-16 | ${rates} | unbilled`, '0.00'),
  ofFigure('shift_cost', 'no article: a half goes up')(
    'C10',
    'half a cent goes up',
    'mon 8-8:01 | rates 30.30',
    '0.51'
  ),
  leave('L1', 'five days without a plan', 'mon..fri none', '40:00'),
  leave('L2', 'half time', 'mon..fri none | fte 0.5', '20:00'),
  leave('L3', 'planned shifts', 'mon 8-20, tue off, wed 8-14', '18:00'),
  leave('L4', 'a holiday of the company', 'tue none | skip holidays | holidays tue', '0:00'),
  leave('L5', 'the spring night', '03-28 22-6', '7:00'),
  leave('L6', 'a free weekend', 'sat sun none | skip weekends', '0:00'),
  annual('L7', 'four weeks, three days of five', '20 x 3/5', '12 days, 96:00'),
  annual('L8', 'four weeks, a third', '20 x 1/3', '7 days, 56:00'),
  annual('L9', 'half a year', '20 for 6 months', '10 days, 80:00'),
  off('L10', 'time off for overtime', '4:00 by employee', '4:00'),
  caps('L11', 'much overtime', '01-01..01-31 4:00', 'within the caps'),
  annual('L7b', 'four weeks, half of the week', '20 x 1/2', '10 days, 80:00'),
  annual('L7c', 'four weeks, one day of five', '20 x 1/5', '4 days, 32:00'),
  annual('L9b', 'a month', '20 for 1 months', '2 days, 16:00'),
  annual('L9c', 'a year', '20 for 12 months', '20 days, 160:00'),
  parameter('P6', 'reduced weekly rest', 'reducedWeeklyRestMinutes on 2026-11-01', '1440'),
  parameter('P7', 'strenuous night', 'nightDayMaxMinutes on 2026-11-01', '480'),
  parameter('P8', 'no share that makes a night worker', 'nightWorkerPercent on 2026-11-01', 'null'),
  parameter('P9', 'no cap of overtime', 'overtimeYearCapMinutes on 2026-11-01', 'null'),
  parameter('P1', 'daily rest', 'dailyRestMinutes on 2026-11-01', '660'),
  parameter('P2', 'weekly rest', 'weeklyRestMinutes on 2026-11-01', '2100'),
  parameter('P3', 'average week', 'averageWeekMaxMinutes on 2026-11-01', '2880'),
  parameter('P4', 'no bonus for the night', 'nightBonusPercent on 2026-11-01', 'null'),
  groups('P5', 'the young', 'minor', 'day 8:00, week 40:00, daily rest 12:00, weekly rest 48:00'),
]
