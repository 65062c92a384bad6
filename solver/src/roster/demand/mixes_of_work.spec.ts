import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../random.ts'
import { mixesOfWork } from './mixes_of_work.ts'

const rule = { locationId: 'here', positionId: 'cook', tagId: 'first aid', least: 2 }
const work = (start: number, end: number) => ({ start, end })
const asked = (works: { start: number; end: number }[], least = 2) =>
  mixesOfWork({ ...rule, least }, works, 50).map(({ start, end, minimum }) => [start, end, minimum])

test('asks for no more people than are planned at once', () => {
  assert.deepEqual(asked([work(0, 8), work(4, 12), work(6, 12)]), [
    [0, 4, 1],
    [4, 12, 2],
  ])
})

test('asks for no one while no one is planned', () => {
  assert.deepEqual(asked([]), [])
  assert.deepEqual(asked([work(0, 4), work(10, 12)], 1), [
    [0, 4, 1],
    [10, 12, 1],
  ])
})

test('goes on as one mix from hand to hand', () =>
  assert.deepEqual(asked([work(0, 4), work(4, 9)]), [[0, 9, 1]]))

test('concerns the work of its position at its place', () => {
  const [mix] = mixesOfWork(rule, [work(0, 8)], 50)
  assert.deepEqual(mix, {
    ...{ id: 'here cook 0', locationId: 'here', workPositionId: 'cook', tagId: 'first aid' },
    ...{ minimum: 1, weight: 50, start: 0, end: 8 },
  })
})

test('asks for nothing that people from outside the problem meet', () =>
  assert.deepEqual(
    mixesOfWork(rule, [work(0, 8), work(0, 8), { ...work(2, 5), isMet: true }], 50).map((mix) => mix.minimum),
    [2, 1, 2]
  ))

test('says at every instant the lesser of the people asked for and planned', () => {
  const random = new Random(7)
  for (let run = 0; run < 300; run += 1) {
    const works = Array.from({ length: random.below(7) }, () => {
      const start = random.below(20)
      return work(start, start + 1 + random.below(9))
    })
    const least = 1 + random.below(3)
    const found = asked(works, least)
    for (let at = 0; at < 30; at += 1) {
      const heads = works.filter(({ start, end }) => start <= at && at < end).length
      const there = found.filter(([start, end]) => start! <= at && at < end!)
      assert.deepEqual(
        there.map(([, , minimum]) => minimum),
        heads === 0 ? [] : [Math.min(least, heads)]
      )
    }
  }
})
