import type { PreflightCheck } from './finding.ts'
import { dayHoursShort } from './day_hours_short.ts'
import { dayShort } from './day_short.ts'

/** Days without enough people for their shifts; where no shift is named yet, days without enough hours. */
export const daysShort: PreflightCheck = (model) => {
  if (model.people.length === 0) return []
  const short = dayShort(model)
  const listed = new Set(short.map(({ details: { day, positionId } }) => `${day}/${positionId}`))
  const hours = dayHoursShort(model).filter(
    ({ details: { day, positionId } }) => !listed.has(`${day}/${positionId}`)
  )
  return [...short, ...hours]
}
