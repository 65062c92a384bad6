/**
 * Dragging a shift over 200 people and 31 days in a real browser: from the pointer's event until the verdict of the cell
 * below it is in the page, and until it is painted. Fails when the verdict takes longer than a frame.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { startServer } from './schedule_range/start_server.ts'

// Of another workspace, and no part of what the backend compiles.
const launcher = new URL('../../bin/chromium.ts', import.meta.url).href
const { provideChromium } = (await import(launcher)) as { provideChromium: () => string }

const allowedMs = 16
const from = '2026-12-01'
const until = '2027-01-01'
const drags = 20
const hopsPerDrag = 50

process.env.FRONTEND_DIST ??= fileURLToPath(new URL('../../frontend/dist', import.meta.url))
const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { token } = await seedOrganisation({ people: 200, from, until })

const browser = await chromium.launch({ executablePath: provideChromium() })
const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, timezoneId: 'Europe/Warsaw' })
await page.addInitScript((value) => localStorage.setItem('token', value), token)
await page.goto(`${server.url}/scheduler?view=month&from=${from}`)
await page.locator('[data-row]:not([data-row="unassigned"])').first().waitFor()
// The rules have spoken once the counter of warnings is there.
await page.waitForTimeout(4_000)

type Hop = { verdictMs: number; paintMs: number; waited: boolean }
const hops: Hop[] = []
const bareFrames = await page.evaluate(bareFramesMs, hopsPerDrag)
/** Where shifts can be grabbed: in sight, and not on a badge, which is pressed for its card. */
const grips = await page.evaluate(() =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].flatMap((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const at = { x: left + width / 4, y: top + (height * 3) / 4 }
    const found = document.elementFromPoint(at.x, at.y)
    return found === card || (found && card.contains(found)) ? [at] : []
  })
)
for (let drag = 0; drag < drags; drag += 1) {
  const grip = grips[(drag * 7) % grips.length]!
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  hops.push(...(await page.evaluate(hopAbout, { count: hopsPerDrag, seed: drag + 1 })))
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
await browser.close()

/** In the page: how long a picture takes here in which nothing but a small box has moved. */
async function bareFramesMs(count: number): Promise<number[]> {
  const box = document.createElement('div')
  box.style.cssText = 'position:fixed;z-index:400;width:380px;height:50px;background:#222'
  document.body.append(box)
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now()
    Object.assign(box.style, { left: `${(index * 97) % 1400}px`, top: `${(index * 53) % 900}px` })
    await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
    times.push(performance.now() - startedAt)
  }
  box.remove()
  return times
}

/** In the page: the pointer goes from cell to cell, one per frame, as a quick hand does. */
async function hopAbout({ count, seed }: { count: number; seed: number }): Promise<Hop[]> {
  const cells = [
    ...document.querySelectorAll<HTMLElement>('.ag-center-cols-container [data-cell], [data-cell]'),
  ]
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
  const painted = async () => {
    await frame()
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  }
  const verdict = () => document.querySelector<HTMLElement>('[data-drag-pill]')?.dataset.verdict ?? 'unknown'
  const hops: Hop[] = []
  let state = seed
  for (let hop = -1; hop < count; hop += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const box = cells[state % cells.length]!.getBoundingClientRect()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true }
    const startedAt = performance.now()
    dispatchEvent(new PointerEvent('pointermove', at))
    await Promise.resolve()
    const waited = verdict() === 'unknown'
    while (verdict() === 'unknown' && performance.now() - startedAt < 1_000)
      await new Promise((done) => setTimeout(done))
    const verdictMs = performance.now() - startedAt
    await painted()
    // The first movement only makes the press a drag.
    if (hop >= 0) hops.push({ verdictMs, paintMs: performance.now() - startedAt, waited })
  }
  return hops
}

const percentile = (values: number[], share: number): string =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!.toFixed(1)
const figures = (values: number[]) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  most: percentile(values, 1),
})
console.table({
  'pointer to verdict in the page, ms': figures(hops.map(({ verdictMs }) => verdictMs)),
  'pointer to painted, ms': figures(hops.map(({ paintMs }) => paintMs)),
  'a picture of a moved box alone, ms': figures(bareFrames),
})
const late = hops.filter(({ waited }) => waited).length
console.log(`${hops.length} cells; ${late} were reached before the worker had got to them`)
const p95 = Number(
  percentile(
    hops.map(({ verdictMs }) => verdictMs),
    0.95
  )
)
if (p95 >= allowedMs) {
  console.error(`A verdict may take ${allowedMs} ms.`)
  process.exitCode = 1
}
await server.stop()
