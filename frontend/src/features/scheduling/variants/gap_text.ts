import type { Labels } from '../words/labels.ts'

/** From here on the bound says more of itself than of the plan. */
const WIDEST_TOLD_PERCENT = 20
/** Less than this rounds to nothing. */
const SMALLEST_PERCENT = 0.05

/** Whether a bound is near enough to tell how good the plan is. */
export const isShown = (gapPercent: number | null): gapPercent is number =>
  gapPercent !== null && gapPercent < WIDEST_TOLD_PERCENT

/** `at most 1.3%`, for a figure beside others. */
export const gapShort = (labels: Labels, gapPercent: number | null): string =>
  gapText(labels, gapPercent, 'short')

/** The same as a whole sentence. */
export const gapSentence = (labels: Labels, gapPercent: number | null): string =>
  gapText(labels, gapPercent, 'sentence')

function gapText({ t, format }: Labels, gapPercent: number | null, form: 'short' | 'sentence'): string {
  const whole = form === 'sentence'
  if (!isShown(gapPercent)) return t(whole ? 'generate.gap.none_sentence' : 'generate.gap.none')
  if (gapPercent < SMALLEST_PERCENT) return t(whole ? 'generate.gap.best_sentence' : 'generate.gap.best')
  // "At most" must stay true: always upwards.
  const gap = format.number(Math.ceil(gapPercent * 10 - 1e-6) / 10)
  return t(whole ? 'generate.gap.sentence' : 'generate.gap.short', { gap })
}
