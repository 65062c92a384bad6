import i18nManager from '@adonisjs/i18n/services/main'
import type { PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { lengthOf, valuesOf, type WordingFormat } from '@shiftloom/solver/labour_code/wording/wording'
import { clockOf, type Day } from '@shiftloom/solver/time'
import type { Locale } from '#contracts/enums'
import { writtenClock, type Writing } from '#contracts/written_times'

type Clocks = Pick<Writing, 'timeFormat'>

/**
 * The sentence of a verdict in the reader's language, the same as on the screen.
 *
 * @param works those involved, and any others
 * @param writing how the organisation writes times of day
 */
export function sentenceOf(
  verdict: PlanVerdict,
  works: readonly PlanEntry[],
  locale: Locale,
  writing: Clocks
): string {
  const texts = i18nManager.locale(locale)
  const format = formatOf(locale, writing)
  const sentence = texts.formatMessage(`sentences.${verdict.ruleId}`, valuesOf(verdict, works, format))
  if (verdict.toleranceMinutes === undefined) return sentence
  const tolerance = format.hours(verdict.toleranceMinutes)
  return texts.formatMessage('within_tolerance', { sentence, tolerance })
}

function formatOf(locale: Locale, writing: Clocks): WordingFormat {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    hours: (minutes) => {
      const length = lengthOf(minutes)
      return i18nManager.locale(locale).formatMessage(`units.${length.unit}`, length)
    },
    day: (day: Day) => days.format(new Date(`${day}T12:00:00Z`)),
    clock: (instant, zone) => writtenClock(clockOf(instant, zone), writing, locale),
  }
}
