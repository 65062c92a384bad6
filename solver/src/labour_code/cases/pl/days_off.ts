import { ofFigure } from '../case.ts'

const sunday = ofFigure('days_off_due', 'KP art. 151¹¹ § 1 pt 1')
const holiday = ofFigure('days_off_due', 'KP art. 151¹¹ § 1 pt 2')
const both = ofFigure('days_off_due', 'KP art. 151¹¹ § 4')
const week = ofFigure('days_off_due', 'KP art. 151³')
const trade = ofFigure('trading_sundays', 'Act of 10 January 2018 on trade on Sundays, art. 7')

export const daysOff = [
  sunday('D1', 'six days after the Sunday', '11-08 | given 11-14', 'none'),
  sunday('D1b', 'seven days after', '11-08 | given 11-15', '11-08'),
  sunday('D1c', 'six days before', '11-08 | given 11-02', 'none'),
  sunday('D1d', 'seven days before', '11-08 | given 11-01', '11-08'),
  sunday('D1e', 'a Sunday is no day off for itself', '11-08 | given 11-08', '11-08'),
  sunday('D2', 'one day off for two Sundays', '11-08 11-15 | given 11-12', '11-15'),
  sunday('D2b', 'two days off', '11-08 11-15 | given 11-10 11-12', 'none'),
  sunday('D2c', 'the earlier day serves the earlier Sunday', '11-08 11-15 | given 11-03 11-13', 'none'),
  sunday('D2d', 'no day off at all', '11-08 11-15', '11-08 11-15'),
  holiday('D3', 'for a holiday any day of the period', '11-11 | given 11-30', 'none'),
  holiday('D3b', 'the day after the period is too late', '11-11 | given 12-01', '11-11'),
  holiday(
    'D3c',
    'a longer period has more days',
    '11-11 | given 12-01 | period 2026-11-01..2026-12-31',
    'none'
  ),
  holiday('D3d', 'what a Sunday needs is not there for a holiday', '11-08 11-11 | given 11-13', '11-11'),
  holiday('D3e', 'what serves no Sunday serves a holiday', '11-08 11-11 | given 11-09 11-27', 'none'),
  both('D4', 'a holiday on a Sunday is a Sunday', '11-01 | given 11-09', '11-01'),
  both('D4b', 'within six days', '11-01 | given 11-07', 'none'),
  week('D5', 'a worked free Saturday', '11-14 | given 11-27', 'none'),
  week('D5b', 'not made good', '11-14', '11-14'),
  trade('T1', '2026', '2026', '01-25 03-29 04-26 06-28 08-30 12-06 12-13 12-20'),
  trade('T2', '2027', '2027', '01-31 03-21 04-25 06-27 08-29 12-05 12-12 12-19'),
  trade('T3', 'Christmas Eve on a Sunday', '2028', '01-30 04-09 04-30 06-25 08-27 12-03 12-10 12-17'),
]
