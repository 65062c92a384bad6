import type { ClockTime, Day } from './schedule.ts'

/** Colleagues who can be asked at once. */
export const mostAsked = 50
export const longestSwapNote = 500

/** `expired`: the shift began while no one had answered, or while the answer waited for a supervisor. */
export type SwapStatus = 'asked' | 'accepted' | 'done' | 'rejected' | 'withdrawn' | 'expired'

/** A shift as it was when the swap was proposed. */
export type SwapShift = {
  entryId: string
  day: Day
  start: ClockTime
  end: ClockTime
  locationId: string
  positionId: string | null
}
/** The same with names, as they are now. One of GET /api/scheduling/swappable-shifts. */
export type NamedSwapShift = SwapShift & { location: string; position: string | null }

/** Why a colleague cannot take the shift: not free then, not qualified, or against the rules of working time. */
export type SwapObstacle = 'not_free' | 'not_qualified' | 'rules'
/** A shift that the colleague could give in return. */
type SwapReturn = NamedSwapShift & { obstacle: SwapObstacle | null }
/** One of GET /api/scheduling/swap-partners: what the rules say before anyone is asked. */
export type SwapPartner = {
  employeeId: string
  name: string
  surname: string
  /** Taking the shift without giving one; `null`: it can be. */
  obstacle: SwapObstacle | null
  returns: SwapReturn[]
}

/** A colleague who is asked, and the shift asked for in return. */
export type SwapAsked = { employeeId: string; entryId: string | null }
/** The first hours of a shift up to a time, or the last ones from it on. */
export type SwapPart = { give: 'first' | 'last'; at: ClockTime }
/** POST /api/scheduling/swaps; without a part the whole shift. */
export type SwapProposal = {
  entryId: string
  part?: SwapPart | null | undefined
  asked: SwapAsked[]
  note: string | null
}

type Named = { id: string; name: string; surname: string }
type SwapOffer = {
  employee: Named
  /** What the colleague gives in return; `null`: nothing. */
  shift: NamedSwapShift | null
  answer: 'open' | 'accepted' | 'rejected'
}
export type SwapRights = {
  /** As the colleague who is asked. */
  answer: boolean
  /** As the supervisor. */
  confirm: boolean
  withdraw: boolean
}
/** One of GET /api/scheduling/swaps. Colleagues who are asked see no others who are. */
export type Swap = {
  id: string
  version: number
  status: SwapStatus
  /** One of the shifts has changed since: the swap can no longer be carried out. */
  outdated: boolean
  needsConfirmation: boolean
  requester: Named
  shift: NamedSwapShift
  /** The hours of it that are given; `null`: all of them. */
  part: { start: ClockTime; end: ClockTime } | null
  note: string | null
  offers: SwapOffer[]
  createdAt: string
  decidedAt: string | null
  /** Full name of the supervisor. */
  decidedBy: string | null
  decisionReason: string | null
  rights: SwapRights
}
