import type { Day } from '../time/time.ts'
import type { LabourLimits } from './limits.ts'
import { european } from './packs/european.ts'
import { figuresOf, limitsOf, versionOn, type FigureParameters, type LawPack } from './packs/law_pack.ts'
import { poland } from './packs/poland.ts'
import { vietnam } from './packs/vietnam.ts'
import type { RuleId, RuleSettings } from './rule.ts'

/** Every law with its versions, the source of each number, and which of them are assumptions. */
export const packs = { PL: poland, VN: vietnam, EU: european } as const satisfies Record<string, LawPack>

const newest = ({ versions }: LawPack): LabourLimits => limitsOf(versions.at(-1)!)

/** The limits of the newest version of each law. */
export const lawPacks = {
  PL: newest(poland),
  VN: newest(vietnam),
  EU: newest(european),
} as const satisfies Record<string, LabourLimits>
export type LawPackId = keyof typeof lawPacks

/** The pack of an ISO country code; the European one for every country without its own. */
export const lawPackOf = (country: string): LabourLimits =>
  country in lawPacks ? lawPacks[country as LawPackId] : lawPacks.EU

/** The limits of a law on a day. */
export const limitsOn = (id: LawPackId, day: Day): LabourLimits => limitsOf(versionOn(packs[id], day))

/** The numbers for pay and leave of a law on a day. */
export const figuresOn = (id: LawPackId, day: Day): FigureParameters => figuresOf(versionOn(packs[id], day))

/** Rules that are facts, not choices: no one can be in two places at once. */
export const physicalRules: readonly RuleId[] = ['overlap']

/** What holds until an organisation says otherwise: facts about people block, working time alerts. */
export const defaultSettings: RuleSettings = {
  employment: 'block',
  qualification: 'block',
  location: 'block',
  absence: 'block',
  availability: 'block',
  overlap: 'block',
  night_work: 'block',
  forbidden_work: 'block',
  shifts_per_day: 'alert',
  daily_rest: 'block',
  day_break: 'alert',
  daily_hours: 'block',
  daily_norm: 'alert',
  night_hours: 'block',
  personal_week: 'block',
  weekly_hours: 'alert',
  weekly_norm: 'alert',
  position_hours: 'alert',
  period_average: 'alert',
  weekly_rest: 'block',
  fourth_sunday: 'alert',
  overtime_month: 'alert',
  period_hours: 'alert',
  divided_day: 'block',
  young_break: 'alert',
  extra_break: 'alert',
  school_day: 'block',
  short_week: 'alert',
  continuous_week: 'alert',
  continuous_average: 'alert',
  young_sunday: 'alert',
  settlement_length: 'alert',
  period_days: 'alert',
  weekend_system: 'alert',
  night_average: 'alert',
  fortnight_rest: 'block',
  day_off_due: 'alert',
  harmful_hours: 'block',
  overtime_year: 'alert',
  business_trip: 'block',
  nursing_break: 'alert',
  rest_days_month: 'alert',
}
