import type { BrowserContext, Page } from 'playwright'

/** Where a page came to rest. */
export type Landing = {
  path: string
  title: string
  /** Something could not be loaded. */
  hasFailed: boolean
}

type Watched = typeof globalThis & { requestsUnderWay: number }

/** From now on pages of the context know how many requests of theirs wait for an answer. */
export const countRequests = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const page = globalThis as Watched
    const real = page.fetch
    page.requestsUnderWay = 0
    page.fetch = async (...asked) => {
      page.requestsUnderWay += 1
      try {
        const answer = await real(...asked)
        // What is read of it later has arrived by then.
        await answer.clone().arrayBuffer()
        return answer
      } finally {
        page.requestsUnderWay -= 1
      }
    }
  })

/**
 * Follows addresses inside the opened page, as links would, one when the one before is at rest: nothing is asked of the
 * server, what is shown belongs to the address, with its heading and no outline of what still loads, and looking again shows
 * the same.
 */
export const walk = (page: Page, addresses: readonly string[]): Promise<Landing[]> =>
  page.evaluate(async (all) => {
    const turn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())))
    const look = () => ({
      path: location.pathname + location.search,
      title: document.title.replace(' · Shiftloom', ''),
      hasFailed: [...document.querySelectorAll('[role=alert] button')].some(
        ({ textContent }) => textContent === 'Try again'
      ),
    })
    const isQuiet = () =>
      (globalThis as Watched).requestsUnderWay === 0 &&
      document.documentElement.dataset.shown === (history.state as { key: string } | null)?.key &&
      document.querySelector('h1') !== null &&
      document.querySelector('[role=status][aria-label="Loading"]') === null
    const landings: Landing[] = []
    for (const address of all) {
      history.pushState({ idx: history.length, key: crypto.randomUUID() }, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      let before = ''
      for (;;) {
        await turn()
        const now = isQuiet() ? JSON.stringify(look()) : ''
        if (now !== '' && now === before) break
        before = now
      }
      landings.push(look())
    }
    return landings
  }, addresses)
