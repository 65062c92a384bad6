/**
 * How long 10,000 people take through the import dialog of a started product, and the longest task of the page's main
 * thread in each step. Asks for the settings of the journeys; docs/benchmarks/imports.md says how to run it.
 */
import xlsx from '@e965/xlsx'
import { loadavg } from 'node:os'
import { apiOf } from './stage/api.ts'
import { closeBrowser } from './stage/browser.ts'
import { MeasuredSteps, noteLongTasks } from './stage/measured_steps.ts'
import { account } from './stage/settings.ts'
import { signedIn } from './stage/sign_in.ts'

const people = Number(process.argv[2] ?? 10_000)
const longestWaitMs = 240_000

const api = await apiOf(account('organisation admin'))
const { items } = await api.get<{ items: { name: string }[] }>('/organisation-management/locations')
const place = items[0]!.name

const { page, context } = await signedIn('organisation admin')
await noteLongTasks(page)
page.setDefaultTimeout(longestWaitMs)
await page.goto('/employees')
await page.getByRole('button', { name: 'Import from a file' }).click()
const dialog = page.getByRole('dialog', { name: 'Import employees' })
await dialog.getByText('Drop a file here').waitFor()

const steps = new MeasuredSteps(page)
const file = { name: 'people.xlsx', mimeType: 'application/octet-stream', buffer: workbook() }
console.log(`${people} rows, ${Math.round(file.buffer.length / 1000)} kB, load ${loadavg()[0]!.toFixed(1)}`)
await steps.step('reading the file', async () => {
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText(/^[\d,.\s]+ rows$/).waitFor()
})
await steps.step('columns', async () => {
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Check the file' }).waitFor()
})
await steps.step('sending and checking', async () => {
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByRole('button', { name: /^Import [\d,]+ change/ }).waitFor()
})
console.log(await dialog.getByRole('button', { name: /^Import [\d,]+ change/ }).innerText())
await steps.step('importing', async () => {
  await dialog.getByRole('button', { name: /^Import [\d,]+ change/ }).click()
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
steps.end()
await context.close()
await closeBrowser()

function workbook(): Buffer {
  const headers = ['Integration ID', 'E-mail', 'First name', 'Last name', 'Phone', 'Main location']
  const lines = Array.from({ length: people }, (_, index) => [
    `BIG${index}`,
    `big.${index}@example.test`,
    'Zoë',
    `Łęcka ${index}`,
    '+48601100200',
    place,
  ])
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([headers, ...lines]), 'People')
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
