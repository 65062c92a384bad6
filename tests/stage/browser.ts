import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { baseUrl, chromiumPath } from './settings.ts'

let browser: Promise<Browser> | undefined

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export type Visit = { page: Page; context: BrowserContext; /** What the page complained about. */ complaints: string[] }

/** A fresh browser profile with one page; collects what goes wrong in it. */
export async function visit({ width = 1440, height = 900, timezoneId = 'Europe/Warsaw' } = {}): Promise<Visit> {
  browser ??= chromium.launch({ executablePath: chromiumPath, args: quiet })
  const context = await (await browser).newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    timezoneId,
    locale: 'en-US',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  return { page, context, complaints }
}
