import { ofRule } from '../case.ts'

const fortnight = ofRule('fortnight_rest', 'Directive 2003/88/EC art. 16 (a)')
const weekly = ofRule('weekly_rest', 'Directive 2003/88/EC art. 16 (a)')
const young = ofRule('weekly_rest', 'Directive 94/33/EC art. 10 (2)')
const average = ofRule('night_average', 'Directive 2003/88/EC art. 8 (a), 16 (c)')
const worker = ofRule('night_average', 'Directive 2003/88/EC art. 2 (4) a')
const neutral = ofRule('night_average', 'Directive 2003/88/EC art. 16 (b)')

const shared = { until: '2026-11-16', limits: { weeklyRestWeeks: 2 as const } }
const twice = { until: '2026-11-30', limits: { weeklyRestWeeks: 2 as const } }
const two = { until: '2026-11-16', settlementUntil: '2026-11-16' }
const nights = (week: string): string => `mon${week}..sat${week}`

/** What national law may choose, and the average of night work. */
export const choices = [
  fortnight(
    'FR1',
    'a week through and then two days twice',
    'mon..sun wed+7 thu+7 8-16, mon+14 8-16',
    '',
    shared
  ),
  fortnight('FR1b', 'a single rest of two days', 'mon..sun wed+7..sun+7 mon+14 8-16', '29:00', shared),
  fortnight('FR1c', 'one rest long enough for both', 'mon..sun thu+7..sun+7 mon+14 8-18', '', shared),
  fortnight(
    'FR1d',
    'seventy hours in one piece',
    'mon..sat 8-16, sun 8-10, wed+7 8-16, thu+7..sun+7 8-16, mon+14 8-16',
    '',
    shared
  ),
  fortnight(
    'FR1e',
    'one minute less',
    'mon..sat 8-16, sun 8-10:01, wed+7 8-16, thu+7..sun+7 8-16, mon+14 8-16',
    '34:59',
    shared
  ),
  fortnight('FR1f', 'no rest at all', 'mon..sun mon+7..sun+7 mon+14 8-16', '16:00', shared),
  fortnight(
    'FR1g',
    'two pairs of weeks without',
    'mon..sun mon+7..sun+7 mon+14..sun+14 mon+21..sun+21 11-30 8-16',
    '16:00 16:00',
    twice
  ),
  fortnight(
    'FR1h',
    'a rest that begins in the second week',
    'mon..sun mon+7 tue+7 thu+7..sat+7 mon+14 8-16',
    '',
    shared
  ),
  fortnight(
    'FR1i',
    'within the tolerance',
    'mon..sat 8-16, sun 8-10:01, wed+7 8-16, thu+7..sun+7 8-16, mon+14 8-16',
    '34:59~',
    {
      ...shared,
      limits: { weeklyRestWeeks: 2, toleranceMinutes: 15 },
    }
  ),
  fortnight('FR1j', 'not where it was not chosen', 'mon..sun mon+7..sun+7 mon+14 8-16', '', {
    until: '2026-11-16',
  }),
  fortnight('FR1k', 'the young rest in each week', 'mon..sun mon+7..sun+7 mon+14 8-14', '', {
    ...shared,
    groups: ['minor'],
  }),
  weekly('FR2', 'a week through is lawful then', 'mon..sun mon+7 tue+7 fri+7 8-16', '', shared),
  weekly('FR2b', 'without the choice each week needs its own', 'mon..sun mon+7 tue+7 fri+7 8-16', '16:00', {
    until: '2026-11-09',
  }),
  young('FR2c', 'the young rest two days of each week', 'mon..sun mon+7 tue+7 fri+7 8-14', '18:00', {
    ...shared,
    until: '2026-11-09',
    groups: ['minor'],
  }),
  average('NA1', 'six nights of eight hours', `${nights('')} ${nights('+7')} 22-6`, '', two),
  average(
    'NA1b',
    'six minutes more are one a day',
    `${nights('')} ${nights('+7')} 22-6, sun 22-22:06`,
    '8:01',
    two
  ),
  average('NA1c', 'five nights of ten hours', 'mon..fri mon+7..fri+7 20-6', '8:20', two),
  average('NA1d', 'one long week balanced by the next', 'mon..fri 20-6, mon+7..fri+7 22-6', '', two),
  average('NA1e', 'an unpaid break is no work', 'mon..fri mon+7..fri+7 20-6 -60', '', two),
  average('NA1f', 'within the tolerance', `${nights('')} ${nights('+7')} 22-6, sun 22-22:06`, '8:01~', {
    ...two,
    limits: { toleranceMinutes: 15 },
  }),
  average('NA1g', 'without a settlement period nothing is said', 'mon..fri mon+7..fri+7 20-6'),
  worker('NA2', 'days as long are no night work', 'mon..fri mon+7..fri+7 8-18', '', two),
  worker('NA2b', 'half of the shifts at night', 'mon..fri 20-6, mon+7..fri+7 8-18', '8:20', two),
  worker('NA2c', 'less than half', 'mon..thu 20-6, fri mon+7..fri+7 8-18', '', two),
  worker('NA2d', 'three hours of night', 'mon..fri mon+7..fri+7 15-1', '8:20', two),
  worker('NA2e', 'one minute less', 'mon..fri mon+7..fri+7 14:59-0:59', '', two),
  neutral('NA3', 'a week of leave is neutral', 'mon..fri 20-6', '8:20', { ...two, leave: '11-09..11-15' }),
  neutral('NA3b', 'without it the free week balances', 'mon..fri 20-6', '', two),
]
