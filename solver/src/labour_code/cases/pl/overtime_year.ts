import { ofRule } from '../case.ts'

const year = ofRule('overtime_year', 'KP art. 151 § 3')
const agreed = ofRule('overtime_year', 'KP art. 151 § 4')
const norms = ofRule('overtime_year', 'KP art. 151 § 1, 3')
const manager = ofRule('overtime_year', 'KP art. 151⁴')

/** Four weeks whose norm is 160 hours, after 149 hours of overtime known up to the end of October. */
const known = { agreedHours: 160, overtimeWorked: '10-31 149:00' }
const none = { agreedHours: 160 }
const full = 'mon..fri mon+7..fri+7 mon+14..fri+14 mon+21..fri+21'
const full416 = {
  agreedHours: 160,
  overtimeWorked: '10-31 415:00',
  limits: { overtimeYearMaxMinutes: 416 * 60 },
}

/** Overtime of the calendar year: what is known and what a plan adds. */
export const overtimeOfYear = [
  year('OY1', 'a plan without overtime', `${full} 8-16`, '', { ...known, overtimeWorked: '10-31 160:00' }),
  year('OY1b', 'one hour that fills the year', `${full} 8-16, sat 8-9`, '', known),
  year('OY1c', 'one minute more', `${full} 8-16, sat 8-9:01`, '150:01', known),
  year('OY1d', 'nothing known so far', `${full} 8-16, sat 8-18`, '', none),
  year(
    'OY1e',
    'a hundred and fifty hours in one plan',
    'mon..sun mon+7..sun+7 mon+14..sun+14 mon+21 6-22',
    '192:00',
    none
  ),
  year('OY1f', 'known up to a day of the period: it is counted in', `${full} 8-16, sat 8-18`, '', {
    ...known,
    overtimeWorked: '11-02 149:00',
  }),
  year('OY1g', 'known up to the day before it', `${full} 8-16, sat 8-18`, '159:00', {
    ...known,
    overtimeWorked: '11-01 149:00',
  }),
  year('OY1h', 'of the year before', `${full} 8-16, sat 8-18`, '', {
    ...known,
    overtimeWorked: '2025-12-31 149:00',
  }),
  year('OY1i', 'within the tolerance', `${full} 8-16, sat 8-9:10`, '150:10~', {
    ...known,
    limits: { toleranceMinutes: 15 },
  }),
  norms('OY2', 'long days of a short week', 'mon..thu 8-18:01', '157:04', known),
  norms('OY2b', 'the longest day of the system is none', 'mon..thu 8-18', '', {
    ...known,
    workSystem: 'EQUIV12',
  }),
  norms('OY2c', 'counted by the day or by the period, once', `${full} 8-16, mon 16-18`, '151:00', known),
  norms('OY2d', 'seven hours of a disability', 'mon tue 8-15:31', '150:02', {
    ...known,
    groups: ['disabled'],
  }),
  norms('OY2e', 'starting again in the flexible timetable', 'mon 10-18, tue 7-15', '', {
    ...known,
    workSystem: 'FLEX',
  }),
  norms('OY2f', 'a long start is overtime there too', 'mon 8-17:01', '150:01', {
    ...known,
    workSystem: 'FLEX',
  }),
  norms('OY2g', 'the long days of continuous work are none', 'mon..thu 6-14, fri 6-18', '', {
    ...known,
    agreedHours: 40,
    workSystem: 'CONT',
  }),
  norms('OY2h', 'a part-timer up to the hours of full time', 'mon..thu 8-16', '', {
    ...known,
    agreedHours: 20,
    fullHours: 31,
  }),
  norms('OY2i', 'and beyond them', 'mon..thu 8-16:01', '150:04', {
    ...known,
    agreedHours: 20,
    fullHours: 31,
  }),
  agreed('OY3', 'the number of the work rules', `${full} 8-16, sat 8-9`, '', full416),
  agreed('OY3b', 'one minute beyond it', `${full} 8-16, sat 8-9:01`, '416:01', full416),
  manager('OY4', 'people who manage the workplace have none', `${full} 8-16, sat 8-18`, '', {
    ...known,
    groups: ['workplace_manager'],
  }),
]
