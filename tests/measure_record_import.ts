/**
 * How long metric records take through the import dialog of a started product, and the longest task of the page's main
 * thread in each step: a CSV of quarter hours at all locations of the demo company. Asks for the
 * settings of the journeys; with `--write`, puts the figures into docs/benchmarks/record_import_page.md, which says how to
 * run it. Fails when a task is longer than we allow ourselves.
 */
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { closeBrowser } from './stage/browser.ts'
import { query } from './stage/database.ts'
import { MeasuredSteps, noteLongTasks } from './stage/measured_steps.ts'
import { signedIn } from './stage/sign_in.ts'

const rowCount = Number(process.argv[2] ?? 1_000_000)
const allowedTaskMs = 200
const longestWaitMs = 1_200_000

const places = await query<{ code: string }>(
  `select l.code from locations l join organisations o on o.id = l.organisation_id
   where o.metrics_enabled and l.archived_at is null and l.code is not null
     and exists (select from demand_metrics m where m.organisation_id = o.id and m.name = 'Tickets') order by l.code`
)
const folder = mkdtempSync(join(tmpdir(), 'shiftloom-records-'))
const path = join(folder, 'records.csv')
await pipeline(Readable.from(lines()), createWriteStream(path))
const megabytes = Math.round(statSync(path).size / 1024 / 1024)
console.log(`${rowCount} rows, ${megabytes} MB, load ${loadavg()[0]!.toFixed(1)}`)

const { page, context } = await signedIn('organisation admin')
await noteLongTasks(page)
page.setDefaultTimeout(longestWaitMs)
await page.goto('/demand')
await page.getByRole('button', { name: 'Import from a file' }).first().click()
const dialog = page.getByRole('dialog', { name: 'Import metric records' })
await dialog.getByText('Drop a file here').waitFor()

const steps = new MeasuredSteps(page)
await steps.step('reading the file', async () => {
  await dialog.locator('input[type=file]').setInputFiles(path)
  await dialog.getByText(/^[\d,.\s]+ rows$/).waitFor()
})
await steps.step('columns', async () => {
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Check the file' }).waitFor()
})
const importing = dialog.getByRole('button', { name: /^Import [\d,]+ change/ })
await steps.step('sending and checking', async () => {
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await importing.waitFor()
})
const changes = await importing.innerText()
console.log(changes)
await steps.step('importing', async () => {
  await importing.click()
  await dialog.getByRole('status').getByText('Imported').waitFor()
})
await steps.step('undoing', async () => {
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await page
    .getByRole('dialog', { name: /^Undo the import of/ })
    .getByRole('button', { name: 'Undo the import' })
    .click()
  await dialog.getByText(/^Removed:/).waitFor()
})
const longest = steps.end()
if (process.argv.includes('--write')) writePage()
await context.close()
await closeBrowser()
rmSync(folder, { recursive: true })
process.exit(longest <= allowedTaskMs ? 0 : 1)

/** Time by time, one row for each location, as a till writes it; days from six in the morning on, so that no time is skipped. */
function* lines(): Generator<string> {
  yield 'Date and time;Location;Metric;Value\r\n'
  for (let index = 0; index < rowCount; index += 1) {
    const slot = Math.floor(index / places.length)
    const at = new Date(Date.UTC(2000, 0, 1 + Math.floor(slot / 72), 6, (slot % 72) * 15))
    const { code } = places[index % places.length]!
    yield `${at.toISOString().slice(0, 19)};${code};Tickets;${(index * 7) % 90}\r\n`
  }
}

function writePage(): void {
  writeFileSync(
    new URL('../docs/benchmarks/record_import_page.md', import.meta.url),
    `# Imports: metric records through the dialog

A CSV of ${rowCount.toLocaleString('en-US')} rows and ${megabytes} MB, at ${places.length} locations. The longest task is that of the page's main thread (\`longtask\` of
PerformanceObserver, which reports those from 50 ms on); above ${allowedTaskMs} ms people would feel it. Measured in Chromium with
${cpus().length} processors and a load of ${loadavg()[0]!.toFixed(1)}, product and browser on the same machine. The dialog offered: “${changes}”.

| step | time | longest task |
| --- | ---: | ---: |
${steps.lines.join('\n')}

Written by \`node tests/measure_record_import.ts 1000000 --write\` with BASE_URL, DATABASE_URL, CHROMIUM_PATH and
DEMO_ACCOUNTS of a started product. It undoes what it imported.
`
  )
}
