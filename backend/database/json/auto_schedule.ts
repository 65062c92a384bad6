import type { ProposalChange, RunGoals, RunProgress, VariantKey } from '#contracts/auto_schedule'

/** Goals that are searched in addition to those of the request. */
export type Alternative = { key: Exclude<VariantKey, 'asked'>; goals: RunGoals }
/** `acceptedBy` names the command, so that the proposal can follow its undo; `acceptedAs` the variant it was of. */
export type StoredChange = ProposalChange & { acceptedBy?: string; acceptedAs?: VariantKey }
export type StoredProgress = RunProgress & { score: number }
