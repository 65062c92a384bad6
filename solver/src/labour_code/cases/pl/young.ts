import { ofRule } from '../case.ts'

const pause = ofRule('young_break', 'KP art. 202 § 3¹')
const extra = ofRule('extra_break', 'Dz.U. 1997 nr 123 poz. 776 art. 17')
const rest = ofRule('daily_rest', 'KP art. 203 § 2')
const sunday = ofRule('young_sunday', 'KP art. 203 § 3')
const school = ofRule('school_day', 'KP art. 200² § 1')
const termWeek = ofRule('personal_week', 'KP art. 200² § 1')
const holidayDay = ofRule('daily_hours', 'KP art. 200² § 2')
const holidayWeek = ofRule('personal_week', 'KP art. 200² § 2')

const minor = { groups: ['minor' as const] }
const under16 = { groups: ['minor_under_16' as const] }
const disabled = { groups: ['disabled' as const] }
const quarter = { limits: { toleranceMinutes: 15 } }
const term = { groups: ['minor' as const, 'light_work_term' as const] }
const holidays = { groups: ['minor' as const, 'light_work_holidays' as const] }
const holidaysUnder16 = { groups: ['minor_under_16' as const, 'light_work_holidays' as const] }

/** Breaks, rests and light work of the young, and the breaks of people with a disability. */
export const young = [
  pause('YB1', 'half an hour in a day of eight hours', 'mon 8-16 +30', '', minor),
  pause('YB1b', 'one minute less', 'mon 8-16 +29', '0:29', minor),
  pause('YB1c', 'two quarters are interrupted', 'mon 8-16 +15 +15', '0:15', minor),
  pause('YB1d', 'four and a half hours need none', 'mon 8-12:30 +0', '', minor),
  pause('YB1e', 'one minute longer', 'mon 8-12:31 +0', '0:00', minor),
  pause('YB1f', 'an unpaid break is none of it', 'mon 8-16:30 -30', '0:00', minor),
  pause('YB1g', 'under sixteen', 'mon 8-14 +15', '0:15', under16),
  pause('YB1h', 'two days', 'mon tue 8-16 +15', '0:15 0:15', minor),
  pause('YB1i', 'two shifts of one day', 'mon 8-11 +0, mon 13-16 +0', '0:00', minor),
  pause('YB1j', 'unknown breaks are passed over', 'mon 8-16', '', minor),
  pause('YB1k', 'adults have a quarter', 'mon 8-16 +15'),
  pause('YB1l', 'within the tolerance', 'mon 8-16 +15', '0:15~', { ...minor, ...quarter }),

  extra('EB1', 'a quarter on top of a quarter', 'mon 8-15 +15 +15', '', disabled),
  extra('EB1b', 'half an hour in one piece', 'mon 8-15 +30', '', disabled),
  extra('EB1c', 'the usual one alone', 'mon 8-15 +15', '0:15', disabled),
  extra('EB1d', 'a short day has it too', 'mon 8-12 +0', '0:00', disabled),
  extra('EB1e', 'a quarter in a short day', 'mon 8-12 +15', '', disabled),
  extra('EB1f', 'one minute less', 'mon 8-15 +29', '0:29', disabled),
  extra('EB1g', 'it counts as working time', 'mon 8-15:30 -30', '0:00', disabled),
  extra('EB1h', 'two days', 'mon tue 8-15 +15', '0:15 0:15', disabled),
  extra('EB1i', 'others have the usual one', 'mon 8-15 +15'),
  extra('EB1j', 'unknown breaks are passed over', 'mon 8-15', '', disabled),
  extra('EB1k', 'on top of the break of the young', 'mon 8-14 +30', '0:30', {
    groups: ['disabled', 'minor_under_16'],
  }),
  extra('EB1l', 'which makes three quarters', 'mon 8-14 +45', '', { groups: ['disabled', 'minor_under_16'] }),
  extra('EB1m', 'within the tolerance', 'mon 8-15 +15', '0:15~', { ...disabled, ...quarter }),

  rest('YR1', 'fourteen hours with the night', 'mon tue 8-16', '', minor),
  rest(
    'YR1b',
    'fourteen hours by day are no rest of the night',
    'mon 6-7, mon 21-22, tue 14-15',
    '8:00',
    minor
  ),
  rest('YR1c', 'adults rest by day as well', 'mon 6-7, mon 21-22, tue 14-15'),
  rest('YR1d', 'up to the next morning at six', 'mon 6-14, tue 6-14', '', minor),
  rest('YR1e', 'the night of the autumn change', '10-24 10-25 6-12', '', { ...minor, from: '2026-10-05' }),
  rest('YR1f', 'the night of the spring change', '03-28 03-29 6-14', '', { ...minor, from: '2026-03-02' }),

  sunday('YS1', 'a free weekend', 'mon..fri mon+7..fri+7 8-16', '', minor),
  sunday('YS1b', 'work on Sunday', 'mon..fri 8-16, sun 10-14', '0:00', minor),
  sunday('YS1c', 'work on Saturday', 'mon..sat 8-16, mon+7 8-16', '40:00', minor),
  sunday('YS1d', 'exactly 48 hours', 'sat 6-9, mon+7 9-12', '', minor),
  sunday('YS1e', 'one minute less', 'sat 6-9, mon+7 8:59-12', '47:59', minor),
  sunday('YS1f', 'two Sundays', 'sun sun+7 10-14', '0:00 0:00', minor),
  sunday('YS1g', 'a rest on other days does not stand for it', 'mon..tue fri..sun 8-14', '0:00', minor),
  sunday('YS1h', 'adults work on Sundays', 'sun 10-14'),
  sunday('YS1i', 'under sixteen', 'sun 10-14', '0:00', under16),
  sunday('YS1j', 'within the tolerance', 'sat 6-9, mon+7 8:50-12', '47:50~', { ...minor, ...quarter }),

  school('LW1', 'two hours after school', 'mon..fri 15-17', '', term),
  school('LW1b', 'one minute more', 'mon 15-17:01', '2:01', term),
  school('LW1c', 'two days too long', 'mon wed 15-18', '3:00 3:00', term),
  school('LW1d', 'longer on a Saturday', 'sat 8-14', '', term),
  school('LW1e', 'and on a holiday', '11-11 8-14', '', { ...term, holidays: '11-11' }),
  school('LW1f', 'two shifts of one day', 'mon 6-7, mon 15-17', '3:00', term),
  school('LW1g', 'the young at other work', 'mon 8-16', '', minor),
  school('LW1h', 'within the tolerance', 'mon 15-17:10', '2:10~', { ...term, ...quarter }),
  termWeek('LW2', 'twelve hours of a week in term time', 'mon tue wed 15-17, sat 8-14', '', term),
  termWeek('LW2b', 'one minute more', 'mon tue wed 15-17, sat 8-14:01', '12:01', term),
  holidayDay('LW3', 'seven hours in the holidays', 'mon 8-15', '', holidays),
  holidayDay('LW3b', 'one minute more', 'mon 8-15:01', '7:01', holidays),
  holidayDay('LW3c', 'six hours under sixteen', 'mon 8-14:01', '6:01', holidaysUnder16),
  holidayWeek('LW4', 'thirty-five hours of a week in the holidays', 'mon..fri 8-15', '', holidays),
  holidayWeek('LW4b', 'one minute more', 'mon..fri 8-15, sat 8-8:01', '35:01', holidays),
]
