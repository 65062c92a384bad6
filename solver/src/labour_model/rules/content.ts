import { erlangContent, type ErlangRule } from './erlang_c.ts'
import { peopleInSteps, type Step } from './steps.ts'

/** How units of a metric become work. */
export type ContentRule =
  /** One person handles so many units in an hour. */
  | { readonly kind: 'linear'; readonly unitsPerPersonHour: number }
  /** A table of people by units an hour. */
  | { readonly kind: 'range'; readonly steps: readonly Step[] }
  /** Every unit takes so long; `utilisation`, 0 to 1, is the busy share of a person that is aimed at. */
  | { readonly kind: 'service_time'; readonly secondsPerUnit: number; readonly utilisation: number }
  | ({ readonly kind: 'erlang_c' } & ErlangRule)

/** Work content of one slot, in persons, not yet rounded. @param units expected in the slot */
export function contentOf(rule: ContentRule, units: number, slotMinutes: number): number {
  const unitsPerHour = units / (slotMinutes / 60)
  switch (rule.kind) {
    case 'linear':
      return unitsPerHour / rule.unitsPerPersonHour
    case 'range':
      return peopleInSteps(rule.steps, unitsPerHour)
    case 'service_time':
      return (unitsPerHour * rule.secondsPerUnit) / 3600 / rule.utilisation
    case 'erlang_c':
      return erlangContent(unitsPerHour, rule)
  }
}
