import { sql } from 'kysely'
import { addDays, dayOf, periodOfDays } from '@shiftloom/solver/time'
import { database, now } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { findLocations } from '#app/organisation/public/find_locations'
import { positionNames } from '#app/organisation/public/position_names'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import { calendarFeedWeeks } from '#contracts/calendar_feed'
import type { EventContent } from '#database/json/calendar_feed'

export type FeedEvent = {
  /** Belongs to this person and this entry for ever. */
  id: string
  /** Grows with every change. */
  sequence: number
  content: EventContent
  cancelled: boolean
  changedAt: Date
}

type Feed = { feedId: string; employeeId: string }
type Current = { entryId: string; content: EventContent }

/**
 * Compares the events the calendar was last given with what staff see now, and stores the difference: changed shifts
 * with the next number, those that are no longer the person's as cancelled. Runs while the feed's row is locked.
 */
export async function tellEvents({ feedId, employeeId }: Feed, zone: string): Promise<FeedEvent[]> {
  const today = dayOf(Date.now(), zone)
  const range = {
    from: addDays(today, -7 * calendarFeedWeeks.back),
    until: addDays(today, 7 * calendarFeedWeeks.ahead),
  }
  const work = await publishedWork(range, { employeeIds: [employeeId] })
  const events = await contentsOf(work)
  await forgetBefore(feedId, periodOfDays(range.from, range.from, zone).start)
  const given = JSON.stringify(events.map((event) => ({ id: newId(), ...event })))
  await sql`insert into calendar_feed_events as e (id, organisation_id, feed_id, entry_id, content, starts_at)
    select n.id, ${organisationContext.current().id}, ${feedId}, n."entryId", n.content,
      (n.content ->> 'startsAt')::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as n (id uuid, "entryId" uuid, content jsonb)
    on conflict (organisation_id, feed_id, entry_id) do update
    set content = excluded.content, starts_at = excluded.starts_at, cancelled = false, sequence = e.sequence + 1,
      changed_at = now()
    where e.cancelled or e.content <> excluded.content`.execute(database())
  await database()
    .updateTable('calendarFeedEvents')
    .set((eb) => ({ cancelled: true, sequence: eb('sequence', '+', 1), changedAt: now }))
    .where('feedId', '=', feedId)
    .where('cancelled', '=', false)
    .where('entryId', '<>', sql<string>`all(${events.map(({ entryId }) => entryId)})`)
    .execute()
  return database()
    .selectFrom('calendarFeedEvents')
    .select(['id', 'sequence', 'content', 'cancelled', 'changedAt'])
    .where('feedId', '=', feedId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** Events before the first day covered are past: they left the calendar without having been cancelled. */
const forgetBefore = (feedId: string, instant: number) =>
  database()
    .deleteFrom('calendarFeedEvents')
    .where('feedId', '=', feedId)
    .where('startsAt', '<', new Date(instant))
    .execute()

async function contentsOf(work: PublishedWork[]): Promise<Current[]> {
  const locations = await findLocations([...new Set(work.map(({ locationId }) => locationId))])
  const positions = await positionNames([...new Set(work.flatMap(({ positionId }) => positionId ?? []))])
  return work.map(({ entryId, locationId, positionId, type, startsAt, endsAt, zone, ...rest }) => ({
    entryId,
    content: {
      ...{ type, startsAt, endsAt, zone },
      fullDay: rest.fullDay,
      workMinutes: rest.workMinutes,
      breaks: rest.breaks,
      position: positions.get(positionId ?? '') ?? null,
      location: locations.get(locationId)?.name ?? '',
    },
  }))
}
