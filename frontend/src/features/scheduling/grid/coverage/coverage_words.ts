import type { DayCoverage, SlotCoverage } from '../../model/day_coverage.ts'
import type { Labels } from '../../words/labels.ts'

type Words = Pick<Labels, 't' | 'format'>

/** People or hours, to two places. */
const few = (value: number): number => Math.round(value * 100) / 100

/** `13:00 · needed 4 (between 3 and 6) · planned 3 · 1 missing`. */
export function slotSentence({ t, format }: Words, time: string, slot: SlotCoverage): string {
  const number = (value: number) => format.number(few(value))
  return [
    time,
    slot.most > slot.least
      ? t('scheduling.coverage.needed_between', {
          ...{ people: number(slot.needed), least: number(slot.least), most: number(slot.most) },
        })
      : t('scheduling.coverage.needed', { people: number(slot.needed) }),
    t('scheduling.coverage.planned', { people: number(slot.planned) }),
    slot.missing > 0 && t('scheduling.coverage.missing', { people: number(slot.missing) }),
    slot.open > 0 && t('scheduling.coverage.open', { people: number(slot.open) }),
    slot.over > 0 && t('scheduling.coverage.over', { people: number(slot.over) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The hours of a day or a period: needed and planned, and what there is of the rest. */
export function hoursSentence({ t, format }: Words, hours: SlotCoverage): string {
  const text = (value: number) => format.shortHours(Math.round(value * 60))
  const rest = (['missing', 'open', 'over'] as const).filter((name) => Math.round(hours[name] * 60) > 0)
  return (['needed', 'planned', ...rest] as const)
    .map((name) => t(`scheduling.coverage.hours_${name}`, { hours: text(hours[name]) }))
    .join(' · ')
}

/** What is missing, else what is too much, else a tick; an empty text where nothing is needed or planned. */
export function shortFigure({ format }: Words, { hours }: DayCoverage, whole: boolean): string {
  const text = (value: number) => format.shortHours(whole ? Math.round(value) * 60 : Math.round(value * 60))
  const lacking = hours.missing + hours.open
  if (lacking > 0) return `−${lacking < 1 && whole ? '1' : text(lacking)}`
  if (hours.over > 0) return `+${hours.over < 1 && whole ? '1' : text(hours.over)}`
  return hours.needed > 0 ? '✓' : ''
}
