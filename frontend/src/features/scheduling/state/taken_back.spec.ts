import type { ScheduleCommandInput } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { planUpdate } from '../model/plan_operations.ts'
import { entry } from '../model/sample.ts'
import { TakenBack } from './taken_back.ts'

const command = (id: string): ScheduleCommandInput => ({
  ...{ id, label: 'edit' },
  operations: [planUpdate(entry({ id }), { start: '09:00' })],
})
const [one, two] = [command('a'), command('b')]

test('the newest is given again first, and the others after it', () => {
  const taken = new TakenBack()
  taken.add(two)
  taken.add(one)
  expect(taken.next()).toBe(one)
  taken.made(one.operations)
  expect(taken.next()).toBe(two)
  taken.made(two.operations)
  expect(taken.next()).toBeUndefined()
})

test('another change is the end of what can be given again', () => {
  const taken = new TakenBack()
  taken.add(one)
  taken.made(two.operations)
  expect(taken.next()).toBeUndefined()
})

test('what the server has undone since is redone first', () => {
  const taken = new TakenBack()
  taken.add(one)
  taken.stepped('undo')
  expect(taken.next()).toBeUndefined()
  taken.stepped('redo')
  expect(taken.next()).toBe(one)
})
