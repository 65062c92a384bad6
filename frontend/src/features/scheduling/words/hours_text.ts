import type { Format } from '#/lib/writing/format.ts'
import { thatFits } from '../model/card_text.ts'
import type { Labels } from './labels.ts'

type Words = Pick<Labels, 't' | 'format'>

/** Minutes of the nearest whole hour. */
export const wholeHours = (minutes: number): number => Math.round(minutes / 60) * 60

/** `40 h` or `40:30 h`: how the schedule writes hours wherever a figure stands alone. */
export const hoursWithUnit = ({ t, format }: Words, minutes: number): string =>
  `${format.shortHours(minutes)} ${t('scheduling.grid.h')}`

/** Without the unit where the column is narrow, and whole hours where minutes have no room: a cut figure reads as another. */
export const hoursThatFit = (format: Format, minutes: number, room: number, fontPx: number): string =>
  thatFits([format.shortHours(minutes)], room, fontPx) ?? format.shortHours(wholeHours(minutes))
