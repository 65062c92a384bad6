import type { ScheduleNews } from '#contracts/notifications'

type ScheduleKind = 'new_schedule' | 'updated_schedule'
export type ScheduleMessage = { kind: ScheduleKind; data: ScheduleNews }

/** What a publication is to one person: new when nothing they had seen changed or went. */
export const kindOf = ({ changed, removed }: Pick<ScheduleNews, 'changed' | 'removed'>): ScheduleKind =>
  changed === 0 && removed === 0 ? 'new_schedule' : 'updated_schedule'

/**
 * One message in the place of two: what came, changed and went counts together. It stays news of a new schedule while
 * nothing went: nobody has been mailed the first one yet.
 */
export function mergeNews(told: ScheduleMessage, more: ScheduleMessage): ScheduleMessage {
  const [one, other] = [told.data, more.data]
  const data = {
    from: one.from < other.from ? one.from : other.from,
    last: one.last > other.last ? one.last : other.last,
    added: one.added + other.added,
    changed: one.changed + other.changed,
    removed: one.removed + other.removed,
  }
  return { kind: data.removed > 0 ? 'updated_schedule' : told.kind, data }
}
