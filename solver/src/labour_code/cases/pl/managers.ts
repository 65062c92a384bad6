import { ofRule } from '../case.ts'

const daily = ofRule('daily_rest', 'KP art. 132 § 2 pt 1')
const weekly = ofRule('weekly_rest', 'KP art. 133 § 2')
const average = ofRule('period_average', 'KP art. 131 § 2')
const night = ofRule('night_hours', 'KP art. 151⁷ § 5 pt 1')

const manager = { groups: ['workplace_manager' as const] }
const week = { until: '2026-11-09' }
const fourWeeks = { settlementUntil: '2026-11-30' }

/** People who manage the workplace in the employer's name. */
export const managers = [
  daily('MG1', 'six hours between two days', 'mon 8-0, tue 6-14', '', manager),
  daily('MG1b', 'others need eleven', 'mon 8-0, tue 6-14', '6:00'),
  daily('MG1c', 'another protection takes nothing of it away', 'mon 8-0, tue 6-14', '', {
    groups: ['workplace_manager', 'parent_of_young_child'],
  }),
  daily('MG1d', 'after an extended shift they rest as long as they worked', 'mon 8-0, tue 8-16', '8:00', {
    ...manager,
    workSystem: 'EQUIV16',
  }),
  weekly('MG2', 'twenty-four hours of a week', 'mon..sat 8-20, sun 20-0, mon+7 8-20', '', {
    ...manager,
    ...week,
  }),
  weekly('MG2b', 'one minute less', 'mon..sat 8-20, sun 19:59-0, mon+7 8-20', '23:59', {
    ...manager,
    ...week,
  }),
  weekly('MG2c', 'others need thirty-five', 'mon..sat 8-20, sun 20-0, mon+7 8-20', '24:00', week),
  weekly('MG2d', 'no day of rest', 'mon..sun 8-20, mon+7 8-20', '12:00', { ...manager, ...week }),
  average(
    'MG3',
    'sixty hours of every week',
    'mon..sat mon+7..sat+7 mon+14..sat+14 mon+21..sat+21 8-18',
    '',
    {
      ...manager,
      ...fourWeeks,
    }
  ),
  average(
    'MG3b',
    'others have 48',
    'mon..sat mon+7..sat+7 mon+14..sat+14 mon+21..sat+21 8-18',
    '60:00',
    fourWeeks
  ),
  night('MG4', 'a long night at a strenuous position', 'mon..thu 20-6 strenuous', '', manager),
  night('MG4b', 'others have eight hours', 'mon 20-6 strenuous', '10:00'),
]
