import type { NamedSwapShift, SwapObstacle } from './swaps.ts'

/** Shifts that are opened at once. */
export const mostOpened = 50
/** Hours for which claims are collected; a shift that begins earlier closes then. */
export const claimHours = { least: 1, most: 168 } as const

/** Who gets a shift: the person who carries least of what it is, once the time is over, or the first to claim it. */
export const claimRules = ['fair', 'first'] as const
export type ClaimRule = (typeof claimRules)[number]

/** `unclaimed`: no one claimed it whom the rules allow; `outdated`: the shift changed, or was assigned otherwise. */
export type OpenShiftStatus = 'open' | 'assigned' | 'unclaimed' | 'withdrawn' | 'outdated'
export type ClaimOutcome = 'waiting' | 'won' | 'lost'

/** POST /api/scheduling/open-shifts; without a rule or hours, those of the company. */
export type OpenShiftInput = {
  entryIds: string[]
  /** One of these tags is needed; none: everyone who works there at that position. */
  tagIds: string[]
  rule: ClaimRule | null
  hours: number | null
}

type Claimant = {
  employee: { id: string; name: string; surname: string }
  claimedAt: string
  outcome: ClaimOutcome
}
export type OpenShiftRights = { claim: boolean; takeBack: boolean; withdraw: boolean; decide: boolean }
/** One of GET /api/scheduling/open-shifts: for planners those of their locations, for others those they may claim. */
export type OpenShift = {
  id: string
  version: number
  status: OpenShiftStatus
  shift: NamedSwapShift
  rule: ClaimRule
  closesAt: string
  createdAt: string
  /** What became of the reader’s own claim; `null` without one. */
  own: ClaimOutcome | null
  /** Why the reader cannot claim it; `null` if nothing is in the way, or no claim is open to them. */
  obstacle: SwapObstacle | null
  /** For planners, by time; others see only their own claim. */
  claimants: Claimant[]
  rights: OpenShiftRights
}

/** One of GET /api/scheduling/collecting-shifts: what the schedule of planners shows of shifts that collect claims. */
export type CollectingShift = { id: string; entryId: string; closesAt: string; claims: number }
