import type { Labels } from '../state/labels.ts'

/** Less than this rounds to nothing. */
const SMALLEST_PERCENT = 0.05

/** `at most 1.3%`, for a figure beside others. */
export const gapShort = (labels: Labels, gapPercent: number | null): string =>
  gapText(labels, gapPercent, 'short')

/** The same as a whole sentence. */
export const gapSentence = (labels: Labels, gapPercent: number | null): string =>
  gapText(labels, gapPercent, 'sentence')

function gapText({ t, format }: Labels, gapPercent: number | null, form: 'short' | 'sentence'): string {
  const whole = form === 'sentence'
  if (gapPercent === null) return t(whole ? 'generate.gap.none_sentence' : 'generate.gap.none')
  if (gapPercent < SMALLEST_PERCENT) return t(whole ? 'generate.gap.best_sentence' : 'generate.gap.best')
  // "At most" must stay true: always upwards.
  const gap = format.number(Math.ceil(gapPercent * 10 - 1e-6) / 10)
  return t(whole ? 'generate.gap.sentence' : 'generate.gap.short', { gap })
}
