import { ofRule } from '../case.ts'

const week = ofRule('weekly_hours', 'KP art. 131 § 1')
const counted = ofRule('weekly_hours', 'KP art. 128 § 3 pt 2')
const average = ofRule('period_average', 'KP art. 131 § 1')
const autumn = { from: '2026-09-01', until: '2027-01-01', settlementUntil: '2027-01-01' }
const november = { from: '2026-11-01', until: '2026-12-01', settlementUntil: '2026-12-01' }
/** Four weeks and two days, Sunday and Monday. */
const twoDays = { ...november, limits: { partialWeeks: true } }
const partial = ofRule('weekly_hours', 'KP art. 128 § 3 pt 2, 131 § 1')
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
  week('W3m', 'up to the tolerance', 'mon..sat 8-16:05', '', { limits: { toleranceMinutes: 30 } }),
  week('W3n', 'beyond it', 'mon..sat 8-16:06', '48:36', { limits: { toleranceMinutes: 30 } }),
  ofRule('weekly_hours', 'Dz.U. 1997 nr 123 poz. 776 art. 15')(
    'W3o',
    'thirty-five hours with a disability',
    'mon..fri 8-15',
    '',
    disabled
  ),
  ofRule('weekly_hours', 'Dz.U. 1997 nr 123 poz. 776 art. 15')(
    'W3p',
    'one minute more',
    'mon..thu 8-15, fri 8-15:01',
    '35:01',
    disabled
  ),
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
