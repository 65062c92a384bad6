import type { Day } from '#contracts/schedule'

/** An entry as one person sees it: its day, and a mark that is another one when anything about it is. */
export type SeenEntry = { day: Day; mark: string }
/** `null`: the person does not see the entry then. */
export type SeenChange = { entryId: string; before: SeenEntry | null; after: SeenEntry | null }
