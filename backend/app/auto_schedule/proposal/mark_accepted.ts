import type { StoredChange, StoredChanges } from '#app/auto_schedule/proposal/stored_proposal'
import type { ProposalChange, VariantKey } from '#contracts/auto_schedule'

type Acceptance = { commandId: string; at: string; variant: VariantKey }

/**
 * Marks what an acceptance put into the schedule in all variants of its run: where another variant wants the very same,
 * it has it now.
 *
 * @returns the variants in which something changed
 */
export function markAccepted(
  variants: readonly StoredChanges[],
  accepted: readonly ProposalChange[],
  { commandId, at, variant }: Acceptance
): StoredChanges[] {
  const given = new Map(accepted.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
  const isMet = ({ entryId, toEmployeeId, acceptedAt }: StoredChange) =>
    acceptedAt === null && given.has(entryId) && given.get(entryId) === toEmployeeId
  return markedWhere(variants, isMet, {
    acceptedAt: at,
    acceptedBy: commandId,
    acceptedAs: variant,
  })
}

type Step = { commandId: string; entryIds: ReadonlySet<string>; acceptedAt: string | null }

/** Lets all variants follow the undo or redo of an acceptance, as far as it really reached. */
export const markFollowed = (
  variants: readonly StoredChanges[],
  { commandId, entryIds, acceptedAt }: Step
): StoredChanges[] =>
  markedWhere(variants, ({ acceptedBy, entryId }) => acceptedBy === commandId && entryIds.has(entryId), {
    acceptedAt,
  })

/**
 * Leaves shifts out of all variants, or puts them back; what was accepted stays as it is.
 *
 * @returns the variants in which something changed, and the shifts that are left out or put back by it
 */
export function markLeftOut(
  variants: readonly StoredChanges[],
  entryIds: ReadonlySet<string>,
  leftOut: boolean
): { marked: StoredChanges[]; shifts: ReadonlySet<string> } {
  const isMet = (change: StoredChange) =>
    entryIds.has(change.entryId) && !isAccepted(change) && (change.leftOut ?? false) !== leftOut
  const met = variants.flatMap(({ changes }) => changes.filter(isMet))
  return {
    marked: markedWhere(variants, isMet, { leftOut: leftOut || undefined }),
    shifts: new Set(met.map(({ entryId }) => entryId)),
  }
}

/** Nothing of a variant is left to accept: each of its shifts is decided, by itself or by another variant, or left out. */
export function isSettled(key: VariantKey, variants: readonly StoredChanges[]): boolean {
  const decided = decidedBy(variants)
  const own = variants.find((variant) => variant.key === key)?.changes ?? []
  return own.every(({ entryId, leftOut }) => leftOut || decided.has(entryId))
}

/** The shifts that acceptances decided, of whatever variant. */
export const decidedBy = (variants: readonly StoredChanges[]): Set<string> =>
  new Set(variants.flatMap(({ changes }) => changes.filter(isAccepted).map(({ entryId }) => entryId)))

export const isAccepted = ({ acceptedAt }: ProposalChange): boolean => acceptedAt !== null

function markedWhere(
  variants: readonly StoredChanges[],
  concerns: (change: StoredChange) => boolean,
  mark: { [Key in keyof StoredChange]?: StoredChange[Key] | undefined }
): StoredChanges[] {
  return variants
    .filter(({ changes }) => changes.some(concerns))
    .map(({ key, changes }) => ({
      key,
      changes: changes.map((change) =>
        concerns(change) ? ({ ...change, ...mark } as StoredChange) : change
      ),
    }))
}
