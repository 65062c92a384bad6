import { parentPort, workerData } from 'node:worker_threads'
import { Meeting } from '../../roster/search/together/meeting.ts'

/** A thread of a meeting in a test: stage by stage it writes its part of the plan, and reports the sums of whole plans. */
export type MeetingThread = {
  readonly parts: number
  readonly buffer: SharedArrayBuffer
  readonly part: number
  /** How many stages it takes part in. */
  readonly count: number
  /** Whether it leaves then, or has only had enough. */
  readonly leaves: boolean
}

const { parts, buffer, part, count, leaves } = workerData as MeetingThread
const shifts = 2 * parts
const meeting = new Meeting(shifts, parts, buffer)
const sums: number[] = []
const notDue = (): boolean => false

for (let stage = 0; stage < count; stage += 1) {
  if (!meeting.work(10, () => 1, notDue)) break
  const write = (plan: Int32Array): void => {
    for (let shift = part; shift < shifts; shift += meeting.parts) plan[shift] = 100 * (stage + 1) + part
  }
  if (!meeting.meet(write, notDue)) break
  sums.push(meeting.plan.reduce((total, one) => total + one, 0))
}
if (leaves) meeting.leave()
parentPort!.postMessage(sums)
