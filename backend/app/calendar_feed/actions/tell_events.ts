import { sql } from 'kysely'
import { addDays, dayOf, periodOfDays } from '@shiftloom/solver/time'
import { database, now } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { absencesOf } from '#app/calendar_feed/contents/absences_of'
import type { CurrentEvent } from '#app/calendar_feed/contents/current_event'
import { workOf } from '#app/calendar_feed/contents/work_of'
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

/**
 * Compares the events the calendar was last given with what holds now, and stores the difference: changed events
 * with the next number, those that are no longer the person's as cancelled. Runs while the feed's row is locked.
 */
export async function tellEvents({ feedId, employeeId }: Feed, zone: string): Promise<FeedEvent[]> {
  const today = dayOf(Date.now(), zone)
  const range = {
    from: addDays(today, -7 * calendarFeedWeeks.back),
    until: addDays(today, 7 * calendarFeedWeeks.ahead),
  }
  const events = [...(await workOf(employeeId, range)), ...(await absencesOf(employeeId, range, zone))]
  await forgetBefore(feedId, periodOfDays(range.from, range.from, zone).start, events)
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
    .where('entryId', '<>', noneOf(events))
    .execute()
  return database()
    .selectFrom('calendarFeedEvents')
    .select(['id', 'sequence', 'content', 'cancelled', 'changedAt'])
    .where('feedId', '=', feedId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/**
 * Events before the first day covered are past: they left the calendar without having been cancelled. A long leave that
 * began before it goes on.
 */
const forgetBefore = (feedId: string, instant: number, current: readonly CurrentEvent[]) =>
  database()
    .deleteFrom('calendarFeedEvents')
    .where('feedId', '=', feedId)
    .where('startsAt', '<', new Date(instant))
    .where('entryId', '<>', noneOf(current))
    .execute()

const noneOf = (events: readonly CurrentEvent[]) => sql<string>`all(${events.map(({ entryId }) => entryId)})`
