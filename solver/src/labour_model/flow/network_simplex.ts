import { SpanningTree } from './spanning_tree.ts'

/** Arcs `from[a]` → `to[a]`; whole numbers throughout, and supplies that sum to 0. */
export type FlowNetwork = {
  readonly nodes: number
  readonly from: Int32Array
  readonly to: Int32Array
  /** Infinity for no limit. */
  readonly capacity: Float64Array
  readonly cost: Float64Array
  /** What a node sends; negative where it receives. */
  readonly supply: Float64Array
}

export type CheapestFlow = {
  /** False when the supplies cannot be brought where they are wanted. */
  readonly feasible: boolean
  readonly flow: Float64Array
  /**
   * With `reduced = cost + potential[from] - potential[to]`: arcs with room have `reduced >= 0`, arcs with flow have
   * `reduced <= 0`. Whole numbers, so an optimal solution of the dual problem is whole too.
   */
  readonly potential: Float64Array
}

const AT_LOWER = 1
const IN_TREE = 0
const AT_UPPER = -1

/**
 * Cheapest flow by the network simplex method with a strongly feasible tree, which never cycles (Cunningham, 1976), and
 * block search for the entering arc. After `changeCosts` the next `solve` goes on from the tree of the last one.
 *
 * Source: W. H. Cunningham, A network simplex method, 1976.
 */
export class NetworkSimplex {
  readonly #arcs: number
  readonly #from: Int32Array
  readonly #to: Int32Array
  readonly #capacity: Float64Array
  readonly #cost: Float64Array
  readonly #flow: Float64Array
  readonly #state: Int8Array
  readonly #tree: SpanningTree
  readonly #block: number
  #nextArc = 0

  constructor({ nodes, from, to, capacity, cost, supply }: FlowNetwork) {
    const arcs = from.length
    this.#arcs = arcs
    this.#from = grown(from, nodes)
    this.#to = grown(to, nodes)
    this.#capacity = grown(capacity, nodes)
    this.#cost = grown(cost, nodes)
    this.#flow = new Float64Array(arcs + nodes)
    this.#state = new Int8Array(arcs + nodes).fill(AT_LOWER)
    this.#block = Math.max(10, Math.ceil(Math.sqrt(arcs)))
    this.#tree = new SpanningTree(nodes, this.#from, this.#cost)
    this.#startWithArtificialArcs(supply)
  }

  changeCosts(cost: ArrayLike<number>): void {
    this.#cost.set(cost)
    this.#priceArtificialArcs()
  }

  /** @throws when some cycle of unlimited arcs costs less than nothing */
  solve(): CheapestFlow {
    this.#tree.computePotentials()
    for (let entering = this.#entering(); entering >= 0; entering = this.#entering()) this.#pivot(entering)
    return {
      feasible: this.#flow.subarray(this.#arcs).every((amount) => amount === 0),
      flow: this.#flow.slice(0, this.#arcs),
      potential: this.#tree.potential.slice(0, -1),
    }
  }

  /** Every node is attached to a root beyond them, by an arc too dear ever to be used. */
  #startWithArtificialArcs(supply: Float64Array): void {
    const root = supply.length
    for (const [node, amount] of supply.entries()) {
      const arc = this.#arcs + node
      this.#from[arc] = amount >= 0 ? node : root
      this.#to[arc] = amount >= 0 ? root : node
      this.#capacity[arc] = Infinity
      this.#flow[arc] = Math.abs(amount)
      this.#state[arc] = IN_TREE
      this.#tree.attach(node, root, arc)
    }
    this.#priceArtificialArcs()
  }

  #priceArtificialArcs(): void {
    let dearest = 0
    for (let arc = 0; arc < this.#arcs; arc += 1) dearest = Math.max(dearest, Math.abs(this.#cost[arc]!))
    this.#cost.fill((dearest + 1) * (this.#flow.length - this.#arcs + 1), this.#arcs)
  }

  /** The arc of the first block with any that would make the flow cheaper; -1 when there is none. */
  #entering(): number {
    const { potential } = this.#tree
    let best = -1
    let bestGain = 0
    let leftInBlock = this.#block
    let arc = this.#nextArc
    for (let seen = 0; seen < this.#arcs; seen += 1) {
      const reduced = this.#cost[arc]! + potential[this.#from[arc]!]! - potential[this.#to[arc]!]!
      const gain = -this.#state[arc]! * reduced
      if (gain > bestGain) {
        bestGain = gain
        best = arc
      }
      arc = arc + 1 === this.#arcs ? 0 : arc + 1
      leftInBlock -= 1
      if (leftInBlock > 0) continue
      if (best >= 0) break
      leftInBlock = this.#block
    }
    this.#nextArc = arc
    return best
  }

  #pivot(entering: number): void {
    const forwards = this.#state[entering] === AT_LOWER
    const first = forwards ? this.#from[entering]! : this.#to[entering]!
    const second = forwards ? this.#to[entering]! : this.#from[entering]!
    const apex = this.#tree.apexOf(first, second)
    let room = this.#capacity[entering]!
    let out = -1
    let outIsOnFirst = false
    for (let node = first; node !== apex; node = this.#tree.parent[node]!) {
      const here = this.#roomAt(node, false)
      if (here >= room) continue
      room = here
      out = node
      outIsOnFirst = true
    }
    // The last blocking arc of the cycle, seen from its apex, leaves: this keeps the tree strongly feasible.
    for (let node = second; node !== apex; node = this.#tree.parent[node]!) {
      const here = this.#roomAt(node, true)
      if (here > room) continue
      room = here
      out = node
      outIsOnFirst = false
    }
    if (room === Infinity)
      throw new Error('The flow has no cheapest: a cycle without limit costs less than nothing.')
    this.#push(entering, forwards, room, [first, second, apex])
    if (out < 0) {
      this.#state[entering] = forwards ? AT_UPPER : AT_LOWER
      return
    }
    const leaving = this.#tree.arcUp[out]!
    this.#state[leaving] = this.#flow[leaving] === 0 ? AT_LOWER : AT_UPPER
    this.#state[entering] = IN_TREE
    if (outIsOnFirst) this.#tree.hang(first, second, entering, out)
    else this.#tree.hang(second, first, entering, out)
  }

  /** What can be pushed between a node and its parent. @param up from the node to the parent */
  #roomAt(node: number, up: boolean): number {
    const arc = this.#tree.arcUp[node]!
    const along = (this.#from[arc] === node) === up
    return along ? this.#capacity[arc]! - this.#flow[arc]! : this.#flow[arc]!
  }

  #push(entering: number, forwards: boolean, amount: number, [first, second, apex]: readonly number[]): void {
    if (amount === 0) return
    const { parent, arcUp } = this.#tree
    this.#flow[entering]! += forwards ? amount : -amount
    for (let node = first!; node !== apex; node = parent[node]!) {
      const arc = arcUp[node]!
      this.#flow[arc]! += this.#from[arc] === node ? -amount : amount
    }
    for (let node = second!; node !== apex; node = parent[node]!) {
      const arc = arcUp[node]!
      this.#flow[arc]! += this.#from[arc] === node ? amount : -amount
    }
  }
}

function grown<Row extends Int32Array | Float64Array>(row: Row, by: number): Row {
  const longer = new (row.constructor as new (length: number) => Row)(row.length + by)
  longer.set(row)
  return longer
}
