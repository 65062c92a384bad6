import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { NetworkSimplex, type CheapestFlow, type FlowNetwork } from './network_simplex.ts'

type Arc = readonly [from: number, to: number, capacity: number, cost: number]

const network = (supply: readonly number[], arcs: readonly Arc[]): FlowNetwork => ({
  nodes: supply.length,
  supply: Float64Array.from(supply),
  from: Int32Array.from(arcs, (arc) => arc[0]),
  to: Int32Array.from(arcs, (arc) => arc[1]),
  capacity: Float64Array.from(arcs, (arc) => arc[2]),
  cost: Float64Array.from(arcs, (arc) => arc[3]),
})
const costOf = (net: FlowNetwork, { flow }: CheapestFlow): number =>
  flow.reduce((sum, amount, arc) => sum + amount * net.cost[arc]!, 0)

/** Flow conservation, limits, and the optimality conditions: together they prove the answer. */
function assertOptimal(net: FlowNetwork, { flow, potential }: CheapestFlow): void {
  const left = [...net.supply]
  for (const [arc, amount] of flow.entries()) {
    const [from, to] = [net.from[arc]!, net.to[arc]!]
    assert.ok(Number.isInteger(amount) && amount >= 0 && amount <= net.capacity[arc]!)
    left[from]! -= amount
    left[to]! += amount
    const reduced = net.cost[arc]! + potential[from]! - potential[to]!
    if (amount < net.capacity[arc]!) assert.ok(reduced >= 0, `arc ${arc} has room and gains`)
    if (amount > 0) assert.ok(reduced <= 0, `arc ${arc} has flow and loses`)
  }
  assert.ok(left.every((amount) => amount === 0))
}

test('the cheaper way is filled first', () => {
  const net = network(
    [4, 0, 0, -4],
    [
      [0, 1, 3, 1],
      [0, 2, 9, 2],
      [1, 3, 9, 1],
      [2, 3, 9, 2],
    ]
  )
  const found = new NetworkSimplex(net).solve()
  assertOptimal(net, found)
  assert.deepEqual([...found.flow], [3, 1, 3, 1])
})
test('supplies that cannot arrive are reported', () =>
  assert.equal(new NetworkSimplex(network([2, -2], [[0, 1, 1, 1]])).solve().feasible, false))
test('a limited cycle that gains is used up, an unlimited one is refused', () => {
  const round = (capacity: number) =>
    network(
      [0, 0],
      [
        [0, 1, capacity, -2],
        [1, 0, Infinity, 1],
      ]
    )
  assert.deepEqual([...new NetworkSimplex(round(5)).solve().flow], [5, 5])
  assert.throws(() => new NetworkSimplex(round(Infinity)).solve(), /without limit/)
})

const anyNetwork = fc.integer({ min: 2, max: 7 }).chain((nodes) => {
  const node = fc.integer({ min: 0, max: nodes - 1 })
  const arc = fc.tuple(node, node, fc.integer({ min: 0, max: 6 }), fc.integer({ min: -5, max: 9 }))
  const supply = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: nodes - 1, maxLength: nodes - 1 })
  return fc.record({
    arcs: fc.array(
      arc.filter(([from, to]) => from !== to),
      { minLength: 1, maxLength: 24 }
    ),
    supply: supply.map((first) => [...first, -first.reduce((sum, amount) => sum + amount, 0) + 0]),
    other: fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 24, maxLength: 24 }),
  })
})

test('every answer meets the conditions that prove it cheapest, also after costs changed', () =>
  fc.assert(
    fc.property(anyNetwork, ({ arcs, supply, other }) => {
      const net = network(supply, arcs)
      const simplex = new NetworkSimplex(net)
      const found = simplex.solve()
      if (!found.feasible) return
      assertOptimal(net, found)
      const dearer = { ...net, cost: net.cost.map((_, arc) => other[arc]!) }
      simplex.changeCosts(dearer.cost)
      const again = simplex.solve()
      assertOptimal(dearer, again)
      assert.equal(costOf(dearer, again), costOf(dearer, new NetworkSimplex(dearer).solve()))
    }),
    { numRuns: 1000 }
  ))
test('no network is called infeasible that has a flow', () =>
  fc.assert(
    fc.property(anyNetwork, ({ arcs }) => {
      const net = network(new Array<number>(7).fill(0), arcs)
      for (const [arc, capacity] of net.capacity.entries()) {
        const sent = Math.floor(capacity / 2)
        net.supply[net.from[arc]!]! += sent
        net.supply[net.to[arc]!]! -= sent
      }
      assert.ok(new NetworkSimplex(net).solve().feasible)
    })
  ))
