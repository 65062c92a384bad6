import { ofFigure, ofRule } from '../case.ts'

const childDay = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 146 (1)')
const childWeek = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 146 (1)')
const childNight = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 146 (1)')
const youngDay = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 146 (2)')
const youngWeek = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 146 (2)')
const youngTrade = ofRule('forbidden_work', 'Labour Code 45/2019/QH14 art. 147')
const elderlyDay = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 148 (2)')
const elderlyWeek = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 148 (2)')
const elderlyNight = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 148, 149')
const elderlyTrade = ofRule('forbidden_work', 'Labour Code 45/2019/QH14 art. 149 (3)')
const trip = ofRule('business_trip', 'Labour Code 45/2019/QH14 art. 137 (1)')
const nursing = ofRule('nursing_break', 'Labour Code 45/2019/QH14 art. 137 (4); Decree 145/2020 art. 80')
const early = ofRule('forbidden_work', 'Labour Code 45/2019/QH14 art. 137 (2)')
const earlyNight = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 137 (1) (a)')
const earlyDay = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 137 (1) (a)')
const months = ofFigure('group_days', 'Labour Code 45/2019/QH14 art. 137 (1) (a)')
const infant = ofFigure('group_days', 'Labour Code 45/2019/QH14 art. 137 (1) (b), (4)')

const under15 = { groups: ['minor_under_15' as const, 'minor_under_16' as const] }
const minor = { groups: ['minor' as const] }
const elderly = { groups: ['elderly' as const] }
const pregnant = { groups: ['pregnant' as const] }
const pregnantEarly = { groups: ['pregnant_early' as const] }
const parent = { groups: ['parent_of_young_child' as const] }
const mother = { groups: ['nursing' as const] }
const both = { groups: ['nursing' as const, 'parent_of_young_child' as const] }

/** People whom Vietnamese law protects by age, and mothers by dated facts. */
export const people = [
  childDay('CH1', 'four hours under fifteen', 'mon 8-12', '', under15),
  childDay('CH1b', 'one minute more', 'mon 8-12:01', '4:01', under15),
  childDay('CH1c', 'in two parts of one day', 'mon 8-10, mon 14-16:30', '4:30', under15),
  childDay('CH1d', 'an unpaid break is no work', 'mon 8-13 -60', '', under15),
  childDay('CH1e', 'everybody else may', 'mon 8-12:01'),
  childDay('CH1f', 'from fifteen on eight hours', 'mon 8-16', '', minor),
  childWeek('CH2', 'twenty hours a week', 'mon..fri 8-12', '', under15),
  childWeek('CH2b', 'one minute more', 'mon..fri 8-12, sat 8-8:01', '20:01', under15),
  childWeek(
    'CH2c',
    'each of two weeks',
    'mon..sat 8-12, mon+7 tue+7 wed+7 thu+7 fri+7 sat+7 8-12',
    '24:00 24:00',
    {
      ...under15,
    }
  ),
  childWeek(
    'CH2d',
    'each week by itself, from Monday on',
    'wed..fri 8-12, mon+7 tue+7 wed+7 8-12',
    '',
    under15
  ),
  childNight('CH3', 'until the night begins', 'mon 18-22', '', under15),
  childNight('CH3b', 'one minute into it', 'mon 18-22:01', '0:01', under15),
  childNight('CH3c', 'before six', 'mon 5-9', '1:00', under15),
  youngDay('CH4', 'eight hours from fifteen to eighteen', 'mon 8-16', '', minor),
  youngDay('CH4b', 'overtime of a minute', 'mon 8-16:01', '8:01', minor),
  youngWeek('CH5', 'forty hours a week', 'mon..fri 8-16', '', minor),
  youngWeek('CH5b', 'one minute more', 'mon..fri 8-16, sat 8-8:01', '40:01', minor),
  youngTrade('CH6', 'a trade or place closed to the young', 'mon 8-16 strenuous', '1', minor),
  youngTrade('CH6b', 'two days of it', 'mon tue 8-16 strenuous', '1 1', minor),
  youngTrade('CH6c', 'any other', 'mon 8-16', '', minor),
  youngTrade('CH6d', 'also under fifteen', 'mon 8-12 strenuous', '1', under15),
  youngTrade('CH6e', 'at a position outside working hours too', 'mon 8-16 strenuous uncounted', '1', minor),

  elderlyDay('EL1', 'overtime is not barred', 'mon 8-20', '', elderly),
  elderlyDay('EL1b', 'beyond the twelve hours of everybody', 'mon 8-20:01', '12:01', elderly),
  elderlyDay('EL1c', 'a shorter day that was agreed', 'mon 8-14', '', { ...elderly, dailyMaxMinutes: 360 }),
  elderlyDay('EL1d', 'one minute more', 'mon 8-14:01', '6:01', { ...elderly, dailyMaxMinutes: 360 }),
  elderlyWeek('EL2', 'no week of their own by law', 'mon..sat 8-17', '', elderly),
  elderlyWeek('EL2b', 'part-time that was agreed', 'mon..thu 8-14', '24:00', {
    ...elderly,
    weeklyMaxMinutes: 1200,
  }),
  elderlyNight('EL3', 'nights are not barred', 'mon 22-6', '', elderly),
  elderlyTrade('EL4', 'dangerous work that was not made safe', 'mon 8-16 strenuous', '1', elderly),
  elderlyTrade('EL4b', 'other work', 'mon 8-16', '', elderly),

  trip('BT1', 'a shift at the workplace while pregnant', 'mon 8-16', '', pregnant),
  trip('BT1b', 'a business trip while pregnant', 'mon 8-16 trip', '1', pregnant),
  trip('BT1c', 'with a child under twelve months', 'mon 8-16 trip', '1', parent),
  trip('BT1d', 'each day of a trip', 'mon..wed 8-16 trip', '1 1 1', parent),
  trip('BT1e', 'everybody else may', 'mon..wed 8-16 trip'),
  trip('BT1f', 'before the seventh month', 'mon 8-16 trip', '', pregnantEarly),
  trip('BT1g', 'a mother who has consented', 'mon 8-16 trip', '', mother),
  trip('BT1h', 'at a position outside working hours', 'mon 8-16 trip uncounted', '1', parent),
  trip('BT1i', 'a trip and a shift', 'mon 8-16 trip, tue 8-16', '1', pregnant),

  nursing('NB1', 'an hour besides half an hour', 'mon 8-17 -30 +60', '', mother),
  nursing('NB1b', 'one minute less', 'mon 8-17 -30 +59', '0:59', mother),
  nursing('NB1c', 'only everybody’s break', 'mon 8-17 -60', '0:00', mother),
  nursing('NB1d', 'an unpaid hour is none', 'mon 8-17:30 -30 -60', '0:00', mother),
  nursing('NB1e', 'the paid hour in parts', 'mon 8-17 -30 +30 +30', '', mother),
  nursing('NB1f', 'the hour alone leaves out the usual break', 'mon 8-16 +60', '0:30', mother),
  nursing('NB1g', 'both of them paid', 'mon 8-16 +30 +60', '', mother),
  nursing('NB1h', 'a day shorter by the hour', 'mon 8-15:30 -30', '', mother),
  nursing('NB1i', 'one minute longer', 'mon 8-15:31 -30', '0:00', mother),
  nursing('NB1j', 'on each day', 'mon tue 8-16 +30', '0:00 0:00', mother),
  nursing('NB1k', 'everybody else', 'mon 8-16 +30'),
  nursing('NB1l', 'whatever she has consented to', 'mon 8-16 +30', '0:00', both),
  nursing('NB1m', 'unknown breaks are not judged', 'mon 8-17', '', mother),
  nursing('NB1n', 'in two parts of a day', 'mon 8-12 +60, mon 12:30-16:30 +30', '', mother),
  nursing('NB1o', 'within the tolerance', 'mon 8-17 -30 +50', '0:50~', {
    ...mother,
    limits: { toleranceMinutes: 15 },
  }),
  early('PE1', 'no strenuous work from the first month', 'mon 6-14 strenuous', '1', pregnantEarly),
  early('PE1b', 'other work', 'mon 6-14', '', pregnantEarly),
  earlyNight('PE2', 'nights before the seventh month', 'mon 22-6', '', pregnantEarly),
  earlyDay('PE3', 'overtime before the seventh month', 'mon 8-18', '', pregnantEarly),
  earlyDay('PE3b', 'none from then on', 'mon 8-18', '10:00', pregnant),

  months(
    'PM1',
    'from the seventh month',
    'pregnant 2026-05-04..2027-01-10',
    'pregnant early 2026-05-04..2026-09-20, pregnant 2026-09-21..2027-01-10'
  ),
  months(
    'PM1b',
    'from the sixth in remote areas',
    'pregnant 2026-05-04..2027-01-10 | remote',
    'pregnant early 2026-05-04..2026-08-23, pregnant 2026-08-24..2027-01-10'
  ),
  months(
    'PM1c',
    'known in the seventh',
    'pregnant 2026-09-21..2027-01-10',
    'pregnant 2026-09-21..2027-01-10'
  ),
  months(
    'PM1d',
    'known the day before',
    'pregnant 2026-09-20..2027-01-10',
    'pregnant early 2026-09-20..2026-09-20, pregnant 2026-09-21..2027-01-10'
  ),
  months(
    'PM1e',
    'no first day said',
    'pregnant ..2027-01-10',
    'pregnant early ..2026-09-20, pregnant 2026-09-21..2027-01-10'
  ),
  months('PM1f', 'no expected birth: protected throughout', 'pregnant 2026-05-04..', 'pregnant 2026-05-04..'),
  months('PM1g', 'no day at all', 'pregnant ..', 'pregnant ..'),
  infant(
    'PM2',
    'until the child is twelve months old',
    'parent_of_young_child 2026-03-15..',
    'parent of young child 2026-03-15..2027-03-14'
  ),
  infant(
    'PM2b',
    'consent given before',
    'parent_of_young_child 2026-03-15..2026-10-31',
    'parent of young child 2026-03-15..2026-10-31'
  ),
  infant(
    'PM2c',
    'a last day after the first birthday',
    'parent_of_young_child 2026-03-15..2028-12-31',
    'parent of young child 2026-03-15..2027-03-14'
  ),
  infant('PM2d', 'born on a leap day', 'nursing 2028-02-29..', 'nursing 2028-02-29..2029-02-28'),
  infant('PM2e', 'the hour for nursing ends alike', 'nursing 2026-03-15..', 'nursing 2026-03-15..2027-03-14'),
  infant('PM2f', 'no birth said: until it is ended', 'nursing ..2026-12-31', 'nursing ..2026-12-31'),
]
