/** The pictures of docs/screenshots, of a started product with its demo company. Give the folder they go to. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import type { Page } from 'playwright'
import { closeBrowser, visit } from './stage/browser.ts'
import { addDays, comingMonday, mondayOf, today } from './stage/days.ts'
import { makeExport } from './stage/exports.ts'
import { quickProposal } from './stage/generation.ts'
import { gridReady, profileOf } from './stage/scheduler.ts'
import { signedIn } from './stage/sign_in.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder for the pictures.')
mkdirSync(folder, { recursive: true })

/** A README that shows a slow page is worse than one without pictures. */
const largestBytes = 400_000

async function take(page: Page, name: string): Promise<void> {
  // The pointer would light up whatever it happens to rest on.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const path = join(folder!, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  const { size } = statSync(path)
  if (size > largestBytes) throw new Error(`${name}.png has ${size} bytes: at most ${largestBytes}.`)
  console.log(`  ${name}.png, ${Math.round(size / 1000)} kB`)
}

async function schedulerIn(
  locale: Locale,
  view: 'week' | '4weeks',
  name: string,
  from = thisWeek
): Promise<void> {
  const { page, context } = await signedIn('manager', { locale })
  await page.goto(`/scheduler?view=${view}&from=${from}&location=${home}`)
  await gridReady(page)
  await take(page, name)
  await context.close()
}

const thisWeek = mondayOf(today())
const home = (await profileOf('employee')).locationIds[0]!

const start = await visit()
await start.page.addInitScript(() => localStorage.setItem('language', 'en-US'))
await start.page.goto('/login')
await start.page.getByRole('heading', { level: 1 }).waitFor()
await take(start.page, 'sign_in')
await start.context.close()

const planner = await signedIn('manager')
await planner.page.goto('/')
await planner.page.getByRole('heading', { level: 1 }).waitFor()
await take(planner.page, 'home')
await planner.context.close()

await schedulerIn('en-US', 'week', 'scheduler')
await schedulerIn('en-US', '4weeks', 'scheduler_4_weeks', addDays(thisWeek, -21))
await schedulerIn('vi-VN', 'week', 'scheduler_vi')
await schedulerIn('pl-PL', 'week', 'scheduler_pl')

// A proposal stays open beside whatever planners look at next: it comes after the other pictures of the schedule.
const proposer = await signedIn('manager')
await proposer.page.goto(`/scheduler?view=week&from=${comingMonday()}&location=${home}`)
await gridReady(proposer.page)
await quickProposal(proposer.page)
await take(proposer.page, 'proposal')
await proposer.context.close()

const admin = await signedIn('organisation admin')
await admin.page.goto('/system/exports')
await makeExport(admin.page, /worked time/, /^Excel XLSX/)
await makeExport(admin.page, /work plan/, /^CSV/)
await makeExport(admin.page, /^Planned working time/, /^PDF/)
await admin.page
  .getByRole('button', { name: /^Download/ })
  .nth(2)
  .waitFor()
await admin.page.reload()
await admin.page
  .getByRole('button', { name: /^Download/ })
  .nth(2)
  .waitFor()
await take(admin.page, 'exports')
await admin.context.close()

const employee = await signedIn('employee')
await employee.page.goto('/scheduler')
await employee.page.getByRole('heading', { level: 1 }).waitFor()
await take(employee.page, 'my_schedule')
await employee.context.close()

await closeBrowser()
