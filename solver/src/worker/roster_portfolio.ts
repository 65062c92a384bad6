import { searchSideBySide, type SearchThread } from '../portfolio/side_by_side.ts'
import type { Blackboard } from '../roster/portfolio/blackboard.ts'
import { usualParameters, type Parameters } from '../roster/parameters/parameters.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterProgress, RosterResult, StopReason } from '../roster/result.ts'
import { inTimeOrder, progressOf, SURELY_BEST, type Found } from '../roster/search/found.ts'
import { Meeting, type MeetingMemory } from '../roster/search/together/meeting.ts'
import type { ThreadStatistics } from '../roster/statistics/search_statistics.ts'
import { bestOn, rosterBoard } from './roster_board.ts'
import type { SearchTask, Task } from './task.ts'

/** What searches of the same shifts under several goals know of each other. */
type Company = {
  /** The board of each, in the order of the problems. */
  readonly boards: readonly Blackboard[]
  /** Which one this is. */
  readonly index: number
  /** Tells that this search has ended; resolves when all have, and nothing better can come. */
  readonly met: () => Promise<unknown>
}

export type RosterPortfolio = {
  /** How to search; the usual way when left out. */
  readonly parameters?: Parameters
  /** Where the moves of its threads are counted; left out: nowhere. */
  readonly statistics?: ThreadStatistics
  readonly company: Company
  /** Keeps the best so far and ends. */
  readonly stop: AbortSignal
  /** Ends the threads at once; the roster is lost. */
  readonly cancel: AbortSignal
  /** About four times a second, with the best so far. */
  readonly onProgress: (progress: RosterProgress) => void
  /** Runs a task on a thread of its own; an aborted signal ends the thread. */
  readonly run: (task: Task, signal: AbortSignal) => Promise<RosterResult | null>
  readonly onLost: (error: unknown) => void
}

/** How often a result is tried to be written when threads are lost. */
const TRIES = 3

/**
 * Searches one roster on several threads: annealers that share a plan, or begin from different seeds and take up each
 * other's best plans; the last one raises the bound as well. Plans found under other goals are taken up where they are
 * better by the goals here.
 * With a limit on moves a single thread searches, and it looks at no others, so that the answer stays the same.
 * @throws when no thread found anything, or when it was cancelled
 */
export async function searchOnThreads(problem: RosterProblem, parts: RosterPortfolio): Promise<RosterResult> {
  const { cancel, stop, onProgress, company } = parts
  const board = company.boards[company.index]!
  const silence = (): void => board.stop()
  cancel.addEventListener('abort', silence)
  try {
    cancel.throwIfAborted()
    const meeting = meetingOf(problem, board.slots, parts.parameters)
    const tell = progressTeller(problem, board, onProgress)
    const elapsedMs = await searchSideBySide({
      board,
      ...(parts.parameters && { care: parts.parameters.threads }),
      budgetMs: problem.budgetMs,
      signal: AbortSignal.any([stop, cancel]),
      start: (slot, life, elapsedMs) =>
        startSearch(problem, board, { slot, life, elapsedMs, meeting }, parts),
      onLook: tell,
    })
    cancel.throwIfAborted()
    tell(elapsedMs)
    await company.met()
    cancel.throwIfAborted()
    return await finished(problem, board, elapsedMs, parts)
  } finally {
    void company.met()
    cancel.removeEventListener('abort', silence)
  }
}

type Place = {
  readonly slot: number
  /** How many threads the slot had before. */
  readonly life: number
  readonly elapsedMs: number
  readonly meeting: MeetingMemory | null
}

function startSearch(
  problem: RosterProblem,
  board: Blackboard,
  { slot, life, elapsedMs, meeting }: Place,
  { parameters = usualParameters, statistics, run, cancel, onLost, company }: RosterPortfolio
): SearchThread {
  const task: SearchTask = {
    kind: 'search',
    problem,
    parameters,
    ...(statistics && { statistics: statistics.memoryOf(slot) }),
    seed: problem.seed + slot * 7919 + life * 104_729,
    budgetMs: problem.budgetMs - elapsedMs,
    boundShare: boundShareOf(problem, slot, board.slots, parameters),
    slot,
    slots: board.slots,
    buffer: board.buffer,
    // A thread in place of a lost one comes too late.
    ...(meeting && slot < meeting.parts && life === 0 && { meeting }),
    peers: peersOf(problem, company).map(({ slots, buffer }) => ({ slots, buffer })),
  }
  const ending = new AbortController()
  const ended = run(task, AbortSignal.any([ending.signal, cancel])).then(
    () => true,
    (error: unknown) => {
      if (!ending.signal.aborted && !cancel.aborted) onLost(error)
      return false
    }
  )
  return {
    ended,
    end: async () => {
      ending.abort()
      await ended
    },
  }
}

/**
 * Where threads meet that share a plan: as many as have enough people each. None in a repair, where most people stay as
 * they are, and none with skill mixes, which people of several threads keep together.
 */
function meetingOf(
  { mode, people, shifts, skillMix = [] }: RosterProblem,
  threads: number,
  { search }: Parameters = usualParameters
): MeetingMemory | null {
  const parts = Math.min(threads, Math.floor(people.length / search.fewestEach))
  if (parts < 2 || mode === 'repair' || skillMix.length > 0) return null
  const { buffer } = new Meeting(shifts.length, parts)
  return { parts, buffer }
}

/** The boards of the others; a search that has to be repeatable has none. */
const peersOf = ({ iterationLimit }: RosterProblem, { boards, index }: Company): Blackboard[] =>
  iterationLimit === null ? boards.filter((_, other) => other !== index) : []

/** A board for a search on so many threads. */
export const boardFor = ({ iterationLimit, shifts }: RosterProblem, threads: number): Blackboard =>
  rosterBoard(iterationLimit === null ? threads : 1, shifts.length)

/** Of a thread's time, what the bound may use: one of several has it as its first work, a single one beside all other. */
function boundShareOf(
  { iterationLimit }: RosterProblem,
  slot: number,
  slots: number,
  { search }: Parameters
): number | null {
  if (iterationLimit !== null) return null
  if (slots === 1) return search.boundShare
  return slot === slots - 1 ? search.boundShareOfOne : 0
}

/** Tells how far the best plan on the board is, once there is one. */
function progressTeller(
  problem: RosterProblem,
  board: Blackboard,
  onProgress: RosterPortfolio['onProgress']
): (elapsedMs: number) => void {
  const shifts = inTimeOrder(problem.shifts)
  return (elapsedMs) => {
    const found = foundOn(board)
    if (found) onProgress(progressOf(problem, shifts, found, elapsedMs))
  }
}

function foundOn(board: Blackboard): Found | null {
  const best = bestOn(board)
  return best && { best, lowerBound: Math.max(0, board.bound()), iterations: board.moves() }
}

async function finished(
  problem: RosterProblem,
  board: Blackboard,
  elapsedMs: number,
  { run, cancel, stop, onLost, company }: RosterPortfolio
): Promise<RosterResult> {
  const found = foundOn(board) ?? (await firstPlan(problem, run, cancel))
  const { best, lowerBound, iterations } = found
  const stopped = reasonOf(problem, found, stop)
  const outcome = { assignee: best.assignee, lowerBound, iterations, elapsedMs, stopped }
  const others = peersOf(problem, company).flatMap((peer) => bestOn(peer)?.assignee ?? [])
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await run({ kind: 'finish', problem, outcome, others }, cancel)
      if (result) return result
    } catch (error) {
      if (cancel.aborted || attempt === TRIES) throw error
      onLost(error)
    }
  }
}

/** On a busy machine threads may begin too late to find anything: then what people have now is completed in a moment. */
async function firstPlan(
  problem: RosterProblem,
  run: RosterPortfolio['run'],
  cancel: AbortSignal
): Promise<Found> {
  const board = rosterBoard(1, problem.shifts.length)
  const place = { slot: 0, slots: 1, buffer: board.buffer, peers: [] }
  await run(
    {
      kind: 'search',
      problem,
      seed: problem.seed,
      budgetMs: 0,
      boundShare: 0,
      parameters: usualParameters,
      ...place,
    },
    cancel
  )
  const found = foundOn(board)
  if (!found) throw new Error('The search ended without a roster.')
  return found
}

function reasonOf(
  { iterationLimit }: RosterProblem,
  { best, lowerBound, iterations }: Found,
  stop: AbortSignal
): StopReason {
  if (best.score - lowerBound < SURELY_BEST) return 'optimal'
  if (stop.aborted) return 'stopped'
  return iterationLimit !== null && iterations >= iterationLimit ? 'iterations' : 'budget'
}
