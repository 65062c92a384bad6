import type { ProposalChange, VariantDetails, VariantKey } from '#contracts/auto_schedule'

/** `acceptedBy` names the command, so that the proposal can follow its undo; `acceptedAs` the variant it was of. */
export type StoredChange = ProposalChange & { acceptedBy?: string; acceptedAs?: VariantKey }
export type StoredChanges = { key: VariantKey; changes: StoredChange[] }

/** One plan of a run, with everything it is explained by. */
export type StoredProposal = Omit<VariantDetails, 'changes'> & StoredChanges
