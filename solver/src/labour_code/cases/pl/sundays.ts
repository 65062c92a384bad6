import { ofRule } from '../case.ts'

const sunday = ofRule('fourth_sunday', 'KP art. 151¹²')
const window = ofRule('fourth_sunday', 'KP art. 151⁹ § 2')
const span = { from: '2026-11-01', until: '2026-12-07' }
const fromMidnight = { ...span, limits: { sundayStartsAt: '00:00' } }
const anHour = { ...span, limits: { sundayFreeUpToMinutes: 60 } }
const three = '11-08 11-15 11-22 8-16'

export const sundays = [
  sunday('W7a', 'the fourth in a row', `${three}, 11-29 8-16`, '4', span),
  sunday('W7a2', 'and every further one', `${three}, 11-29 12-06 8-16`, '4 4', span),
  sunday('W7b', 'a free one between', `${three}, 12-06 8-16`, '', span),
  window('W7c', 'Saturday night ends as the Sunday begins', `${three}, 11-28 22-6`, '', span),
  window('W7c2', 'one minute into the Sunday', `${three}, 11-28 22-6:01`, '4', span),
  window('W7c3', 'Sundays from midnight on', `${three}, 11-28 22-6`, '4', fromMidnight),
  window('W7d', 'Sunday night is Sunday work', `${three}, 11-29 22-6`, '4', span),
  sunday('W7e', 'a Sunday on leave', `${three}, 11-29 12-06 8-16`, '', { ...span, leave: '11-22' }),
  sunday('W7f', 'three in a row', three, '', span),
  sunday('W7g', 'Sundays before the planned days count', '10-11 10-18 10-25 11-01 8-16', '4', span),
  sunday('W7h', 'over both clock changes', '10-11 10-18 10-25 11-01 22-6', '4', span),
  sunday('W7h2', 'in spring', '03-08 03-15 03-22 03-29 8-16', '4', { from: '2026-03-01' }),
  sunday('W7i', 'two shifts of one Sunday', `${three}, 11-22 18-20`, '', span),
  sunday('W7j', 'they do not break the run either', `${three}, 11-22 18-20, 11-29 8-16`, '4', span),
  ofRule('fourth_sunday', 'KP art. 144, 151¹²')('W7k', 'the weekend system', `${three}, 11-29 8-16`, '', {
    ...span,
    workSystem: 'WEEKEND',
  }),
  window('W7l', 'Monday morning before six belongs to the Sunday', `${three}, 11-30 5-9`, '4', span),
  window('W7m', 'Monday from six on does not', `${three}, 11-30 6-14`, '', span),
  sunday('W7n', 'an hour does not count where so chosen', `${three}, 11-29 8-9`, '', anHour),
  sunday('W7o', 'a minute more does', `${three}, 11-29 8-9:01`, '4', anHour),
  sunday('W7p', 'weekdays between change nothing', `${three}, 11-09..11-13 8-16, 11-29 8-16`, '4', span),
  sunday('W7q', 'work outside working hours', `${three}, 11-29 8-16 uncounted`, '', span),
]
