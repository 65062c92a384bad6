const NONE = -1

/** The tree of basic arcs, rooted at the node after the last. */
export class SpanningTree {
  readonly parent: Int32Array
  /** The arc between a node and its parent, in either direction. */
  readonly arcUp: Int32Array
  /** Prices for which every arc of the tree has no reduced cost; 0 at the root. */
  readonly potential: Float64Array
  readonly #depth: Int32Array
  readonly #firstChild: Int32Array
  readonly #next: Int32Array
  readonly #previous: Int32Array
  readonly #waiting: Int32Array
  readonly #from: Int32Array
  readonly #cost: Float64Array
  readonly #root: number

  constructor(nodes: number, from: Int32Array, cost: Float64Array) {
    const row = (): Int32Array => new Int32Array(nodes + 1).fill(NONE)
    this.parent = row()
    this.arcUp = row()
    this.potential = new Float64Array(nodes + 1)
    this.#depth = new Int32Array(nodes + 1)
    this.#firstChild = row()
    this.#next = row()
    this.#previous = row()
    this.#waiting = row()
    this.#from = from
    this.#cost = cost
    this.#root = nodes
  }

  attach(node: number, parent: number, arc: number): void {
    const sibling = this.#firstChild[parent]!
    this.parent[node] = parent
    this.arcUp[node] = arc
    this.#firstChild[parent] = node
    this.#previous[node] = NONE
    this.#next[node] = sibling
    if (sibling !== NONE) this.#previous[sibling] = node
  }

  computePotentials(): void {
    for (let child = this.#firstChild[this.#root]!; child !== NONE; child = this.#next[child]!)
      this.#price(child)
  }

  /** The node where the paths of two nodes to the root meet. */
  apexOf(first: number, second: number): number {
    let a = first
    let b = second
    while (a !== b) {
      if (this.#depth[a]! >= this.#depth[b]!) a = this.parent[a]!
      else b = this.parent[b]!
    }
    return a
  }

  /** Cuts the arc above `top` and hangs that part of the tree, by its node `inside`, on `outside`. */
  hang(inside: number, outside: number, arc: number, top: number): void {
    let node = inside
    let parent = outside
    let arcUp = arc
    for (;;) {
      const oldParent = this.parent[node]!
      const oldArc = this.arcUp[node]!
      this.#detach(node)
      this.attach(node, parent, arcUp)
      if (node === top) break
      parent = node
      arcUp = oldArc
      node = oldParent
    }
    this.#price(inside)
  }

  #detach(node: number): void {
    const next = this.#next[node]!
    const previous = this.#previous[node]!
    if (previous === NONE) this.#firstChild[this.parent[node]!] = next
    else this.#next[previous] = next
    if (next !== NONE) this.#previous[next] = previous
  }

  /** Depth and potential of a node and all below it, from its parent's. */
  #price(top: number): void {
    let waiting = 0
    this.#waiting[0] = top
    while (waiting >= 0) {
      const node = this.#waiting[waiting]!
      waiting -= 1
      const arc = this.arcUp[node]!
      const parent = this.parent[node]!
      const cost = this.#from[arc] === node ? -this.#cost[arc]! : this.#cost[arc]!
      this.potential[node] = this.potential[parent]! + cost
      this.#depth[node] = this.#depth[parent]! + 1
      for (let child = this.#firstChild[node]!; child !== NONE; child = this.#next[child]!) {
        waiting += 1
        this.#waiting[waiting] = child
      }
    }
  }
}
