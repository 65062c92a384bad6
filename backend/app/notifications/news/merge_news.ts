import type { SeenChange } from '#app/scheduling/public/events'
import type { ScheduleNews } from '#contracts/notifications'

export type ScheduleMessage = {
  kind: 'new_schedule' | 'updated_schedule'
  data: ScheduleNews
  /** What the counts stand for, so that later news of the same entries replaces them. */
  entries: SeenChange[]
}
/** What is shown of it. */
export type ScheduleInBrief = Pick<ScheduleMessage, 'kind' | 'data'>

/** What a publication is to one person: new when nothing they had seen changed or went. */
export function scheduleMessage(entries: SeenChange[]): ScheduleMessage {
  const days = entries
    .flatMap(({ before, after }) => [before, after].flatMap((seen) => seen?.day ?? []))
    .sort()
  const count = (holds: (change: SeenChange) => boolean) => entries.filter(holds).length
  const data = {
    from: days[0]!,
    last: days.at(-1)!,
    added: count(({ before }) => before === null),
    changed: count(({ before, after }) => before !== null && after !== null),
    removed: count(({ after }) => after === null),
  }
  return { kind: data.changed + data.removed === 0 ? 'new_schedule' : 'updated_schedule', data, entries }
}

/**
 * Merges two messages into one: the difference between the state before the first and the end. Published, withdrawn and
 * published again is published once; withdrawn alone is nothing, and the message counts nothing.
 */
export function mergeNews(earlier: ScheduleMessage, more: ScheduleMessage): ScheduleMessage {
  const entries = new Map(earlier.entries.map((change) => [change.entryId, change]))
  for (const { entryId, before, after } of more.entries)
    entries.set(entryId, { entryId, before: (entries.get(entryId) ?? { before }).before, after })
  const different = [...entries.values()].filter(({ before, after }) => before?.mark !== after?.mark)
  if (different.length > 0) return scheduleMessage(different)
  const { from, last } = earlier.data
  return {
    kind: 'updated_schedule',
    data: { from, last, added: 0, changed: 0, removed: 0 },
    entries: [],
  }
}

export const saysNothing = ({ added, changed, removed }: ScheduleNews): boolean =>
  added + changed + removed === 0
