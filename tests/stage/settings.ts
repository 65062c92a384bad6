export type Account = { role: string; email: string; password: string; name: string }

/** What the run has to say, by the name of its variable. */
export const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys with "npm test" at the root.`)
  return value
}

/**
 * How many times slower than this machine the browser works, 1 unless `SLOW` says more: brings out journeys that only
 * pass on a fast machine. Whatever a journey waits for may then take as many times longer.
 */
export const slowdown = Number(process.env.SLOW ?? 1)

/** How long a journey waits for one thing, in milliseconds: a busy machine takes its time, a fault takes forever. */
export const patienceMs = 30_000 * slowdown

export const baseUrl = needed('BASE_URL')
export const chromiumPath = needed('CHROMIUM_PATH')
/** One with all that surrounds the engine, where that is another program. */
export const wholeChromiumPath = process.env.WHOLE_CHROMIUM_PATH ?? chromiumPath
/** Where the run has started a browser for all of its journeys. */
export const browserEndpoint = process.env.BROWSER_ENDPOINT
export const demoAccounts = JSON.parse(needed('DEMO_ACCOUNTS')) as Account[]

/** The demo account of a role, by the words the start prints. */
export function account(role: string): Account {
  const found = demoAccounts.find((one) => one.role === role)
  if (!found) throw new Error(`There is no demo account for "${role}".`)
  return found
}
