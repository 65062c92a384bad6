import type { Blackboard } from '../roster/portfolio/blackboard.ts'

type Board = Pick<Blackboard, 'slots' | 'giveShare'>

/**
 * Gives runs that go on at once the same part of the threads there may be, however many threads each has.
 *
 * @returns takes in a run by the boards of its plans, and answers what ends its part
 */
export function sharing(threads: number): (boards: readonly Board[]) => () => void {
  const running = new Set<readonly Board[]>()
  const share = (): void => {
    for (const boards of running) {
      const own = boards.reduce((total, { slots }) => total + slots, 0)
      for (const board of boards) board.giveShare(shareOf(own, running.size, threads))
    }
  }
  return (boards) => {
    running.add(boards)
    share()
    return () => {
      running.delete(boards)
      share()
    }
  }
}

/** How much of its time a thread may work. A run alone leaves nothing unused. */
const shareOf = (own: number, runs: number, threads: number): number =>
  runs === 1 ? 1 : Math.min(1, threads / runs / own)
