import { ofRule } from '../case.ts'

const night = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 137 (1), 106')
const young = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 146, 147')
const disability = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 160 (1)')
const infant = ofRule('night_work', 'Labour Code 45/2019/QH14 art. 137 (1) (b)')
const infantWeek = ofRule('personal_week', 'Labour Code 45/2019/QH14 art. 137 (1) (b)')
const strenuous = ofRule('forbidden_work', 'Labour Code 45/2019/QH14 art. 137, 147, 160 (2)')
const long = ofRule('night_hours', 'Labour Code 45/2019/QH14 art. 105 (3)')
const noOvertime = ofRule('daily_hours', 'Labour Code 45/2019/QH14 art. 137 (1), 160 (1)')
const overtime = ofRule('overtime_month', 'Labour Code 45/2019/QH14 art. 107 (2); Decree 145 art. 60')
const position = ofRule('position_hours', 'agreed for the employee')

const parent = { groups: ['parent_of_young_child' as const] }
const pregnant = { groups: ['pregnant' as const] }
const minor = { groups: ['minor' as const] }
const disabled = { groups: ['disabled' as const] }
const january = { from: '2026-01-01', until: '2026-02-01', holidays: '01-01' }
/** Nine weekdays with three hours of overtime, and the other days that count whole. */
const nine = '01-05..01-09 01-12..01-15 8-19'
const saturdays = { ...january, limits: { restWeekdays: [6] } }
const sixty = { ...saturdays, limits: { restWeekdays: [6], overtimeMonthMaxMinutes: 3600 } }
const ten = { limits: { overtimeMonthMaxMinutes: 600 } }

export const protection = [
  night('PR1', 'pregnant until the night begins', 'mon 14-22', '', pregnant),
  night('PR1b', 'one minute into the night', 'mon 14-22:01', '0:01', pregnant),
  night('PR1c', 'a whole night', 'mon 22-6', '8:00', pregnant),
  night('PR1d', 'everybody else may', 'mon 22-6'),
  young('PR2', 'young workers', 'mon 15-23', '1:00', minor),
  disability('PR2b', 'a disability', 'mon 15-23', '1:00', disabled),
  infant('PR2c', 'a parent of a child under twelve months', 'mon 15-23', '1:00', parent),
  infant('PR2d', 'until the night begins', 'mon 14-22', '', parent),
  strenuous('PR3', 'pregnant at a strenuous position', 'mon 6-14 strenuous', '1', pregnant),
  strenuous('PR3b', 'young', 'mon 6-14 strenuous', '1', minor),
  strenuous('PR3c', 'with a disability', 'mon 6-14 strenuous', '1', disabled),
  strenuous('PR3d', 'everybody else may', 'mon 6-14 strenuous'),
  long('PR4', 'the law leaves the length of strenuous nights to regulations', 'mon 20-6 strenuous'),
  noOvertime('PR5', 'eight hours and no overtime while pregnant', 'mon 8-16', '', pregnant),
  noOvertime('PR5b', 'one minute more', 'mon 8-16:01', '8:01', pregnant),
  noOvertime('PR5c', 'with a disability', 'mon 8-17', '9:00', disabled),
  noOvertime('PR5d', 'eight hours with a child under twelve months', 'mon 8-16', '', parent),
  noOvertime('PR5e', 'one minute more with the child', 'mon 8-16:01', '8:01', parent),
  infantWeek('PR5f', 'six days of eight hours with the child', 'mon..sat 8-16', '', parent),
  infantWeek('PR5g', 'a seventh day is overtime', 'mon..sun 8-16', '56:00', parent),
  infantWeek('PR5h', 'everybody else may', 'mon..sun 8-16'),
  strenuous('PR3e', 'a parent may work at a strenuous position', 'mon 6-14 strenuous', '', parent),

  overtime(
    'OM1',
    'nine days with three hours, a Saturday and New Year',
    `${nine}, 01-17 8-16:30, 01-01 8-16`,
    '43:30',
    saturdays
  ),
  overtime('OM1b', 'sixty hours where an organisation may', `${nine}, 01-17 8-16:30, 01-01 8-16`, '', sixty),
  overtime('OM2', 'forty hours exactly', `${nine}, 01-17 8-13, 01-01 8-16`, '', saturdays),
  overtime('OM2b', 'one minute more', `${nine}, 01-17 8-13:01, 01-01 8-16`, '40:01', saturdays),
  overtime('OM3', 'a working day is normal time', `${nine}, 01-17 8-13, 01-02 8-16`, '', saturdays),
  overtime('OM4', 'beyond the normal week', '11-02..11-15 8-16', '16:00', ten),
  overtime('OM4b', 'six days of eight hours are a normal week', '11-02..11-07 11-09..11-14 8-16', '', ten),
  overtime('OM10', 'two months', '11-02..11-15 12-07..12-20 8-16', '16:00 16:00', {
    ...ten,
    until: '2027-01-01',
  }),
  overtime('OM5', 'a night belongs to the month it begins in', '10-31 20-8, 11-01 20-8', '', {
    limits: { overtimeMonthMaxMinutes: 480 },
    from: '2026-10-26',
  }),
  overtime('OM5b', 'both nights in one month', '11-02 11-03 20-8', '8:00', {
    limits: { overtimeMonthMaxMinutes: 479 },
  }),
  overtime('OM6', 'ten normal hours a day where the week is reckoned', 'mon..fri 8-18', '2:00', {
    weeklyReckoning: true,
    limits: { overtimeMonthMaxMinutes: 60 },
  }),
  overtime('OM7', 'the week before the month counts towards its first week', '11-30..12-06 8-16', '8:00', {
    from: '2026-11-30',
    limits: { overtimeMonthMaxMinutes: 479 },
  }),
  overtime('OM8', 'within the tolerance', 'mon 8-18:15', '2:15~', {
    limits: { overtimeMonthMaxMinutes: 120, toleranceMinutes: 15 },
  }),
  overtime('OM9', 'work outside working hours', '11-02..11-15 8-20 uncounted', '', ten),
  position('PR6', 'as agreed', 'mon tue 6-14', '', { positionWeek: 'baker 16:00' }),
  position('PR6b', 'one minute more', 'mon 6-14:01, tue 6-14', '16:01', { positionWeek: 'baker 16:00' }),
]
