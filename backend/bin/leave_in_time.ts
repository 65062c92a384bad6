import { giveUpInTime } from '@shiftloom/solver/worker/give_up'

/** Sees to it that the process ends soon after it was asked to stop, whatever is away. */
export function leaveInTime(patienceMs?: number): void {
  process.once('SIGTERM', () => giveUpInTime((sentence) => console.error(sentence), patienceMs))
}
