import { ofRule } from '../case.ts'

const day = ofRule('shifts_per_day', 'KP art. 128 § 3 pt 1')
const flexible = ofRule('shifts_per_day', 'KP art. 140¹')
const interrupted = ofRule('shifts_per_day', 'KP art. 139')
const FLEX = { workSystem: 'FLEX' } as const
const PARTS = { workSystem: 'INTERRUPTED' } as const
const merged = (mergeGapMinutes: number) => ({ limits: { mergeGapMinutes } })

export const shiftsPerDay = [
  day('W1a', 'the next morning lies in the working day of the shift before', 'mon 10-18, tue 6-14', '2'),
  day('W1b', 'later starts open days of their own', 'mon 6-14, tue wed 10-18'),
  day('W1c', 'two shifts on one date', 'mon 6-10, mon 16-20', '2'),
  ofRule('shifts_per_day', 'KP art. 128 § 3 pt 1')(
    'W1w',
    'two such days',
    'mon wed 6-10, mon wed 16-20',
    '2 2'
  ),
  interrupted('W1c2', 'a gap of six hours is no interrupted day', 'mon 6-10, mon 16-20', '2', PARTS),
  interrupted('W1c3', 'a gap of four hours is one', 'mon 6-10, mon 14-18', '', PARTS),
  day('W1d', 'nights around the spring change', '03-28 03-29 22-6'),
  flexible('W1e', 'a flexible timetable starts again', 'mon 10-18, tue 6-14', '', FLEX),
  day('W1f', 'the same clock time opens a new day', 'mon 10-18, tue 10-18'),
  day('W1g', 'one minute earlier does not', 'mon 10-18, tue 9:59-18', '2'),
  day('W1h', 'nights around the autumn change', '10-24 10-25 22-6'),
  day('W1h2', 'the autumn day has 24 hours, not 25', '10-24 10-12, 10-25 9:30-12'),
  day('W1h3', 'its last minute', '10-24 10-12, 10-25 8:59-12', '2'),
  day('W1i', 'the clock decides in spring, not 24 elapsed hours', '03-28 22-6, 03-29 21:59-6', '2'),
  day('W1j', 'parts that touch are one shift', 'mon 6-10, mon 10-14'),
  day('W1k', 'a shift cut at midnight is one shift', 'mon 16-0, tue 0-4'),
  day('W1l', 'a minute between two parts makes two shifts', 'mon 6-10, mon 10:01-14', '2'),
  day('W1m', 'unless so short a gap is merged', 'mon 6-10, mon 10:30-14', '', merged(30)),
  day('W1n', 'a longer gap than the merged one', 'mon 6-10, mon 10:31-14', '2', merged(30)),
  interrupted('W1o', 'a gap of exactly five hours', 'mon 6-10, mon 15-19', '', PARTS),
  interrupted('W1p', 'one minute more', 'mon 6-10, mon 15:01-19', '2', PARTS),
  interrupted('W1q', 'three parts are too many', 'mon 6-8, mon 10-12, mon 14-16', '3', PARTS),
  day('W1r', 'the warned shift opens no day of its own', 'mon 10-18, tue 6-14, wed 5-9', '2'),
  day('W1s', 'three starts in one working day', 'mon 10-12, mon 14-16, tue 6-8', '3'),
  flexible('W1t', 'even three times', 'mon 6-8, mon 10-12, mon 14-16', '', FLEX),
  day('W1v', 'enough rest, but the same working day', 'mon 14-22, tue 9-17', '2'),
  day('W1u', 'work outside working hours is no second shift', 'mon 6-10, mon 16-20 uncounted'),
]
