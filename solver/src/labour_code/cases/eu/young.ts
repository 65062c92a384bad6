import { ofRule } from '../case.ts'

const pause = ofRule('young_break', 'Directive 94/33/EC art. 12')
const child = ofRule('daily_rest', 'Directive 94/33/EC art. 10 (1) a')
const adolescent = ofRule('daily_rest', 'Directive 94/33/EC art. 10 (1) b')
const sunday = ofRule('young_sunday', 'Directive 94/33/EC art. 10 (2)')
const twoDays = ofRule('weekly_rest', 'Directive 94/33/EC art. 10 (2)')
const school = ofRule('school_day', 'Directive 94/33/EC art. 8 (1) b')

const minor = { groups: ['minor' as const] }
const under16 = { groups: ['minor_under_16' as const] }
const term = { groups: ['minor_under_16' as const, 'light_work_term' as const] }
const week = { until: '2026-11-09' }

/** Breaks, rests and light work of the young. */
export const young = [
  pause('Y1', 'half an hour after four and a half', 'mon 8-13 -30', '', minor),
  pause('Y1b', 'one minute less', 'mon 8-13 -29', '0:29', minor),
  pause('Y1c', 'in one piece if possible: two quarters are enough', 'mon 8-14 -15 -15', '', minor),
  pause('Y1d', 'four and a half hours need none', 'mon 8-12:30 +0', '', minor),
  pause('Y1e', 'one minute longer', 'mon 8-12:31 +0', '0:00', minor),
  pause('Y1f', 'adults', 'mon 8-13 +0'),
  pause('Y1g', 'under sixteen', 'mon tue 8-13 +15', '0:15 0:15', under16),
  child('Y2', 'fourteen hours under sixteen', 'mon 8-16, tue 6-14', '', under16),
  child('Y2b', 'one minute less', 'mon 10-18, tue 7:59-12', '13:59', under16),
  adolescent('Y2c', 'twelve hours from sixteen on', 'mon 10-18, tue 7:59-12', '', minor),
  sunday('Y3', 'a free weekend', 'mon..fri 8-16, mon+7 8-16', '', minor),
  sunday('Y3b', 'work on Sunday', 'sun 8-12', '0:00', minor),
  sunday('Y3c', 'a Saturday before it', 'sat 8-16, mon+7 8-16', '40:00', minor),
  sunday('Y3d', 'adults', 'sun 8-12'),
  twoDays('Y4', 'two days of every week', 'mon..fri 8-14, mon+7 8-14', '', { ...minor, ...week }),
  twoDays('Y4b', 'six days leave too little', 'mon..sat 8-14, mon+7 8-14', '42:00', { ...minor, ...week }),
  school('Y5', 'two hours on a day of school', 'mon..thu 15-17', '', term),
  school('Y5b', 'one minute more', 'mon 15-17:01', '2:01', term),
  school('Y5c', 'a Saturday is none', 'sat 8-13', '', term),
]
