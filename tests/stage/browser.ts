import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { baseUrl, chromiumPath } from './settings.ts'

let browser: Promise<Browser> | undefined

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

/** Pictures of the pages a failed journey left open, for whoever looks into it; the next journey starts without them. */
export async function pictureFailure(title: string): Promise<void> {
  const contexts = (await browser)?.contexts() ?? []
  const pages = contexts.flatMap((context) => context.pages())
  for (const [number, page] of pages.entries()) {
    const path = `test-results/${title.replaceAll(/[^\p{L}\d]+/gu, '_')}_${number + 1}.png`
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
  }
  await Promise.all(contexts.map((context) => context.close()))
}

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Visit = {
  page: Page
  context: BrowserContext
  /** What went wrong in its pages: exceptions, errors on the console, answers of 500 and requests without one. */
  complaints: string[]
}

/** A fresh browser profile with one page; collects what goes wrong in it. */
export async function visit({
  width = 1440,
  height = 900,
  timezoneId = 'Europe/Warsaw',
  reducedMotion = 'no-preference' as 'reduce' | 'no-preference',
} = {}): Promise<Visit> {
  browser ??= chromium.launch({ executablePath: chromiumPath, args: quiet })
  const context = await (
    await browser
  ).newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    timezoneId,
    reducedMotion,
    locale: 'en-US',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  context.on('page', (page) => listen(page, complaints))
  return { page: await context.newPage(), context, complaints }
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
