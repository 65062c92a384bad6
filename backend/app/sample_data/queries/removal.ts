import { placesWithOwnDemand } from '#app/demand/public/sample_demand'
import { sampleColors, samplePositions, sampleWords } from '#app/sample_data/sample_company'
import type { SampleDataSet } from '#app/sample_data/queries/sample_data_set'
import {
  placesOfPeople,
  positionsOfOwnPlaces,
  positionsOfPeople,
  sampleDirectory,
  usedElsewhere,
} from '#app/organisation/public/sample_directory'
import {
  countSampleEntries,
  placesWithOwnEntries,
  positionsOfStayingEntries,
  type SampleScope,
} from '#app/scheduling/public/sample_entries'
import { usedByOwnTime } from '#app/time_tracking/public/sample_time'
import type { SampleDataRemoval, SampleDataRemovalInput, SampleStay } from '#contracts/sample_data'

export type RemovalPlan = {
  removal: SampleDataRemoval
  scope: SampleScope
  going: { peopleIds: string[]; placeIds: string[]; positionIds: string[] }
}

/**
 * What removing the samples means now. People stay who have an account, whom something refers to, or who were changed;
 * then places that are changed, or used by people who stay; then positions used by what stays.
 */
export async function planRemoval(
  { language }: SampleDataSet,
  { includeChanged }: SampleDataRemovalInput,
  lock: 'lock' | 'read'
): Promise<RemovalPlan> {
  const { people, places, positions } = await sampleDirectory(lock)
  const ids = (all: { id: string }[]) => all.map(({ id }) => id)
  const isMoved = (changed: boolean) => changed && !includeChanged

  const known = new Set(await usedElsewhere('employees', ids(people)))
  const [peopleIds, stayingPeople] = parted('employee', people, ({ id, changed, hasAccount }) =>
    hasAccount ? because('account') : known.has(id) ? because('used') : isMoved(changed) && because('changed')
  )

  const asked = { placeIds: ids(places), positionIds: ids(positions) }
  const registered = await usedByOwnTime(asked, peopleIds)
  const living = byId(await placesOfPeople(ids(places), peopleIds))
  const inUse = new Set([
    ...(await usedElsewhere('locations', ids(places))),
    ...(await placesWithOwnEntries(ids(places), peopleIds)),
    ...(await placesWithOwnDemand(ids(places))),
    ...registered.placeIds,
  ])
  const [placeIds, stayingPlaces] = parted('location', places, ({ id, changed }) =>
    living.has(id)
      ? because('used', living.get(id))
      : inUse.has(id)
        ? because('used')
        : isMoved(changed) && because('changed')
  )

  const scope = { samplePeople: ids(people), goingPeople: peopleIds, goingPlaces: placeIds }
  const having = byId(await positionsOfPeople(ids(positions), peopleIds))
  const needed = new Set([
    ...(await usedElsewhere('positions', ids(positions))),
    ...(await positionsOfOwnPlaces(ids(positions))),
    ...registered.positionIds,
    ...(await positionsOfStayingEntries(ids(positions), scope)),
  ])
  const words = sampleWords(language).positions
  const isAsAdded = ({ name, color, ownColor }: { name: string; color: number; ownColor: string | null }) =>
    ownColor === null && samplePositions.some((key) => words[key] === name && sampleColors[key] === color)
  const [positionIds, stayingPositions] = parted('position', positions, (position) =>
    having.has(position.id)
      ? because('used', having.get(position.id))
      : needed.has(position.id)
        ? because('used')
        : isMoved(!isAsAdded(position)) && because('changed')
  )

  const { unassigned, ...entries } = await countSampleEntries(scope)
  const removal = {
    going: {
      employees: peopleIds.length,
      locations: placeIds.length,
      positions: positionIds.length,
      ...entries,
    },
    staying: [...stayingPeople, ...stayingPlaces, ...stayingPositions],
    unassigned,
  }
  return { removal, scope, going: { peopleIds, placeIds, positionIds } }
}

type Because = Pick<SampleStay, 'reason' | 'usedBy'>
const because = (reason: SampleStay['reason'], usedBy: string[] = []): Because => ({ reason, usedBy })

/** Ids of those that go, and the others with why they stay. */
function parted<Row extends { id: string; name: string }>(
  entity: SampleStay['entity'],
  all: Row[],
  reasonOf: (row: Row) => Because | false
): [string[], SampleStay[]] {
  const judged = all.map((row) => ({ row, reason: reasonOf(row) }))
  return [
    judged.filter(({ reason }) => !reason).map(({ row }) => row.id),
    judged.flatMap(({ row: { id, name }, reason }) => (reason ? [{ entity, id, name, ...reason }] : [])),
  ]
}

const byId = (uses: { id: string; by: string }[]): Map<string, string[]> =>
  new Map([...Map.groupBy(uses, ({ id }) => id)].map(([id, all]) => [id, all.map(({ by }) => by)] as const))
