import { rulesInForce } from '@shiftloom/solver/labour_model/position/rules_in_force'
import type { ModelPosition, PlannedModelShift } from '@shiftloom/solver/labour_model/run/problem'
import { clockMinutes, daysBetween, type Day } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { rulesOf } from '#app/demand/rules/load_rules'
import { lawfulMinutesAt, staffingAt } from '#app/demand/staffing/find_staffing'
import type { ScopeLocation } from '#app/scheduling/public/scope'
import type { Staffing } from '#contracts/demand_staffing'
import type { LabourModelFinding, LabourModelScope } from '#contracts/labour_model'

/** Days, and the positions asked for; none: all that rules ask for. */
export type NeedScope = Pick<LabourModelScope, 'from' | 'until' | 'positionIds'> & {
  /** Leaves out positions that are not shown in the schedule, where no shift can be made, and names them. */
  shownOnly?: boolean
}

/** Positions of a location that rules ask for in the days; their shifts keep to the rules in force. */
export async function modelPositions(
  location: ScopeLocation,
  scope: NeedScope,
  planned: ReadonlyMap<string, PlannedModelShift[]>
): Promise<{ positions: ModelPosition[]; findings: LabourModelFinding[] }> {
  const { from, until, positionIds, shownOnly = false } = scope
  const row = { days: daysBetween(from, until), dayOf: (day: Day) => daysBetween(from, day) }
  const rules = await rulesOf(location.id, from)
  const connections = rules.flatMap(({ versions }) => versions.flatMap((one) => one.connections))
  const connected = new Set(connections.map(({ positionId }) => positionId))
  const chosen = [...connected].filter((id) => positionIds.length === 0 || positionIds.includes(id))
  const used = await database()
    .selectFrom('positions as p')
    .leftJoin('demandPositions as d', (join) =>
      join.onRef('d.positionId', '=', 'p.id').on('d.locationId', '=', location.id)
    )
    .select(['p.id', 'p.visible', 'd.combination', 'd.smoothed'])
    .where('p.id', '=', anyOf(chosen))
    .where('p.archivedAt', 'is', null)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  const usedIds = used.map(({ id }) => id)
  const staffing = await staffingAt(location.id, usedIds)
  const lawful = await lawfulMinutesAt(location, usedIds)
  const hidden: LabourModelFinding[] = []
  const positions = used.flatMap(({ id, visible, combination, smoothed }) => {
    const own = rules.flatMap((rule) => rulesInForce(rule, id, row))
    if (own.length === 0) return []
    if (shownOnly && !visible) {
      hidden.push({ code: 'position_hidden', locationId: location.id, positionId: id })
      return []
    }
    const made = staffing.get(id)!
    return [
      {
        ...{ positionId: id, combination: combination ?? 'sum', smoothed: smoothed ?? false },
        ...{ mostPeople: made.mostPeople, rules: own, shape: shapeOf(made, lawful.get(id)!) },
        planned: planned.get(id) ?? [],
      },
    ]
  })
  const tooLong = positions.filter(({ positionId }) =>
    staffing.get(positionId)!.catalogue.some(({ minutes }) => minutes > lawful.get(positionId)!)
  )
  return {
    positions,
    findings: [
      ...hidden,
      ...tooLong.map(({ positionId }) => ({
        ...{ code: 'catalogue_too_long' as const, locationId: location.id, positionId },
        minutes: lawful.get(positionId)!,
      })),
    ],
  }
}

/** What a planner chose, as far as the rules in force allow it. */
function shapeOf(
  { leastMinutes, mostMinutes, startEveryMinutes, catalogue }: Staffing,
  lawfulMinutes: number
): ModelPosition['shape'] {
  const lawful = Math.floor(lawfulMinutes / 15) * 15
  return {
    leastMinutes: Math.min(leastMinutes, lawful),
    mostMinutes: Math.min(mostMinutes, lawful),
    startEveryMinutes,
    catalogue:
      catalogue.length === 0
        ? null
        : catalogue
            .filter(({ minutes }) => minutes <= lawfulMinutes)
            .map(({ start, minutes, weekdays }) => ({ start: clockMinutes(start), minutes, weekdays })),
  }
}
