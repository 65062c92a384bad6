/** A queue served by agents: what comes, how long each takes, and how soon it must be answered. */
export type ErlangRule = {
  readonly handlingSeconds: number
  /** Share of contacts, 0 to 1, to be answered within `answerSeconds`. */
  readonly serviceLevel: number
  readonly answerSeconds: number
  /** Busy share of an agent's time that may not be passed, 0 to 1; 1 for no such limit. */
  readonly maximumOccupancy: number
  /** Share of paid time in which an agent takes no contacts, 0 to 1. */
  readonly shrinkage: number
}

/** What a number of agents gives. */
export type QueueFigures = {
  /** Share of contacts that wait at all. */
  readonly waiting: number
  readonly serviceLevel: number
  readonly averageWaitSeconds: number
  readonly occupancy: number
}

/**
 * The blocking probability B of Erlang's loss formula, by its recursion over the agents. Every value stays between 0 and 1
 * and each step only shrinks earlier rounding errors, so loads of any size are safe, unlike the formula with factorials.
 */
export function erlangB(agents: number, load: number): number {
  let blocked = 1
  for (let n = 1; n <= agents; n += 1) blocked = nextBlocked(blocked, n, load)
  return blocked
}

const nextBlocked = (blocked: number, agents: number, load: number): number =>
  (load * blocked) / (agents + load * blocked)

/** @param load contacts an hour times handling time, in hours of work an hour */
export const queueFigures = (
  agents: number,
  load: number,
  rule: Pick<ErlangRule, 'handlingSeconds' | 'answerSeconds'>
): QueueFigures => figuresOf(erlangB(agents, load), agents, load, rule)

function figuresOf(
  blocked: number,
  agents: number,
  load: number,
  { handlingSeconds, answerSeconds }: Pick<ErlangRule, 'handlingSeconds' | 'answerSeconds'>
): QueueFigures {
  const occupancy = agents === 0 ? 0 : load / agents
  if (load === 0) return { waiting: 0, serviceLevel: 1, averageWaitSeconds: 0, occupancy }
  if (agents <= load) return { waiting: 1, serviceLevel: 0, averageWaitSeconds: Infinity, occupancy }
  const waiting = blocked / (1 - occupancy * (1 - blocked))
  const spare = agents - load
  return {
    waiting,
    serviceLevel: 1 - waiting * Math.exp((-spare * answerSeconds) / handlingSeconds),
    averageWaitSeconds: (waiting * handlingSeconds) / spare,
    occupancy,
  }
}

/**
 * The fewest agents at work that reach the service level and keep the occupancy. @param contactsPerHour may be a fraction
 * Source: A. K. Erlang, Solution of some problems in the theory of probabilities, 1917 (M/M/n, no caller hangs up).
 */
export function agentsAtWork(contactsPerHour: number, rule: ErlangRule): number {
  const load = (contactsPerHour * rule.handlingSeconds) / 3600
  if (load === 0) return 0
  const least = Math.max(Math.floor(load) + 1, Math.ceil(load / rule.maximumOccupancy - 1e-9))
  let blocked = erlangB(least, load)
  let agents = least
  while (figuresOf(blocked, agents, load, rule).serviceLevel < rule.serviceLevel) {
    agents += 1
    blocked = nextBlocked(blocked, agents, load)
  }
  return agents
}

/** Work content in planned persons: agents at work, and those who are paid but away. Not yet rounded. */
export const erlangContent = (contactsPerHour: number, rule: ErlangRule): number =>
  agentsAtWork(contactsPerHour, rule) / (1 - rule.shrinkage)
