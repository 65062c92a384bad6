import { numberOf } from '#app/imports/employees/cell_values'
import type { Metric } from '#contracts/demand'

type ReadValue = { value: string } | { reason: string; details?: Record<string, unknown> }

/** Decimal places of each type of metric. */
const places: Record<Metric['dataType'], number> = { COUNT: 0, DECIMAL: 4, CURRENCY: 2 }
/** What the column holds: ten digits before the point. */
const highest = 9_999_999_999

/** A number with a point or a comma, as the database takes it. */
export function valueIn(text: string, { name, dataType }: Pick<Metric, 'name' | 'dataType'>): ReadValue {
  if (/^[-\u2212]\s*\d/.test(text)) return { reason: 'negative_value' }
  const value = numberOf(text)
  if (value === undefined) return { reason: 'not_a_value' }
  if (value > highest) return { reason: 'value_too_big' }
  const rounded = Number(value.toFixed(places[dataType]))
  if (Math.abs(value - rounded) > 1e-9)
    return dataType === 'COUNT'
      ? { reason: 'not_whole', details: { metric: name } }
      : { reason: 'too_many_places', details: { places: places[dataType] } }
  return { value: rounded.toFixed(places[dataType]) }
}
