import { ofFigure } from '../case.ts'

const pay = ofFigure('premium_pay', 'Labour Code 45/2019/QH14 art. 98; Decree 145/2020 art. 55-57')
const caps = ofFigure('overtime_caps', 'Labour Code 45/2019/QH14 art. 107; Decree 145/2020 art. 60')
const length = ofFigure('threshold_overtime', 'Labour Code 45/2019/QH14 art. 105')
const holiday = ofFigure('holiday', 'Labour Code 45/2019/QH14 art. 112; Resolution 28/2026/QH16')
const cost = ofFigure('shift_cost', 'Labour Code 45/2019/QH14 art. 95')
const leave = ofFigure('leave_hours', 'Labour Code 45/2019/QH14 art. 113')
const annual = ofFigure('annual_leave', 'Labour Code 45/2019/QH14 art. 113; Decree 145/2020 art. 66')
const parameter = ofFigure('parameter', 'Labour Code 45/2019/QH14 art. 98, 105-111')
const wage = ofFigure('parameter', 'Decree 293/2025/ND-CP art. 3; Decree 74/2024/ND-CP art. 3')
const groups = ofFigure('personal_limits', 'Labour Code 45/2019/QH14 art. 146')
const rates = 'rates 500/600/700/900'

const lieu = ofFigure('holiday', 'Labour Code 45/2019/QH14 art. 111 (3)')
const tet = ofFigure('holiday', 'Labour Code 45/2019/QH14 art. 112 (1) b, (3)')

/**
 * A holiday on a weekly day of rest, as the state announced it for its own five-day week. Of Tết 2027 our reference says
 * 6-10 February; the statute gives five days and leaves the choice to the Prime Minister, so it is computed as 2026 was
 * announced, with one day before, and stays unconfirmed.
 */
const daysInLieu = [
  tet('H20', 'Tết of 2025 began two days before', '2025-01-27', 'holiday'),
  tet('H21', 'its eve', '2025-01-28', 'holiday'),
  tet('H22', 'its last day', '2025-01-31', 'holiday'),
  tet('H23', 'the fourth of the first month was none', '2025-02-01', 'no holiday'),
  tet('H24', 'eleven days in 2025', '2025', '11'),
  tet('H25', 'Tết of 2026 ended on a Friday', '2026-02-23', 'no holiday'),
  tet('H26', 'Tết of 2027 is computed', 'confirmed 2027-02-06', 'to be announced'),
  tet('H27', 'National Day of 2027', 'confirmed 2027-09-02', 'confirmed'),
  tet('H28', 'its second day is not announced', 'confirmed 2027-09-03', 'to be announced'),
  tet('H29', 'Culture Day of 2027 is by law', 'confirmed 2027-11-24', 'confirmed'),
  tet('H30', 'the Hùng Kings in 2027 are computed', 'confirmed 2027-04-16', 'to be announced'),
  lieu('H31', 'Tết of 2023 held a Saturday and a Sunday', '2023-01-25', 'holiday'),
  lieu('H32', 'and gave two days', '2023-01-26', 'holiday'),
  lieu('H33', 'not three', '2023-01-27', 'no holiday'),
  lieu('H34', 'the spring of 2023: Saturday, Sunday, Monday', '2023-05-02', 'holiday'),
  lieu('H35', 'and both days moved on', '2023-05-03', 'holiday'),
  lieu('H36', 'not further', '2023-05-04', 'no holiday'),
  lieu('H37', 'National Day of 2023 on a Saturday', '2023-09-04', 'holiday'),
  lieu('H38', 'New Year of 2023 on a Sunday', '2023-01-02', 'holiday'),
  lieu('H39', 'Tết of 2024 gave the Tuesday', '2024-02-13', 'holiday'),
  lieu('H40', 'and the Wednesday', '2024-02-14', 'holiday'),
  lieu('H41', 'Labour Day of 2027 on a Saturday', '2027-05-03', 'holiday'),
  lieu('H42', 'rests on Sundays only', '2027-05-03 | rest 7', 'no holiday'),
  lieu('H43', 'rests on Fridays: the Saturday after', '2027-04-17 | rest 5', 'holiday'),
  lieu('H44', 'rests on Fridays: no Monday for a Sunday', '2026-04-27 | rest 5', 'no holiday'),
  lieu('H45', 'rests on Fridays and Saturdays: the Sunday', '2027-05-02 | rest 5 6', 'holiday'),
  lieu('H46', 'Tết of 2027, free on Saturdays and Sundays', '2027-02-11', 'holiday'),
  lieu('H47', 'free on Sundays only: one day', '2027-02-11 | rest 7', 'no holiday'),
  lieu('H48', 'which is the Wednesday', '2027-02-10 | rest 7', 'holiday'),
  lieu('H49', 'a moved day of a computed one is computed', 'confirmed 2027-02-10', 'to be announced'),
  lieu('H50', 'a moved day of a fixed one is certain', 'confirmed 2027-05-03', 'confirmed'),
  lieu('H51', 'New Year of 2028 on a Saturday', '2028-01-03', 'holiday'),
  lieu('H52', 'the weekday makes no day free', '2026-11-23', 'no holiday'),
]

export const premiumsAndCosts = [
  pay('PAY1', 'a normal hour', '50000: by day', '50000'),
  pay('PAY2', 'a normal hour at night', '50000: at night', '65000'),
  pay('PAY3', 'overtime on a workday', '50000: overtime', '75000'),
  pay('PAY4', 'overtime on a day of rest', '50000: overtime on a rest_day', '100000'),
  pay('PAY5', 'overtime on a holiday', '50000: overtime on a holiday', '150000'),
  pay('PAY6', 'at night after overtime by day', '50000: overtime at night after day overtime', '105000'),
  pay('PAY7', 'at night without any', '50000: overtime at night', '100000'),
  pay('PAY8', 'at night on a day of rest', '50000: overtime at night on a rest_day', '135000'),
  pay('PAY9', 'at night on a holiday', '50000: overtime at night on a holiday', '195000'),
  pay('PAY10', 'half an hour', '50000: overtime for 0:30', '37500'),
  pay('PAY11', 'half a dong goes up', '50001: overtime for 0:20', '25001'),
  pay(
    'PAY12',
    'half an hour at night on a day of rest',
    '50000: overtime at night on a rest_day for 0:30',
    '67500'
  ),
  pay('PAY13', 'and on a holiday', '50000: overtime at night on a holiday for 0:30', '97500'),
  caps(
    'CAP1',
    'nine days, a Saturday and a holiday',
    '01-05..01-13 3:00, 01-17 8:30, 01-01 8:00',
    '2026-01: 43:30'
  ),
  caps('CAP2', 'exactly forty hours', '01-05..01-14 4:00', 'within the caps'),
  caps('CAP3', 'one minute more', '01-05..01-14 4:00, 01-15 0:01', '2026-01: 40:01'),
  caps('CAP4', 'each month by itself', '01-22..02-10 2:00', 'within the caps'),
  caps(
    'CAP5',
    'more than two hundred hours a year',
    '01-01..01-10 4:00, 02-01..02-10 4:00, 03-01..03-10 4:00, 04-01..04-10 4:00, 05-01..05-10 4:00, 06-01 0:01',
    '2026: 200:01'
  ),
  caps(
    'CAP6',
    'three hundred where listed',
    '01-01..01-10 4:00, 02-01 1:00 | year cap 300',
    'within the caps'
  ),
  caps('CAP7', 'sixty hours a month in 2022', '2022-05-01..2022-05-15 4:00', 'within the caps'),
  caps('CAP8', 'one minute more in 2022', '2022-05-01..2022-05-15 4:00, 2022-05-16 0:01', '2022-05: 60:01'),
  length('OT1', 'a Saturday of eight hours is normal', 'law: 8 8 8 8 8 8', '48:00 regular'),
  length('OT2', 'nine hours a day', 'law: 9 9 9 9 9', '40:00 regular, 5:00 overtime'),
  length('OT3', 'a seventh day', 'law: 8 8 8 8 8 8 8', '48:00 regular, 8:00 overtime'),
  length('OT4', 'no double time', 'law: 14', '8:00 regular, 6:00 overtime'),
  length('OT5', 'one minute past the day', 'law: 8:01', '8:00 regular, 0:01 overtime'),
  holiday('H1', 'the eve of Tết', '2026-02-16', 'holiday'),
  holiday('H2', 'the last day of Tết', '2026-02-20', 'holiday'),
  holiday('H3', 'the day after', '2026-02-21', 'no holiday'),
  holiday('H4', 'the Hùng Kings on a Sunday', '2026-04-26', 'holiday'),
  holiday('H5', 'give the Monday', '2026-04-27', 'holiday'),
  holiday('H6', 'Culture Day since 2026', '2026-11-24', 'holiday'),
  holiday('H7', 'and before', '2025-11-24', 'no holiday'),
  holiday('H8', 'the second day of National Day', '2027-09-03', 'holiday'),
  holiday('H10', 'the first day of Tết 2025', '2025-01-29', 'holiday'),
  holiday('H11', 'the first day of Tết 2026', '2026-02-17', 'holiday'),
  holiday('H12', 'the first day of Tết 2027', '2027-02-06', 'holiday'),
  holiday('H13', 'the Hùng Kings in 2025', '2025-04-07', 'holiday'),
  holiday('H14', 'and in 2027', '2027-04-16', 'holiday'),
  holiday('H15', 'announced days are certain', 'confirmed 2026-02-17', 'confirmed'),
  holiday('H16', 'later ones are computed', 'confirmed 2028-01-26', 'to be announced'),
  holiday('H17', 'the Hùng Kings in 2028', 'confirmed 2028-04-04', 'to be announced'),
  holiday('H18', 'fixed days are certain', 'confirmed 2028-09-02', 'confirmed'),
  holiday('H19', 'twelve in 2030, before any moves', '2030 | rest none', '12'),
  holiday('H9', 'twelve and a Monday instead of a Sunday', '2026', '13'),
  ...daysInLieu,
  cost('C1', 'a weekday', `mon 8-16 | ${rates}`, '4000.00'),
  cost('C2', 'a night into Saturday', `fri 22-6 | ${rates}`, '4600.00'),
  cost('C3', 'Culture Day', `11-24 8-16 | ${rates}`, '7200.00'),
  cost('C4', 'the eve of Tết into Tết', `2026-02-15 22-6 | ${rates}`, '6800.00'),
  cost('C5', 'no clock change', `10-25 0-8 | ${rates}`, '5600.00'),
  leave('L1', 'a day without a plan', 'mon none', '8:00'),
  leave('L2', 'a planned shift', 'mon 6-18 -60', '11:00'),
  leave('L3', 'Culture Day', '11-24 none | skip holidays', '0:00'),
  leave('L4', 'a free Sunday', 'sun none | skip weekends', '0:00'),
  annual('L5', 'a whole year', '12 for 12 months', '12 days, 96:00'),
  annual('L6', 'five months', '12 for 5 months', '5 days, 40:00'),
  annual('L7', 'eleven months', '12 for 11 months', '11 days, 88:00'),
  annual('L8', 'heavy work, half a year', '14 for 6 months', '7 days, 56:00'),
  annual('L9', 'the heaviest work, a quarter', '16 for 3 months', '4 days, 32:00'),
  annual('L10', 'one month', '12 for 1 months', '1 days, 8:00'),
  parameter('P7', 'normal day', 'normalDayMinutes on 2026-11-01', '480'),
  parameter('P8', 'normal week', 'normalWeekMinutes on 2026-11-01', '2880'),
  parameter('P9', 'weekly rest', 'weeklyRestMinutes on 2026-11-01', '1440'),
  parameter('P10', 'overtime of a year', 'overtimeYearCapMinutes on 2026-11-01', '12000'),
  parameter('P11', 'the night begins at ten', 'nightFrom on 2026-11-01', '"22:00"'),
  parameter('P12', 'and ends at six', 'nightUntil on 2026-11-01', '"06:00"'),
  parameter('P1', 'a month of overtime before April 2022', 'overtimeMonthMaxMinutes on 2022-03-31', '2400'),
  parameter('P2', 'from April 2022 on', 'overtimeMonthMaxMinutes on 2022-04-01', '3600'),
  parameter('P3', 'from 2023 on', 'overtimeMonthMaxMinutes on 2023-01-01', '2400'),
  parameter('P4', 'rest between shifts', 'dailyRestMinutes on 2026-11-01', '720'),
  wage('P13', 'the minimum wage of region I before 2026', 'minimumWageMinor on 2025-12-31', '4960000'),
  wage('P14', 'from 2026 on', 'minimumWageMinor on 2026-01-01', '5310000'),
  wage('P15', 'an hour before 2026', 'minimumWageHourMinor on 2025-12-31', '23800'),
  wage('P16', 'from 2026 on', 'minimumWageHourMinor on 2026-01-01', '25500'),
  wage('P17', 'not recorded before July 2024', 'minimumWageMinor on 2024-06-30', 'null'),
  parameter('P5', 'night bonus', 'nightBonusPercent on 2026-11-01', '30'),
  groups('P6', 'a minor', 'minor', 'day 8:00, week 40:00'),
]
