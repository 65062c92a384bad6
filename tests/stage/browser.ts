import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
  type Request,
} from 'playwright'
import { chromiumFlags } from './chromium_flags.ts'
import {
  baseUrl,
  browserEndpoint,
  chromiumPath,
  patienceMs,
  slowdown,
  wholeChromiumPath,
} from './settings.ts'
import { until } from './until.ts'

let browser: Promise<Browser> | undefined
let wholeBrowser: Promise<Browser> | undefined

export async function closeBrowser(): Promise<void> {
  for (const opened of [browser, wholeBrowser]) await (await opened)?.close()
}

/** Pictures of the pages a failed journey left open, to investigate it; the next journey starts without them. */
export async function pictureFailure(title: string): Promise<void> {
  const opened = await Promise.all([browser, wholeBrowser])
  const contexts = opened.flatMap((one) => one?.contexts() ?? [])
  const pages = contexts.flatMap((context) => context.pages())
  for (const [number, page] of pages.entries()) {
    const path = `test-results/${title.replaceAll(/[^\p{L}\d]+/gu, '_')}_${number + 1}.png`
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
  }
  await Promise.all(contexts.map((context) => context.close()))
}

/** That of the run where there is one, else its own. */
const openBrowser = (): Promise<Browser> =>
  browserEndpoint
    ? chromium.connect(browserEndpoint)
    : chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })

const openWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeChromiumPath, args: chromiumFlags })

export type Visit = {
  page: Page
  context: BrowserContext
  /** What went wrong in its pages: exceptions, errors on the console, answers of 500 and requests without one. */
  complaints: string[]
  traffic: Traffic
}

/** Requests of a profile's pages that no answer has begun to, and when that last changed. */
type Traffic = { unanswered: Set<Request>; changedAt: number }

/** Waits until nothing has been asked for during a second. Playwright's `networkidle` tells only of the first such time. */
export const quiet = ({ traffic }: Pick<Visit, 'traffic'>): Promise<void> =>
  until(async () => traffic.unanswered.size === 0 && Date.now() - traffic.changedAt > 1_000 * slowdown)

function trafficOf(context: BrowserContext): Traffic {
  const traffic: Traffic = { unanswered: new Set(), changedAt: Date.now() }
  const end = (request: Request) => {
    traffic.unanswered.delete(request)
    traffic.changedAt = Date.now()
  }
  context.on('request', (request) => {
    traffic.unanswered.add(request)
    traffic.changedAt = Date.now()
  })
  // An answer whose body nothing reads, as that of a refused request, is never finished.
  context.on('response', (answer) => end(answer.request()))
  context.on('requestfailed', end)
  return traffic
}

/** What a browser profile keeps of a session. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/**
 * A fresh browser profile with one page; collects what goes wrong in it.
 *
 * @param options `isWhole`: with what surrounds the engine, such as the service that delivers notifications
 */
export async function visit({
  width = 1440,
  height = 900,
  timezoneId = 'Europe/Warsaw',
  reducedMotion = 'no-preference' as 'reduce' | 'no-preference',
  storageState = undefined as StorageState | undefined,
  isWhole = false,
} = {}): Promise<Visit> {
  const opened = isWhole ? (wholeBrowser ??= openWholeBrowser()) : (browser ??= openBrowser())
  const context = await (
    await opened
  ).newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    timezoneId,
    reducedMotion,
    locale: 'en-US',
    acceptDownloads: true,
    storageState,
  })
  context.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  context.on('page', (page) => {
    listen(page, complaints)
    // One that is closed again already needs none.
    if (slowdown > 1) void slow(page).catch(() => undefined)
  })
  const traffic = trafficOf(context)
  return { page: await context.newPage(), context, complaints, traffic }
}

const brakes = new WeakMap<Page, CDPSession>()

/** Holds the page to a fraction of the processor where the run asks for it. */
async function slow(page: Page): Promise<void> {
  const brake = await page.context().newCDPSession(page)
  brakes.set(page, brake)
  await brake.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Work of ours in the page, which the product has no part in, is not slowed down. */
export async function atFullSpeed<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const brake = brakes.get(page)
  await brake?.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  try {
    return await work()
  } finally {
    await brake?.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
}

const probe = '/probe-of-the-journeys'

/**
 * Waits until routes of the page hold. A page that was there before its first route learns of it from Chromium a little
 * later than the call returns, and what it asks for until then goes past the route.
 */
export async function routesHold(page: Page): Promise<void> {
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }))
  await until(() => page.evaluate((path) => fetch(path).then(({ status }) => status === 204), probe))
}

/** A path of the back office, which answers on a host name of its own. */
export function officePage(path: string): string {
  const address = new URL(path, baseUrl)
  address.hostname = 'office.localhost'
  return address.href
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    // Chromium reports each refused request here as well; those are the journey's own business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page and newer queries end requests on purpose.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`)
  })
}
