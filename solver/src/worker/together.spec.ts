import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { Meeting } from '../roster/search/together/meeting.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterProgress, RosterResult } from '../roster/result.ts'
import { generatedProblem } from '../roster/testing/generated_problem.ts'
import { boardFor, searchOnThreads } from './roster_portfolio.ts'
import type { SearchTask, Task } from './task.ts'
import type { MeetingThread } from './testing/meeting_thread.ts'

const fixture = new URL('./testing/meeting_thread.ts', import.meta.url)

/** Threads that take part in so many stages each, and the sums of the plans they have seen. */
function threads(meeting: Meeting, counts: readonly number[], leaves = false): Promise<number[][]> {
  const sumsOf = (count: number, part: number): Promise<number[]> =>
    new Promise((resolve, reject) => {
      const { parts, buffer } = meeting
      const workerData: MeetingThread = { parts, buffer, part, count, leaves }
      const worker = new Worker(fixture, { workerData })
      worker.on('message', resolve)
      worker.on('error', reject)
    })
  return Promise.all(counts.map(sumsOf))
}

suite('threads that share a plan', () => {
  test('put it together from what each has written, stage by stage', async () => {
    const meeting = new Meeting(6, 3)
    const seen = await threads(meeting, [200, 200, 200])
    assert.equal(meeting.stage, 200)
    const sums = Array.from({ length: 200 }, (_, stage) => 2 * (3 * 100 * (stage + 1) + 0 + 1 + 2))
    for (const one of seen) assert.deepEqual(one, sums)
  })

  test('go on alone once one of them has left', async () => {
    const meeting = new Meeting(4, 2)
    const [left, stayed] = await threads(meeting, [3, 1000], true)
    assert.equal(left!.length, 3)
    assert.ok(stayed!.length <= 3)
    assert.ok(meeting.isOver)
  })
})

suite('a search on threads that share a plan', () => {
  let pool: Piscina<Task, RosterResult | null>
  before(() => {
    pool = new Piscina({ filename: new URL('./task.ts', import.meta.url).href, minThreads: 2, maxThreads: 4 })
  })
  after(() => pool.destroy())

  const problemOf = (people: number, changes: Partial<RosterProblem> = {}): RosterProblem => ({
    ...generatedProblem({ people, days: 14, seed: 1 }),
    ...{ budgetMs: 60_000, iterationLimit: null },
    ...changes,
  })

  /** Searches until `isEnough`, and says how the threads met. */
  async function search(
    problem: RosterProblem,
    isEnough: (progress: RosterProgress, meeting: Meeting | null) => boolean
  ) {
    const enough = new AbortController()
    const tasks: SearchTask[] = []
    const meetingOf = ({ meeting }: SearchTask) =>
      meeting && new Meeting(problem.shifts.length, meeting.parts, meeting.buffer)
    let lost = 0
    let last: RosterProgress | null = null
    const result = await searchOnThreads(problem, {
      company: { boards: [boardFor(problem, 2)], index: 0, met: () => Promise.resolve() },
      ...{ stop: enough.signal, cancel: new AbortController().signal },
      onProgress: (progress) => {
        last = progress
        if (isEnough(progress, (tasks[0] && meetingOf(tasks[0])) ?? null)) enough.abort()
      },
      onLost: () => (lost += 1),
      run: (task, signal) => {
        if (task.kind === 'search') tasks.push(task)
        return pool.run(task, { signal })
      },
    })
    return { result, last: last as RosterProgress | null, tasks, lost, meetings: tasks.map(meetingOf) }
  }

  test('finds a lawful plan, and goes through many stages', async () => {
    const { result, last, meetings, tasks } = await search(
      problemOf(30),
      (_, meeting) => (meeting?.stage ?? 0) > 50
    )
    assert.equal(tasks.length, 2)
    assert.ok(meetings[0]!.stage > 50)
    assert.equal(result.figuresAfter.blockingViolations, 0)
    assert.equal(Math.round(result.score), last!.score, 'what the parts gain is gained by the whole')
    assert.equal(result.figuresAfter.unfilledShifts, last!.unfilledShifts)
  })

  test('goes on alone when one of the threads is lost', async () => {
    let movesWhenLost = 0
    const { result, lost, meetings } = await search(problemOf(30), ({ iterations }, meeting) => {
      if (meeting && meeting.stage > 5 && movesWhenLost === 0) {
        movesWhenLost = iterations
        void pool.threads[0]!.terminate()
      }
      return movesWhenLost > 0 && meeting !== null && meeting.isOver && iterations > movesWhenLost + 50_000
    })
    assert.equal(lost, 1)
    assert.ok(meetings[0]!.isOver)
    assert.equal(meetings.at(-1), undefined, 'a thread in place of the lost one comes too late')
    assert.equal(result.figuresAfter.blockingViolations, 0)
  })

  test('is left to threads on their own in a repair, with skill mixes and for few people', async () => {
    const mix = {
      ...{ id: 'mix', tagId: 'first-aid', minimum: 1, weight: 1, locationId: 'location-0' },
      ...{ start: Date.parse('2026-11-03T08:00:00Z'), end: Date.parse('2026-11-03T12:00:00Z') },
    }
    const alone = [problemOf(30, { mode: 'repair' }), problemOf(30, { skillMix: [mix] }), problemOf(20)]
    for (const problem of alone) {
      const { tasks } = await search(problem, () => true)
      assert.ok(tasks.length > 0 && tasks.every(({ meeting }) => meeting === undefined))
    }
  })
})
