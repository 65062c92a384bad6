import { ofRule } from '../case.ts'

const rest = ofRule('weekly_rest', 'KP art. 133 § 1')
const own = ofRule('weekly_rest', 'KP art. 133 § 1: in every week')
const reduced = ofRule('weekly_rest', 'KP art. 133 § 2')
const young = ofRule('weekly_rest', 'KP art. 203')
const strict = { weeklyRestMode: 'strict' } as const
const one = { until: '2026-11-09' }
const shifts = { ...one, shiftWorker: true }
const two = { from: '2026-11-01', until: '2026-11-15' }
const spring = { from: '2026-03-23', until: '2026-03-30' }
const autumn = { from: '2026-10-19', until: '2026-10-26' }

export const weeklyRest = [
  rest('W5a', 'a rest that starts in the week counts whole', 'mon..fri 6-14, sat 6-19, mon+7 6-14', '', one),
  rest('W5a2', 'read strictly it does not', 'mon..fri 6-14, sat 6-19, mon+7 6-14', '29:00', {
    ...one,
    limits: strict,
  }),
  rest('W5b', 'six office days', 'mon..sat 8-16, mon+7 8-16', '', one),
  rest('W5c', 'seven days', 'mon..sun mon+7 10-18', '16:00', one),
  reduced('W5d', 'a change of shift', 'mon..sat 6-14, sun 22-6', '', shifts),
  reduced('W5d2', 'not for those without shifts', 'mon..sat 6-14, sun 22-6', '32:00', one),
  rest('W5e', 'office weeks that begin on a Sunday', 'mon..fri mon+7..fri+7 8-16', '', two),
  rest('W5e2', 'read strictly', '10-31 8-16, mon..fri mon+7..fri+7 8-16', '32:00 32:00', {
    ...two,
    limits: strict,
  }),
  rest('W5f', 'the spring night', '03-23..03-28 5-13, 03-30 5-13', '', spring),
  rest('W5f2', 'has an hour less', '03-23..03-28 5-13, 03-30 1-9', '', spring),
  rest('W5f3', 'which may be the one that is missing', '03-23..03-28 5-13, 03-30 0:59-9', '34:59', spring),
  rest('W5f4', 'the autumn night gives one', '10-19..10-24 5-13, 10-25 23-7', '', autumn),
  rest('W5f5', 'but not two', '10-19..10-24 5-13, 10-25 22:59-7', '34:59', autumn),
  rest('W5g', 'exactly 35 hours', 'mon..sat 6-14, mon+7 1-9', '', one),
  rest('W5h', 'one minute less', 'mon..sat 6-14, mon+7 0:59-9', '34:59', one),
  rest('W5i', 'a free day in the middle', 'mon tue 6-14, thu..sun 6-14, mon+7 6-14', '', one),
  rest('W5j', 'leave is free time', 'mon tue 6-14, fri..sun 6-14, mon+7 6-14', '', {
    ...one,
    leave: 'wed thu',
  }),
  rest('W5k', 'no one at work', '', '', one),
  reduced('W5l', 'starts four hours apart are a change', 'mon..sat 6-14, sun 18-2, mon+7 18-2', '', shifts),
  reduced('W5m', 'a minute less is none', 'mon..sat 10-18, mon+7 0-4', '30:00', {
    ...shifts,
    limits: { shiftChangeMinutes: 601 },
  }),
  reduced('W5n', 'exactly 24 hours', 'mon..sat 6-22, sun 22-6', '', shifts),
  reduced('W5o', 'one minute less', 'mon..sat 6-22, sun 21:59-6', '23:59', shifts),
  own('W5w', 'seven days, and a rest for one week only', 'mon..sun wed+7..sun+7 mon+14 6-16', '27:00', {
    until: '2026-11-16',
  }),
  own('W5w2', 'two rests of their own', 'mon..sat wed+7..sun+7 mon+14 6-12', '', { until: '2026-11-16' }),
  own('W5w3', 'twelve days in a row, each week with its rest', 'tue..sun mon+7..sat+7 mon+14 12-18', '', {
    until: '2026-11-16',
  }),
  own('W5w4', 'twelve days in a row and one rest', 'wed..sun mon+7..sun+7 mon+14 6-14', '16:00', {
    until: '2026-11-16',
  }),
  own('W5w5', 'seventy hours are two rests', 'mon..sun wed+7..sun+7 mon+14 8-16', '', {
    until: '2026-11-16',
    limits: { weeklyRestMinutes: 1920 },
  }),
  own('W5w6', 'a minute less is one', 'mon..sun 8-16:01, wed+7..sun+7 mon+14 8-16', '31:59', {
    until: '2026-11-16',
    limits: { weeklyRestMinutes: 1920 },
  }),
  own('W5w7', 'leave of three weeks serves all of them', 'mon 6-14, mon+21 6-14', ''),
  own('W5w8', 'ten days free serve two weeks', 'mon..thu mon+14..fri+14 8-16', '', { until: '2026-11-16' }),
  own(
    'W5w9',
    'office weeks of November from its Sunday on',
    '11-02..11-06 11-09..11-13 11-16..11-20 11-23..11-27 8-16',
    '',
    {
      from: '2026-11-01',
      until: '2026-11-29',
    }
  ),
  own(
    'W5w10',
    'the rest before the days looked at may be taken',
    '10-19..10-25 10-28..11-01 11-03..11-08 6-16',
    '',
    {
      from: '2026-10-26',
      until: '2026-11-02',
    }
  ),
  own('W5w11', 'a week that lacks one leaves the next alone', 'mon..sun mon+7..fri+7 mon+14 10-18', '16:00', {
    until: '2026-11-16',
  }),
  own('W5w12', 'three weeks on two rests', 'mon..sun wed+7..sun+7 wed+14..sun+14 mon+21 6-16', '27:00', {
    until: '2026-11-23',
  }),
  own('W5w13', 'Mondays and Tuesdays off', 'wed..sun wed+7..sun+7 wed+14..sun+14 mon+21 6-14', '', {
    until: '2026-11-23',
  }),
  reduced(
    'W5w14',
    'twenty-four hours, the rest of it for the week after',
    'mon..sat 6-14, sun 14-22, mon+7 22-6',
    '',
    shifts
  ),
  rest('W5p', 'up to the tolerance', 'mon..sat 6-14, mon+7 0:30-9', '34:30~', {
    ...one,
    limits: { toleranceMinutes: 30 },
  }),
  rest('W5q', 'both weeks', 'mon..sun mon+7..sun+7 mon+14 10-18', '16:00 16:00', { until: '2026-11-16' }),
  young('W5r', 'two days for minors', 'mon..fri 8-16, mon+7 8-16', '', { ...one, groups: ['minor'] }),
  young('W5s', 'a Saturday is too much', 'mon..sat 8-16, mon+7 8-15', '40:00', { ...one, groups: ['minor'] }),
  rest('W5t', 'work outside working hours', 'mon..sat 8-16, sun 10-18 uncounted, mon+7 8-16', '', one),
]
