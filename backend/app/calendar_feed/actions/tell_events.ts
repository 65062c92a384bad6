import { addDays, dayOf, periodOfDays } from '@shiftloom/solver/time'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { findLocations } from '#app/organisation/public/find_locations'
import { positionNames } from '#app/organisation/public/position_names'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import { calendarFeedWeeks } from '#contracts/calendar_feed'
import type { ShiftBreak } from '#contracts/schedule'

/** What a calendar knows of one shift; texts are made of it in the reader's language. */
export type EventContent = {
  type: number
  startsAt: string
  endsAt: string
  zone: string
  fullDay: boolean
  workMinutes: number
  breaks: ShiftBreak[]
  /** `null` if the shift has no position. */
  position: string | null
  location: string
}
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
  const now = await contentsOf(work)
  await forgetBefore(feedId, periodOfDays(range.from, range.from, zone).start)
  await rows(
    `insert into calendar_feed_events as e (id, organisation_id, feed_id, entry_id, content, starts_at)
     select n.id, ?, ?, n."entryId", n.content, (n.content ->> 'startsAt')::timestamptz
     from jsonb_to_recordset(?::jsonb) as n (id uuid, "entryId" uuid, content jsonb)
     on conflict (organisation_id, feed_id, entry_id) do update
     set content = excluded.content, starts_at = excluded.starts_at, cancelled = false, sequence = e.sequence + 1,
       changed_at = now()
     where e.cancelled or e.content <> excluded.content`,
    [
      organisationContext.current().id,
      feedId,
      JSON.stringify(now.map((current) => ({ id: newId(), ...current }))),
    ]
  )
  await rows(
    `update calendar_feed_events set cancelled = true, sequence = sequence + 1, changed_at = now()
     where feed_id = ? and not cancelled and entry_id <> all(?::uuid[])`,
    [feedId, now.map(({ entryId }) => entryId)]
  )
  return rows<FeedEvent>(
    `select id, sequence, content, cancelled, changed_at as "changedAt" from calendar_feed_events
     where feed_id = ? order by starts_at, id`,
    [feedId]
  )
}

/** Events before the first day covered are past: they left the calendar without having been cancelled. */
const forgetBefore = (feedId: string, instant: number) =>
  rows('delete from calendar_feed_events where feed_id = ? and starts_at < ?', [
    feedId,
    new Date(instant).toISOString(),
  ])

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
