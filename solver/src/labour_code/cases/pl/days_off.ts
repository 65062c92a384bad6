import { ofFigure } from '../case.ts'

const sunday = ofFigure('days_off_due', 'KP art. 151¹¹ § 1 pt 1')
const late = ofFigure('days_off_due', 'KP art. 151¹¹ § 2')
const all = ofFigure('days_off_due', 'KP art. 151³, 151¹¹')
const holiday = ofFigure('days_off_due', 'KP art. 151¹¹ § 1 pt 2')
const both = ofFigure('days_off_due', 'KP art. 151¹¹ § 4')
const week = ofFigure('days_off_due', 'KP art. 151³')
const trade = ofFigure('trading_sundays', 'Act of 10 January 2018 on trade on Sundays, art. 7')

export const daysOff = [
  sunday('D1', 'six days after the Sunday', '11-08 | given 11-14', 'none'),
  late('D1b', 'later, until the period ends', '11-08 | given 11-15', 'none'),
  late('D1b2', 'on the last day of the period', '11-08 | given 11-30', 'none'),
  late('D1b3', 'the day after it is too late', '11-08 | given 12-01', '11-08'),
  sunday('D1b4', 'six days after, though the period is over', '11-29 | given 12-05', 'none'),
  sunday('D1b5', 'seven days after and the period is over', '11-29 | given 12-06', '11-29'),
  sunday('D1b6', 'six days before, in the period before', '11-01 | given 10-26', 'none'),
  sunday('D1c', 'six days before', '11-08 | given 11-02', 'none'),
  sunday('D1d', 'seven days before', '11-08 | given 11-01', '11-08'),
  sunday('D1e', 'a Sunday is no day off for itself', '11-08 | given 11-08', '11-08'),
  sunday('D2', 'one day off for two Sundays', '11-08 11-15 | given 11-12', '11-15'),
  sunday('D2b', 'two days off', '11-08 11-15 | given 11-10 11-12', 'none'),
  sunday('D2c', 'the earlier day serves the earlier Sunday', '11-08 11-15 | given 11-03 11-13', 'none'),
  all(
    'D2e',
    'a day two Sundays could have goes to the one with no other',
    '11-08 11-15 | given 11-04 11-10',
    'none'
  ),
  all('D2f', 'also when it is written first', '11-15 11-08 | given 11-10 11-04', 'none'),
  all(
    'D2g',
    'three Sundays and three days that fit in one way',
    '11-08 11-15 11-22 | given 11-07 11-14 11-17',
    'none'
  ),
  all('D2h', 'of two Sundays the one that is left', '11-22 11-29 | given 12-03', '11-22'),
  all('D2i', 'a Sunday first, the holiday has the whole period', '11-11 11-08 | given 11-06 11-27', 'none'),
  all('D2j', 'the holiday gives way to the Sunday', '11-11 11-29 | given 11-27 12-05', 'none'),
  all('D2k', 'a day before its Sunday serves the holiday only', '11-11 11-29 | given 11-02', '11-29'),
  all('D2l', 'the last Sunday keeps its own', '11-14 11-29 | given 11-25', '11-14'),
  all('D2m', 'a worked day is not its own day off', '11-14 | given 11-14', '11-14'),
  sunday('D2d', 'no day off at all', '11-08 11-15', '11-08 11-15'),
  holiday('D3', 'for a holiday any day of the period', '11-11 | given 11-30', 'none'),
  holiday('D3b', 'the day after the period is too late', '11-11 | given 12-01', '11-11'),
  holiday(
    'D3c',
    'a longer period has more days',
    '11-11 | given 12-01 | period 2026-11-01..2026-12-31',
    'none'
  ),
  holiday('D3d', 'one day for a Sunday and a holiday', '11-08 11-11 | given 11-13', '11-11'),
  holiday('D3e', 'what serves no Sunday serves a holiday', '11-08 11-11 | given 11-09 11-27', 'none'),
  both('D4', 'a holiday on a Sunday is a Sunday: not eight days before', '11-01 | given 10-24', '11-01'),
  both('D4c', 'and until the period ends', '11-01 | given 11-09', 'none'),
  both('D4b', 'within six days', '11-01 | given 11-07', 'none'),
  week('D5', 'a worked free Saturday', '11-14 | given 11-27', 'none'),
  week('D5b', 'not made good', '11-14', '11-14'),
  trade('T1', '2026', '2026', '01-25 03-29 04-26 06-28 08-30 12-06 12-13 12-20'),
  trade('T2', '2027', '2027', '01-31 03-21 04-25 06-27 08-29 12-05 12-12 12-19'),
  trade('T3', 'Christmas Eve on a Sunday', '2028', '01-30 04-09 04-30 06-25 08-27 12-03 12-10 12-17'),
]
