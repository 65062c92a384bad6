import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { wholePeople } from './ceiling.ts'
import { agentsAtWork, erlangB, erlangContent, queueFigures, type ErlangRule } from './erlang_c.ts'

const rule: ErlangRule = {
  handlingSeconds: 240,
  serviceLevel: 0.8,
  answerSeconds: 20,
  maximumOccupancy: 1,
  shrinkage: 0,
}
const near = (actual: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`)

/** Independent of the recursion: the definition, with the terms A^k / k! scaled by the greatest one. */
function waitingByDefinition(agents: number, load: number): number {
  const logTerm = (k: number): number => {
    let log = k * Math.log(load)
    for (let i = 2; i <= k; i += 1) log -= Math.log(i)
    return log
  }
  const top = logTerm(agents) - Math.log(1 - load / agents)
  let below = 0
  for (let k = 0; k < agents; k += 1) below += Math.exp(logTerm(k) - top)
  return 1 / (1 + below)
}

test('a hundred contacts of four minutes: nine agents are too few for 80 in 20, ten reach it', () => {
  const load = (100 * 240) / 3600
  const nine = queueFigures(9, load, rule)
  near(nine.waiting, 0.3133, 0.00005)
  near(nine.serviceLevel, 0.742, 0.0005)
  near(nine.averageWaitSeconds, 32.2, 0.05)
  const ten = queueFigures(10, load, rule)
  near(ten.waiting, 0.1746, 0.00005)
  near(ten.serviceLevel, 0.868, 0.0005)
  near(ten.averageWaitSeconds, 12.6, 0.05)
  assert.equal(agentsAtWork(100, rule), 10)
})
test('with 30 % of the time away fifteen have to be planned', () =>
  assert.equal(wholePeople(erlangContent(100, { ...rule, shrinkage: 0.3 })), 15))
test('the occupancy may ask for more than the service level', () => {
  assert.equal(agentsAtWork(100, { ...rule, maximumOccupancy: 0.6 }), 12)
  near(queueFigures(12, 100 / 15, rule).occupancy, 0.5556, 0.0001)
})
test('no one calls, no one is needed', () => {
  assert.equal(agentsAtWork(0, rule), 0)
  assert.equal(queueFigures(0, 0, rule).serviceLevel, 1)
})
test('a queue that more comes into than goes out of answers no one in time', () =>
  assert.deepEqual(queueFigures(6, 100 / 15, rule), {
    waiting: 1,
    serviceLevel: 0,
    averageWaitSeconds: Infinity,
    occupancy: 100 / 15 / 6,
  }))
test('the share that waits is the one of the definition', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 150 }),
      fc.double({ min: 0.05, max: 0.99, noNaN: true }),
      (agents, occupancy) => {
        const load = agents * occupancy
        const expected = waitingByDefinition(agents, load)
        near(queueFigures(agents, load, rule).waiting, expected, 1e-9 + expected * 1e-9)
      }
    )
  ))
test('loads of a hundred thousand stay exact: the loss follows the law of large systems', () => {
  // At agents = load the loss is sqrt(2 / (pi load)) to the first order (Jagerman, 1974).
  const load = 100_000
  near(erlangB(load, load) / Math.sqrt(2 / (Math.PI * load)), 1, 0.003)
  const agents = agentsAtWork((load * 3600) / 240, rule)
  assert.ok(agents > load && agents < load + 1000)
  assert.ok(queueFigures(agents, load, rule).serviceLevel >= 0.8)
  assert.ok(queueFigures(agents - 1, load, rule).serviceLevel < 0.8)
})
test('the number found is the fewest', () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 800, noNaN: true }),
      fc.double({ min: 0.3, max: 0.99, noNaN: true }),
      (contacts, serviceLevel) => {
        const agents = agentsAtWork(contacts, { ...rule, serviceLevel })
        const load = contacts / 15
        assert.ok(queueFigures(agents, load, rule).serviceLevel >= serviceLevel)
        assert.ok(agents - 1 <= load || queueFigures(agents - 1, load, rule).serviceLevel < serviceLevel)
      }
    )
  ))
