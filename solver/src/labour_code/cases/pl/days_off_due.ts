import { ofRule } from '../case.ts'

const sunday = ofRule('day_off_due', 'KP art. 151¹¹ § 1 pt 1')
const late = ofRule('day_off_due', 'KP art. 151¹¹ § 2')
const holiday = ofRule('day_off_due', 'KP art. 151¹¹ § 1 pt 2')
const both = ofRule('day_off_due', 'KP art. 151¹¹ § 4')
const week = ofRule('day_off_due', 'KP art. 151³')
const owed = ofRule('day_off_due', 'KP art. 130 § 2, 151³')

/** Four weeks from Monday 2 November 2026 with a holiday on Wednesday the eleventh. */
const four = { settlementUntil: '2026-11-30', holidays: '11-11' }
/** The first two weeks only. */
const two = { until: '2026-11-16', settlementUntil: '2026-11-16' }
const weekdays = 'mon..fri mon+7 tue+7 thu+7 fri+7 mon+14..fri+14 mon+21..fri+21'
const allBut = (...days: string[]): string =>
  ['mon', 'tue', 'wed', 'thu', 'fri']
    .flatMap((day) => ['', '+7', '+14', '+21'].map((week) => day + week))
    .filter((day) => day !== 'wed+7' && !days.includes(day))
    .join(' ')

/** Work on days off of a settlement period, and whether the plan leaves a day off for each. */
export const daysOffDue = [
  week('DO1', 'Mondays to Fridays', `${weekdays} 8-16`, '', four),
  week('DO1b', 'a Saturday besides', `${weekdays} sat+14 8-16`, '1', four),
  week('DO1c', 'with a free Thursday', `${allBut('thu+7')} sat+14 8-16`, '', four),
  week('DO1d', 'Tuesdays to Saturdays', 'tue..sat tue+7..sat+7 8-16', '', two),
  week('DO1e', 'two Saturdays and one free day', `${allBut('thu+7')} sat sat+14 8-16`, '1', four),
  week('DO1f', 'a shift from Friday night is Friday’s', 'mon..thu mon+7..fri+7 8-16, fri 22-6', '', two),
  week('DO1g', 'a leave is no day off', `${allBut('thu+7')} sat+14 8-16`, '1', { ...four, leave: 'thu+7' }),
  week('DO1h', 'before the employment there are none', 'tue..sat mon+7..fri+7 8-16', '1', {
    ...two,
    employed: '11-03..12-31',
  }),
  week('DO1i', 'nor after it', 'mon..sat mon+7..thu+7 8-16', '1', { ...two, employed: '11-01..11-12' }),
  week('DO1j', 'work outside working hours', `${weekdays} 8-16, sat+14 8-16 uncounted`, '', four),
  week('DO1k', 'without a settlement period nothing is said', `${weekdays} sat+14 8-16`, '', {
    holidays: '11-11',
  }),
  sunday('DO2', 'a Sunday and the Monday after it', 'mon..fri sun tue+7..fri+7 8-16', '', two),
  sunday('DO2b', 'and the Monday before it', 'tue..fri sun mon+7..fri+7 8-16', '', two),
  sunday('DO2c', 'a Sunday without a day off', 'mon..fri sun mon+7..fri+7 8-16', '1', two),
  sunday(
    'DO2d',
    'a night from Saturday ends when Sunday begins',
    'mon..thu mon+7..fri+7 8-16, sat 22-6',
    '',
    two
  ),
  sunday('DO2e', 'one minute of Sunday', 'mon..fri mon+7..fri+7 8-16, sun 5-6:01', '1', two),
  sunday('DO2f', 'until Monday at six', 'mon..fri tue+7..fri+7 8-16, mon+7 5-6', '1', two),
  sunday('DO2g', 'the night of the autumn change', '10-19..10-23 10-26..10-30 8-16, 10-24 22-6', '1', {
    from: '2026-10-19',
    settlementUntil: '2026-11-02',
  }),
  sunday('DO2h', 'a night from Sunday is Sunday’s', 'mon..fri tue+7..fri+7 8-16, sun 22-6', '', two),
  sunday(
    'DO2i',
    'six days after it, though the period is over',
    'mon..fri mon+7..fri+7 sun+7 8-16, mon+14..fri+14 8-16',
    '1',
    two
  ),
  sunday(
    'DO2j',
    'a free Friday six days later',
    'mon..fri mon+7..fri+7 sun+7 8-16, mon+14..thu+14 8-16',
    '',
    two
  ),
  late('DO2k', 'later in the period', 'mon..fri sun mon+7 tue+7 thu+7 fri+7 tue+14..fri+14 8-16', '', four),
  late('DO2l', 'a day more than six before it', `${allBut('mon')} sun+21 8-16, 11-30..12-04 8-16`, '1', four),
  holiday('DO3', 'a holiday in the week', `${weekdays} wed+7 8-16`, '1', four),
  holiday('DO3b', 'with any other day of the period', `${allBut('fri+21')} wed+7 8-16`, '', four),
  holiday('DO3c', 'a night before it ends when it begins', `${allBut('tue+7')} 8-16, tue+7 22-6`, '', four),
  holiday(
    'DO3d',
    'a holiday and a Sunday with one day off',
    `${allBut('fri+21')} wed+7 sun+14 8-16`,
    '1',
    four
  ),
  both('DO3e', 'a holiday on a Sunday is one day', 'tue..fri sun mon+7..fri+7 8-16', '', {
    ...two,
    holidays: '11-08',
  }),
  owed('DO4', 'a holiday on a Saturday takes a day', 'mon..fri mon+7..thu+7 8-16, sat+7 8-16', '1', {
    ...two,
    holidays: '11-07',
  }),
  owed('DO4b', 'two free days', 'mon..thu mon+7..thu+7 8-16, sat+7 8-16', '', { ...two, holidays: '11-07' }),
  owed('DO4c', 'worked, it asks for two', 'mon..fri mon+7..thu+7 8-16, sat 8-16', '1', {
    ...two,
    holidays: '11-07',
  }),
  week('DO5', 'two Saturdays and no free day', `${weekdays} sat sat+14 8-16`, '1 1', four),
]
