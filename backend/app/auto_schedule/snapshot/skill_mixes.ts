import { mixesOfWork, type MixedWork } from '@shiftloom/solver/roster/demand/mixes_of_work'
import type { SkillMix } from '@shiftloom/solver/roster/demand/demand'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { mixesAt, type PositionMix } from '#app/demand/public/mixes_at'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import { scheduleEntryTypes } from '#contracts/enums'
import type { RunScope } from '#contracts/auto_schedule'

/** Who must be among those at work, and the people who have the tags that are asked for. */
export type SnapshotMixes = { rules: PositionMix[]; tagsOf: Map<string, string[]> }

/** As much as a shift without a person, which lacks the tag besides: at half of it, fair shares of hours outweigh it. */
const weight = 100

export async function readMixes(locationIds: readonly string[]): Promise<SnapshotMixes> {
  const rules = await mixesAt(locationIds)
  const tagIds = [...new Set(rules.map(({ tagId }) => tagId))]
  const tagged = await database()
    .selectFrom('employeeTags')
    .select(['employeeId', 'tagId'])
    .where('tagId', '=', anyOf(tagIds))
    .orderBy('tagId')
    .execute()
  const tagsOf = new Map<string, string[]>()
  for (const { employeeId, tagId } of tagged)
    tagsOf.set(employeeId, [...(tagsOf.get(employeeId) ?? []), tagId])
  return { rules, tagsOf }
}

/**
 * What the rules ask of the people who are planned.
 *
 * @param known those people; others who are at work meet a rule, or do not, whatever is planned
 */
export function skillMixesOf(
  { rules, tagsOf }: SnapshotMixes,
  { from, until }: RunScope,
  entries: readonly SnapshotEntry[],
  known: ReadonlySet<string>
): SkillMix[] {
  const shifts = entries.filter(
    ({ type, day }) => type === scheduleEntryTypes.shift && day >= from && day < until
  )
  const byPlace = Map.groupBy(shifts, placeOf)
  return rules.flatMap((rule) => {
    const works = (byPlace.get(placeOf(rule)) ?? []).map(({ start, end, employeeId }): MixedWork => ({
      ...{ start, end },
      isMet: employeeId !== null && !known.has(employeeId) && !!tagsOf.get(employeeId)?.includes(rule.tagId),
    }))
    return mixesOfWork(rule, works, weight)
  })
}

const placeOf = ({ locationId, positionId }: { locationId: string; positionId: string | null }): string =>
  `${locationId} ${positionId}`
