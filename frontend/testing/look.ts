/** Pictures of the screens over the fake server: `node testing/look.ts <folder> [sizes] [locales]`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'

const base = process.env.BASE ?? 'http://localhost:4180'
const folder = process.argv[2] ?? 'look'
const sizes = (process.argv[3] ?? '1281x800,1440x900,1920x1080').split(',')
const locales = (process.argv[4] ?? 'en-US,pl-PL,vi-VN').split(',')

type Shot = { name: string; user?: string; path: string; act?: (page: Page) => Promise<void> }
const shots: Shot[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login_refused',
    path: '/login',
    act: async (page) => {
      await page.locator('[name=email]').fill('anna@example.com')
      await page.locator('[name=password]').fill('wait')
      await page.locator('[type=submit]').click()
      await page.waitForTimeout(400)
    },
  },
  { name: 'home_employee', user: 'employee', path: '/' },
  { name: 'home_manager', user: 'manager', path: '/' },
  { name: 'home_admin', user: 'admin', path: '/?location=all' },
  { name: 'profile', user: 'manager', path: '/my-profile' },
  { name: 'licence', user: 'blocked', path: '/license' },
  { name: 'error500', path: '/error/500?traceId=0f3a9c21' },
]

async function take(browser: Browser, size: string, locale: string): Promise<void> {
  const [width, height] = size.split('x').map(Number)
  for (const { name, user, path, act } of shots) {
    const context = await browser.newContext({
      viewport: { width: width!, height: height! },
      timezoneId: 'Europe/Warsaw',
      locale,
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(name, error.message))
    await page.addInitScript((language) => localStorage.setItem('language', language), locale)
    if (user) await signIn(page, user, locale)
    await page.goto(base + path)
    await page.waitForTimeout(1_300)
    await act?.(page)
    await page.screenshot({ path: join(folder, `${name}_${size}_${locale}.png`) })
    await context.close()
  }
}

async function signIn(page: Page, user: string, locale: string): Promise<void> {
  await page.goto(`${base}/login`)
  await page.locator('[name=email]').fill(`${user}@example.com`)
  await page.locator('[name=password]').fill('right')
  await page.locator('[type=submit]').click()
  await page.locator('header select').waitFor()
  await page.locator('header select').selectOption(locale)
  await page.waitForTimeout(300)
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
for (const size of sizes) for (const locale of locales) await take(browser, size, locale)
await browser.close()
