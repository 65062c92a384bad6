import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { Meeting } from './meeting.ts'

const notDue = (): boolean => false

suite('threads that share a plan', () => {
  test('wait for no one who never comes', () => {
    const meeting = new Meeting(4, 2)
    assert.equal(
      meeting.meet((plan) => plan.fill(1), notDue),
      false
    )
    assert.ok(meeting.isOver)
    assert.equal(new Meeting(4, 2, meeting.buffer).isOver, true)
  })

  test('can read a plan while the next one is being written', () => {
    const meeting = new Meeting(3, 1)
    meeting.meet((plan) => plan.fill(1), notDue)
    const { plan } = meeting
    meeting.meet((next) => {
      next.fill(2)
      assert.deepEqual([...plan], [1, 1, 1])
    }, notDue)
    assert.deepEqual([...meeting.plan], [2, 2, 2])
  })

  test('end their work when it is time to end', () => {
    const meeting = new Meeting(4, 2)
    let worked = 0
    const isDue = (): boolean => worked === 5
    const work = (): number => {
      worked += 1
      return 1
    }
    assert.equal(meeting.work(3, work, isDue), false)
    assert.equal(meeting.moves, 5)
    assert.ok(meeting.isOver)
  })

  test('a thread that is ready goes on working until all are', () => {
    const meeting = new Meeting(4, 2)
    const other = new Meeting(4, 2, meeting.buffer)
    const known: boolean[] = []
    const work = (isReady: boolean): number => {
      known.push(isReady)
      // The other one gets ready meanwhile.
      if (known.length === 4)
        assert.equal(
          other.work(
            0,
            () => 1,
            () => other.moves > 40
          ),
          true
        )
      return 10
    }
    assert.equal(meeting.work(20, work, notDue), true)
    assert.deepEqual(known, [false, false, true, true])
  })

  test('what was gained and how many moves it took is known in the next stage, and no longer', () => {
    const meeting = new Meeting(1, 1)
    const stage = (moves: number): void => {
      meeting.work(moves, () => moves, notDue)
      meeting.meet((plan) => plan.fill(7), notDue)
    }
    meeting.gained()
    assert.equal(meeting.hadGained, false)
    stage(30)
    assert.deepEqual([meeting.hadGained, meeting.hadMoves, meeting.moves], [true, 30, 0])
    assert.equal(meeting.plan[0], 7)
    stage(20)
    assert.deepEqual([meeting.hadGained, meeting.hadMoves, meeting.stage], [false, 20, 2])
  })
})
