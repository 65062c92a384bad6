import { hoursOf } from './cases/language.ts'
import type { BreakRule } from './limits.ts'

/** A number of a law as a reader sees it: lengths of time as hours, money in whole units, the rest as it is. */
export function valueText(name: string, value: unknown, decimals = 2): string {
  if (value === null) return 'none'
  if (name === 'breaks') return breaksText(value as BreakRule)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value === 'object') return listText(value as Record<string, unknown>, name.endsWith('Days'))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'number') return String(value).replaceAll('_', ' ')
  if (name.endsWith('Minutes')) return hoursOf(value)
  return name.endsWith('Minor') ? (value / 10 ** decimals).toFixed(decimals) : String(value)
}

/** Several values under names; a limit by work system or of a group is a length of time, too. */
const listText = (values: Record<string, unknown>, asDays = false): string =>
  Object.entries(values)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${oneText(name, value, asDays)}`)
    .join('; ')

function oneText(name: string, value: unknown, asDays: boolean): string {
  if (typeof value === 'number' && name === name.toUpperCase()) return asDays ? String(value) : hoursOf(value)
  if (value !== null && typeof value === 'object') {
    const granted = Object.entries(value).filter(([, one]) => one !== null && one !== true)
    return `(${granted.map(([inner, one]) => `${inner} ${valueText(inner, one)}`).join(', ')})`
  }
  return valueText(name, value)
}

function breaksText({ steps, paidOnly, singleBlock, leastMinutes }: BreakRule): string {
  const said = steps.map(({ fromMinutes, inclusive, minutes, nightMinutes }) => {
    const night = nightMinutes === null ? '' : ` (${nightMinutes} min at night)`
    return `${inclusive ? 'from' : 'over'} ${hoursOf(fromMinutes)}: ${minutes} min${night}`
  })
  return [
    ...said,
    leastMinutes ? `each of at least ${leastMinutes} min` : '',
    paidOnly ? 'paid breaks only' : '',
    singleBlock ? 'in one piece, inside the shift' : '',
  ]
    .filter(Boolean)
    .join('; ')
}
