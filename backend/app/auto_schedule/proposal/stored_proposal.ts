import type { VariantDetails, VariantKey } from '#contracts/auto_schedule'
import type { StoredChange } from '#database/json/auto_schedule'

export type { StoredChange } from '#database/json/auto_schedule'

export type StoredChanges = { key: VariantKey; changes: StoredChange[] }

/** One plan of a run, with everything it is explained by. */
export type StoredProposal = Omit<VariantDetails, 'changes'> & StoredChanges
