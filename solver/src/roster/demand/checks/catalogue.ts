import type { CatalogueShift, ShiftShape } from '../demand.ts'
import { fault, idsOnce, wholeNumbers, type ProblemCheck, type ProblemFault } from './fault.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY_MINUTES = 1440

/** Shifts and shapes that can be: clock times, lengths, breaks inside them, kinds that exist. */
export const checkCatalogue: ProblemCheck = ({ catalogue = {} }) => {
  const { shiftTypes = [], shapes = [] } = catalogue
  const kinds = new Set(shiftTypes.flatMap(({ id, kind }) => [id, kind ?? id]))
  return [
    ...idsOnce(
      'catalogue',
      shiftTypes.map(({ id }) => id)
    ),
    ...shiftTypes.flatMap((shift) => shiftFaults(shift)),
    ...shiftTypes.flatMap(({ id, notNextDay = [] }) =>
      notNextDay
        .filter((kind) => !kinds.has(kind))
        .map((kind) => fault('id_unknown', { part: 'catalogue', id: kind, by: id }))
    ),
    ...shapes.flatMap(shapeFaults),
  ]
}

function shiftFaults({
  id,
  start,
  lengthMinutes,
  workMinutes,
  weekdays = [],
}: CatalogueShift): ProblemFault[] {
  const wrong = (field: string, is: boolean): ProblemFault[] =>
    is ? [fault('catalogue_wrong', { id, field })] : []
  return [
    ...wrong('start', !CLOCK.test(start)),
    ...wrong('lengthMinutes', !(lengthMinutes > 0 && lengthMinutes <= DAY_MINUTES)),
    ...wrong('workMinutes', !(workMinutes >= 0 && workMinutes <= lengthMinutes)),
    ...wrong(
      'weekdays',
      weekdays.some((day) => !Number.isInteger(day) || day < 1 || day > 7)
    ),
    ...wholeNumbers('catalogue', id, { lengthMinutes, workMinutes }),
  ]
}

function shapeFaults(shape: ShiftShape): ProblemFault[] {
  const { positionId, minimumMinutes, maximumMinutes, startEveryMinutes, breakRules = [] } = shape
  const id = positionId ?? ''
  const wrong = (field: string, is: boolean): ProblemFault[] =>
    is ? [fault('catalogue_wrong', { id, field })] : []
  let longest = 0
  return [
    ...wholeNumbers('shapes', id, { minimumMinutes, maximumMinutes, startEveryMinutes }, 1),
    ...wrong('minimumMinutes', minimumMinutes > maximumMinutes),
    ...wrong('maximumMinutes', maximumMinutes > DAY_MINUTES),
    ...breakRules.flatMap(({ fromLengthMinutes, breaks }) => {
      const rises = fromLengthMinutes > longest
      longest = fromLengthMinutes
      let ended = 0
      const fits = breaks.every(({ minutes, earliest, latest }) => {
        const apart = earliest > ended && latest >= earliest && minutes > 0
        ended = latest + minutes
        return apart && ended < fromLengthMinutes
      })
      return wrong('breakRules', !rises || !fits)
    }),
  ]
}
