/**
 * The most memory this process had while it was watched, looked at with each report of progress. A process that runs
 * several instances keeps memory of those before; start one for each where that matters.
 */
export class MemoryPeak {
  #bytes = process.memoryUsage.rss()

  look(): void {
    this.#bytes = Math.max(this.#bytes, process.memoryUsage.rss())
  }

  get megabytes(): number {
    this.look()
    return Math.round(this.#bytes / 1e6)
  }
}
