import { addDays } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import type { DaySpan, StoredEntry } from '#app/scheduling/entries/entry'
import { storedEntries } from '#app/scheduling/entries/entry_rows'
import { scheduleEntryTypes } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

const declared = () =>
  storedEntries().where('e.type', '=', scheduleEntryTypes.availability).where('e.deletedAt', 'is', null)

export const declaredBetween = (employeeId: string, { from, until }: DaySpan): Promise<StoredEntry[]> =>
  declared()
    .where('e.employeeId', '=', employeeId)
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .orderBy('e.startsAt')
    .orderBy('e.id')
    .execute()

/** What was declared for the days, and for the nights around them. */
export const declaredAround = (employeeId: string, days: readonly Day[]): Promise<StoredEntry[]> => {
  const sorted = days.toSorted()
  return declaredBetween(employeeId, { from: addDays(sorted[0]!, -1), until: addDays(sorted.at(-1)!, 2) })
}

export const declaredInGroup = (groupId: string): Promise<StoredEntry[]> =>
  declared().where('e.groupId', '=', groupId).orderBy('e.startsAt').execute()

/** @throws core.not_found */
export const declaredEntry = (id: string): Promise<StoredEntry> =>
  declared()
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())

/** How many entries each of the groups has left. */
export async function groupSizes(groupIds: string[]): Promise<Map<string, number>> {
  const found = await database()
    .selectFrom('scheduleEntries')
    .select('groupId')
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .where('groupId', '=', anyOf(groupIds))
    .where('type', '=', scheduleEntryTypes.availability)
    .where('deletedAt', 'is', null)
    .groupBy('groupId')
    .execute()
  return new Map(found.flatMap(({ groupId, size }) => (groupId ? [[groupId, size]] : [])))
}
