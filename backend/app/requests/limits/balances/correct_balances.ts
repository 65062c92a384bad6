import { anyOf } from '#app/core/database/any_of'
import { recordAll } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { takeTurns } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { LimitOfPerson } from '#app/requests/limits/balances/read_balances'
import { longestCorrectionReason } from '#contracts/request_limits'

type Correction = LimitOfPerson & { minutes: number }

/** Corrects limits, each with the same reason. @returns the ids of the entries, in their order */
export async function correctBalances(corrections: readonly Correction[], reason: string): Promise<string[]> {
  const { id: organisationId, actor } = organisationContext.current()
  const entries = corrections.map((correction) => ({
    ...{ id: newId(), organisationId, ...correction, kind: 'correction' as const },
    ...{ reason: reason.slice(0, longestCorrectionReason), byUserId: actor?.userId ?? null },
  }))
  await insertAll('limitEntries', entries)
  await recordAll(
    entries.map(({ id, employeeId, requestTypeId, year, minutes, reason: why }) => ({
      ...{ action: 'requests.add_limit_correction', entity: 'limit_entry', entityId: id },
      after: { employeeId, requestTypeId, year, minutes, reason: why },
    }))
  )
  return entries.map(({ id }) => id)
}

/** Takes corrections back, each by another one: entries are never changed. @returns how many there were */
export async function takeBackCorrections(ids: readonly string[]): Promise<number> {
  await takeTurns('requests')
  const found = await database()
    .selectFrom('limitEntries')
    .select(['employeeId', 'requestTypeId', 'year', 'minutes', 'reason'])
    .where('id', '=', anyOf(ids))
    .where('kind', '=', 'correction')
    .execute()
  const byReason = Map.groupBy(found, ({ reason }) => reason ?? '')
  for (const [reason, entries] of byReason)
    await correctBalances(
      entries.map(({ reason: _same, minutes, ...one }) => ({ ...one, minutes: -minutes })),
      reason
    )
  return found.length
}
