import { ofFigure } from '../case.ts'

const parameter = ofFigure('parameter', 'KP art. 128-151¹²')
const groups = ofFigure('personal_limits', 'KP art. 202, 203; Dz.U. 1997 nr 123 poz. 776 art. 15')

export const pack = [
  parameter('P1', 'daily rest', 'dailyRestMinutes on 2026-11-01', '660'),
  parameter('P2', 'weekly rest', 'weeklyRestMinutes on 2026-11-01', '2100'),
  parameter('P3', 'the year cap of overtime', 'overtimeYearCapMinutes on 2026-11-01', '9000'),
  parameter('P4', 'no cap by the month', 'overtimeMonthMaxMinutes on 2026-11-01', 'null'),
  parameter('P5', 'before the first version the first counts', 'weeklyMaxMinutes on 2000-01-01', '2880'),
  groups('P6', 'a disability', 'disabled', 'day 7:00, week 35:00'),
  groups('P7', 'a minor', 'minor', 'day 8:00, daily rest 14:00, weekly rest 48:00'),
  groups(
    'P8',
    'a minor with a disability',
    'minor disabled',
    'day 7:00, week 35:00, daily rest 14:00, weekly rest 48:00'
  ),
]
