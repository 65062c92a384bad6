/**
 * How soon the rules screen shows its charts once its answers are there, at a location with three years of quarter hours
 * of every metric. Asks for the settings of the journeys, of a product that may be thrown away: it adds records. With
 * `--write`, puts the figures into docs/benchmarks/rules_screen.md. Fails when the first chart comes too late.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Page } from 'playwright'
import { closeBrowser } from './stage/browser.ts'
import { query } from './stage/database.ts'
import { signedIn } from './stage/sign_in.ts'

const allowedMs = 300
const visits = 15
const years = 3

const [place] = await query<{ id: string; organisation: string }>(
  `select l.id, l.organisation_id as organisation from locations l
   where exists (select from demand_rules r where r.location_id = l.id and r.metric_id is not null) order by l.id limit 1`
)
await query(
  `insert into demand_records (organisation_id, metric_id, location_id, at, value)
   select m.organisation_id, m.id, $2, at, 5 + extract(hour from at) * 3 + extract(dow from at)
   from demand_metrics m, generate_series(current_date - make_interval(years => $3), current_date - 1, interval '15 minutes') at
   where m.organisation_id = $1 on conflict do nothing`,
  [place!.organisation, place!.id, years]
)
const [{ count }] = (await query<{ count: string }>(
  'select count(*) from demand_records where location_id = $1',
  [place!.id]
)) as [{ count: string }]
console.log(`${count} records at the location, load ${loadavg()[0]!.toFixed(1)}`)

type Times = { rule: number; week: number }
const { page, context } = await signedIn('organisation admin')
await noteDrawnCharts(page)
const times: Times[] = []
for (let visit = 0; visit <= visits; visit += 1) {
  await page.goto(`/demand/${place!.id}/rules`)
  await page.waitForFunction(() => Object.keys((window as unknown as { drawn: object }).drawn).length === 2)
  // The first visit fetches the program itself.
  if (visit > 0) times.push(await timesOf(page))
}
await context.close()
await closeBrowser()

const middle = (values: number[]): number => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!)
const lines = (
  [
    ['the rule’s own chart, after the rules', 'rule'],
    ['the week beside it, after the records', 'week'],
  ] as const
).map(([name, which]) => {
  const all = times.map((one) => one[which])
  return `| ${name} | ${middle(all)} ms | ${Math.round(Math.max(...all))} ms |`
})
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writePage()
process.exit(middle(times.map(({ rule }) => rule)) <= allowedMs ? 0 : 1)

/** The page notes when the rule’s own chart is there, and when the week’s canvas has its first pixel of ink. */
function noteDrawnCharts(target: Page): Promise<unknown> {
  return target.addInitScript(() => {
    const drawn: Partial<Record<'rule' | 'week', number>> = {}
    Object.assign(window, { drawn })
    const look = () => {
      if (document.querySelector('[data-testid=curve]')) drawn.rule ??= performance.now()
      const canvas = document.querySelector('main canvas')
      if (canvas instanceof HTMLCanvasElement && canvas.width && canvas.height) {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        if (data.some((value) => value !== 0)) drawn.week ??= performance.now()
      }
      if (drawn.rule === undefined || drawn.week === undefined) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function timesOf(target: Page): Promise<Times> {
  return target.evaluate(() => {
    const endOf = (part: RegExp) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => part.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      )
    const { rule, week } = (window as unknown as { drawn: { rule: number; week: number } }).drawn
    return {
      rule: rule - endOf(/\/api\/demand\/locations\/[^/]+\/rules/),
      week: week - endOf(/\/api\/demand\/locations\/[^/]+\/series/),
    }
  })
}

function writePage(): void {
  writeFileSync(
    new URL('../docs/benchmarks/rules_screen.md', import.meta.url),
    `# The rules screen at ${years} years of history

${Number(count).toLocaleString('en-US')} records at the location. From the end of the answer to the first pixel of the chart, in Chromium, over ${visits}
visits with a warm cache; ${cpus().length} processors, a load of ${loadavg()[0]!.toFixed(1)}, product and browser on the same machine. The first chart may take
${allowedMs} ms.

| chart | median | highest |
| --- | ---: | ---: |
${lines.join('\n')}

The answer beside its bare query: [metric_records.md](metric_records.md).

Written by \`node tests/measure_rules_screen.ts --write\` with BASE_URL, DATABASE_URL, CHROMIUM_PATH and DEMO_ACCOUNTS of
a started product that may be thrown away: it adds records.
`
  )
}
