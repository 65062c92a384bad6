import { ofRule } from '../case.ts'

const week = ofRule('weekly_hours', 'KP art. 131 § 1')
const counted = ofRule('weekly_hours', 'KP art. 128 § 3 pt 2')
const average = ofRule('period_average', 'KP art. 131 § 1')
const away = ofRule('period_average', 'KP art. 131 § 1; Directive 2003/88/EC art. 16 (b)')
const hired = ofRule('period_average', 'KP art. 131 § 1: the person’s own weeks')
const autumn = { from: '2026-09-01', until: '2027-01-01', settlementUntil: '2027-01-01' }
const november = { from: '2026-11-01', until: '2026-12-01', settlementUntil: '2026-12-01' }
/** Four weeks and two days, Sunday and Monday. */
const twoDays = { ...november, limits: { partialWeeks: true } }
const partial = ofRule('weekly_hours', 'KP art. 128 § 3 pt 2, 131 § 1')
const person = ofRule('personal_week', 'Dz.U. 1997 nr 123 poz. 776 art. 15')
const own = ofRule('personal_week', 'agreed for the employee')
const disabled = { groups: ['disabled'] } as const

export const weeklyHours = [
  week('W3a', 'five days of ten hours', 'mon..fri 8-18', '50:00', { workSystem: 'EQUIV12' }),
  week('W3b', 'six days of eight hours', 'mon..sat 8-16'),
  week('W3c', 'a night counts two hours here and six there', 'mon..fri 8-17:12, sun 22-6'),
  week('W3c2', 'one minute more before midnight', 'mon..fri 8-17:12, sun 21:59-6', '48:01'),
  week('W3c3', 'six hours of it in the week after', 'mon+7..fri+7 8-16:36, sun 22-6', '49:00'),
  average('W3d', '860 hours from September to December', '09-01..11-25 8-18', '49:21', autumn),
  week('W3e', 'one minute past the limit', 'mon..fri 8-16, sat 8-16:01', '48:01'),
  week('W3f', 'unpaid breaks are left out', 'mon..sat 8-16:30 -30'),
  week('W3g', 'two weeks, both too long', 'mon..fri mon+7..fri+7 8-18', '50:00 50:00'),
  counted('W3h', 'weeks count from the first day of the period', '11-01..11-05 8-18', '50:00', {
    from: '2026-11-01',
  }),
  counted('W3i', 'not from Monday', '11-02..11-05 8-18, 11-08 8-18', '', { from: '2026-11-01' }),
  counted('W3j', 'the last two days of November are no week', '11-29 11-30 0-0', '', {
    ...november,
    limits: { weeklyMaxMinutes: 2400 },
  }),
  week('W3k', 'the autumn week counts its extra hour', '10-19..10-23 8-16, 10-24 22-6', '49:00', {
    from: '2026-10-19',
  }),
  week('W3l', 'the spring week lacks one', '03-23..03-27 8-16:12, 03-28 22-6', '', { from: '2026-03-23' }),
  week('W3m', 'up to the tolerance', 'mon..sat 8-16:05', '48:30~', { limits: { toleranceMinutes: 30 } }),
  week('W3n', 'beyond it', 'mon..sat 8-16:06', '48:36', { limits: { toleranceMinutes: 30 } }),
  person('W3o', 'thirty-five hours with a disability', 'mon..fri 8-15', '', disabled),
  person('W3p', 'one minute more', 'mon..thu 8-15, fri 8-15:01', '35:01', disabled),
  person('W3p2', 'in each week', 'mon..fri mon+7..fri+7 8-16', '40:00 40:00', disabled),
  person('W3p3', 'everybody else may', 'mon..fri 8-18'),
  person('W3p4', 'a short week balances nothing', 'mon..fri 8-16, mon+7..thu+7 8-15', '40:00', disabled),
  person('W3p5', 'two days have their share of 35 hours', '11-29 8-13, 11-30 8-13:01', '10:01', {
    ...twoDays,
    ...disabled,
  }),
  week('W3p6', 'the week of 48 hours is another rule', 'mon..fri 8-16', '', disabled),
  own('W3p7', 'a limit of one’s own', 'mon..wed 8-16', '24:00', { weeklyMaxMinutes: 1200 }),
  own('W3p8', 'the own limit may be longer than the average', 'mon..fri 8-18', '', {
    weeklyMaxMinutes: 3000,
  }),
  own('W3p9', 'one minute more', 'mon..thu 8-18, fri 8-18:01', '50:01', { weeklyMaxMinutes: 3000 }),
  own('W3p10', 'the strictest of law and agreement', 'mon..fri 8-15:01', '35:05', {
    ...disabled,
    weeklyMaxMinutes: 2400,
  }),
  ofRule('weekly_norm', 'KP art. 129 § 1')('W3p11', 'Poland reckons the norm by the period', 'mon..sat 8-18'),
  week('W3q', 'work outside working hours', 'mon..sat 8-16, sun 8-12 uncounted'),
  average('W3r', 'exactly 48 hours a week over four weeks', 'mon..sat mon+7..sat+7 8-16', '', {
    settlementUntil: '2026-11-16',
  }),
  average('W3s', 'one minute more over two weeks', 'mon..sat mon+7..fri+7 8-16, sat+7 8-16:01', '48:01', {
    settlementUntil: '2026-11-16',
  }),
  average('W3t', 'a long week and a short one', 'mon..fri 8-20, mon+7..wed+7 8-20', '', {
    settlementUntil: '2026-11-16',
  }),
  away(
    'W3x',
    'a week of leave neither counts nor balances',
    '11-02..11-07 8-18, 11-09..11-14 8-18',
    '60:00',
    {
      settlementUntil: '2026-11-23',
      leave: '11-16..11-22',
    }
  ),
  away('W3x2', 'without leave a free week balances', '11-02..11-07 8-18, 11-09..11-14 8-18', '', {
    settlementUntil: '2026-11-23',
  }),
  away('W3x3', 'exactly 48 hours in the weeks worked', '11-02..11-07 11-09..11-14 8-16', '', {
    settlementUntil: '2026-11-23',
    leave: '11-16..11-22',
  }),
  away('W3x4', 'one minute more in two weeks', '11-02..11-07 11-09..11-13 8-16, 11-14 8-16:01', '48:01', {
    settlementUntil: '2026-11-23',
    leave: '11-16..11-22',
  }),
  away('W3x5', 'work in the leave does not count', '11-02..11-07 11-09..11-14 8-16, 11-17 8-16', '', {
    settlementUntil: '2026-11-23',
    leave: '11-16..11-22',
  }),
  hired('W3y', 'hired in mid-period', '11-16..11-21 11-23..11-28 8-17', '50:24', {
    ...november,
    employed: '11-16..11-30',
  }),
  hired('W3y2', 'the whole period would hide it', '11-16..11-21 11-23..11-28 8-17', '', november),
  hired('W3y3', 'office weeks since then', '11-16..11-20 11-23..11-27 11-30 8-16', '', {
    ...november,
    employed: '11-16..12-31',
  }),
  hired('W3y4', 'hired for the last three days', '11-25..11-27 8-18', '', {
    ...november,
    employed: '11-25..12-31',
    settlementUntil: '2026-11-28',
  }),
  hired('W3y5', 'left in mid-period', '11-02..11-07 8-17', '54:00', {
    ...november,
    employed: '11-01..11-07',
  }),
  average('W3u', 'without a known period nothing is said', '09-01..11-25 8-18', '', { from: '2026-09-01' }),
  average('W3v', 'a night over the period counts its part', '11-01..11-20 8-18, 11-30 20-6', '47:36', {
    ...november,
    limits: { averageWeekMaxMinutes: 47 * 60 },
  }),
  partial('W3w', 'two days are two sevenths of a week', '11-29 11-30 8-14:51', '', twoDays),
  partial('W3w2', 'one minute more', '11-29 8-14:51, 11-30 8-14:52', '13:43', twoDays),
  partial('W3w3', 'the days before are another week', '11-28 8-22, 11-29 8-16', '', twoDays),
  partial('W3w4', 'not looked at unless chosen', '11-29 11-30 8-20', '', november),
  partial('W3w5', 'a night over the end counts its part', '11-29 8-19:42, 11-30 22-6', '', twoDays),
  partial('W3w6', 'one minute more before the end', '11-29 8-19:43, 11-30 22-6', '13:43', twoDays),
  partial('W3w7', 'a period of whole weeks has none', 'mon..sat 8-16', '', {
    settlementUntil: '2026-11-30',
    limits: { partialWeeks: true },
  }),
]
