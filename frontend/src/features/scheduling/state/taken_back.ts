import type { EntryOperation, ScheduleCommandInput } from '@shiftloom/backend/contracts/schedule'
import { createStore } from 'zustand'

/** Changes that the planner took back before they were sent. A redo gives the newest of them again. */
export class TakenBack {
  /** The newest last. */
  readonly commands = createStore<readonly ScheduleCommandInput[]>(() => [])
  /** Steps that the server has undone since the newest was taken back: they are redone first. */
  private undoneSince = 0

  add(command: ScheduleCommandInput): void {
    this.commands.setState([...this.commands.getState(), command], true)
    this.undoneSince = 0
  }

  /** What a redo gives again, if it is the turn of one of them. */
  next(): ScheduleCommandInput | undefined {
    return this.undoneSince === 0 ? this.commands.getState().at(-1) : undefined
  }

  /** A change is made: it is the newest of them again, or a new one, after which none can be given again. */
  made(operations: readonly EntryOperation[]): void {
    const taken = this.commands.getState()
    const isAgain = taken.at(-1)?.operations === operations
    this.commands.setState(isAgain ? taken.slice(0, -1) : [], true)
    if (!isAgain) this.undoneSince = 0
  }

  /** The server has undone or redone a step. */
  stepped(way: 'undo' | 'redo'): void {
    this.undoneSince = Math.max(0, this.undoneSince + (way === 'undo' ? 1 : -1))
  }
}
