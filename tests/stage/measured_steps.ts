import type { Page } from 'playwright'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** From its next page on, the page notes the tasks of its main thread that last 50 ms or longer. */
export const noteLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })

/** Steps of work in a page: how long each takes, and its longest task. Prints each as a line of a table. */
export class MeasuredSteps {
  readonly lines: string[] = []
  readonly #page: Page
  #total = 0
  #longest = 0

  constructor(page: Page) {
    this.#page = page
  }

  async step(name: string, work: () => Promise<unknown>): Promise<void> {
    await this.#takeTasks()
    const startedAt = performance.now()
    await work()
    const took = performance.now() - startedAt
    const longest = Math.max(0, ...(await this.#takeTasks()))
    this.#total += took
    this.#longest = Math.max(this.#longest, longest)
    this.#print(`| ${name} | ${seconds(took)} | ${longest ? `${Math.round(longest)} ms` : 'none'} |`)
  }

  /** @returns the longest task of all, in milliseconds */
  end(): number {
    this.#print(`| all of it | ${seconds(this.#total)} | ${Math.round(this.#longest)} ms |`)
    return this.#longest
  }

  #print(line: string): void {
    this.lines.push(line)
    console.log(line)
  }

  #takeTasks(): Promise<number[]> {
    return this.#page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0))
  }
}
