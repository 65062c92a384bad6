/**
 * How soon the calendar of requests of a thousand people over a year is answered, beside its bare queries on one
 * connection, and whether it is scrolled without empty patches. Asks for the settings of the journeys, of a product that
 * may be thrown away: it adds people and requests. With `--write`, puts the figures into
 * docs/benchmarks/request_calendar.md. Fails when the answer takes more than three times as long as its queries, or when
 * an empty patch is seen.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import pg from 'pg'
import { apiOf } from './stage/api.ts'
import { closeBrowser } from './stage/browser.ts'
import { query } from './stage/database.ts'
import { account } from './stage/settings.ts'
import { signedIn } from './stage/sign_in.ts'

const people = 1_000
const requestsEach = 10
const span = { from: '2031-01-01', until: '2032-01-01' }
const allowedTimes = 3
const rounds = 25
const steps = 40

const role = 'organisation admin'
const [place] = await query<{ organisation: string; location: string; type: string }>(
  `select o.id as organisation, l.id as location, t.id as type from organisations o
   join locations l on l.organisation_id = o.id and l.archived_at is null
   join request_types t on t.organisation_id = o.id and t.archived_at is null
   join employees e on e.organisation_id = o.id join users u on u.id = e.user_id
   where u.email = $1 order by l.id, t.sort limit 1`,
  [account(role).email]
)
const { organisation, location, type } = place!
await addPeople()
const api = await apiOf(account(role))
const own = new pg.Client({ connectionString: process.env.DATABASE_URL })
await own.connect()
await own.query('set row_security = off')
const answers = await timesOf(() => api.get('/requests/calendar', span))
const queries = await timesOf(bareQueries)
await own.end()
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!
const ratio = middle(answers) / middle(queries)
const lines = [
  `| the answer | ${middle(answers).toFixed(0)} ms | ${Math.max(...answers).toFixed(0)} ms |`,
  `| its bare queries | ${middle(queries).toFixed(0)} ms | ${Math.max(...queries).toFixed(0)} ms |`,
]
console.log([`load ${loadavg()[0]!.toFixed(1)}`, ...lines, `${ratio.toFixed(1)} times`].join('\n'))
const scrolled = await scroll()
await closeBrowser()

const summary = `${ratio.toFixed(1)} times the bare queries. ${scrolled.patches} of ${scrolled.frames} frames had an empty patch.`
console.log(summary)
if (process.argv.includes('--write')) writePage()
process.exit(ratio <= allowedTimes && scrolled.patches === 0 ? 0 : 1)

/** Once for a product: a second measurement finds them. */
async function addPeople(): Promise<void> {
  const [known] = await query(`select from employees where integration_id like 'CAL%' limit 1`)
  if (known) return
  await query(
    `with made as (
       insert into employees (id, organisation_id, name, surname, role, language, main_location_id, integration_id)
       select gen_random_uuid(), $1, 'Zoë', 'Łęcka ' || n, 0, 1, $2, 'CAL' || n from generate_series(1, $3::int) n
       returning id)
     insert into employee_locations (organisation_id, employee_id, location_id) select $1, id, $2 from made`,
    [organisation, location, people]
  )
  await query(
    `insert into requests (id, organisation_id, number, employee_id, request_type_id, location_id, first_day, last_day,
       skip_weekends, skip_holidays, days, minutes, status)
     select gen_random_uuid(), $1, 1000000 + row_number() over (), e.id, $2, $3,
       d.day, d.day + (n % 5), true, true, '[]', 480, case when n % 4 = 0 then 0 else 1 end
     from employees e, generate_series(1, $4::int) n,
       lateral (select date '2031-01-01' + (n - 1) * 36 + (abs(hashtext(e.id::text)) % 30) as day) d
     where e.organisation_id = $1 and e.integration_id like 'CAL%'`,
    [organisation, type, location, requestsEach]
  )
  await query('analyze requests, employees, employee_locations')
}

/** The rows of the answer and no more, by the same conditions. */
async function bareQueries(): Promise<void> {
  const { rows } = await own.query<{ id: string }>(
    `select e.id, e.name, e.surname, coalesce(array_agg(l.location_id) filter (where l.location_id is not null), '{}')
     from employees e left join employee_locations l on l.employee_id = e.id
     where e.archived_at is null and e.organisation_id = $1 group by e.id order by e.surname, e.name, e.id`,
    [organisation]
  )
  await own.query(
    `select id, number, status, employee_id, request_type_id, first_day, last_day, start_time, end_time from requests
     where organisation_id = $1 and status in (0, 1) and first_day < $3 and last_day >= $2 and employee_id = any($4)
     order by first_day, id`,
    [organisation, span.from, span.until, rows.map(({ id }) => id)]
  )
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -3; round < rounds; round += 1) {
    const begun = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - begun)
  }
  return times
}

/** Turns the wheel and looks, after each frame, at points of the body for a cell that is drawn. */
async function scroll(): Promise<{ frames: number; patches: number }> {
  const { page, context } = await signedIn(role)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/requests/calendar?view=year&from=${span.from}`)
  const grid = page.getByRole('grid')
  await grid.getByRole('row').nth(20).waitFor()
  const box = (await grid.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  let [frames, patches] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(step % 5 === 4 ? 300 : 0, step < steps / 2 ? 400 : -400)
    const empty = await grid.evaluate(async (element) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      await frame()
      await frame()
      const body = element.querySelector('.ag-body-viewport') ?? element
      const { left, top, width, height } = body.getBoundingClientRect()
      let missing = 0
      for (let row = 1; row < 12; row += 1)
        for (let column = 1; column < 10; column += 1) {
          const [x, y] = [left + (width * column) / 10, top + (height * row) / 12]
          if (!document.elementFromPoint(x, y)?.closest('.ag-cell, .ag-header')) missing += 1
        }
      return missing
    })
    frames += 1
    if (empty > 0) patches += 1
  }
  await context.close()
  return { frames, patches }
}

function writePage(): void {
  const page = `# The calendar of requests of ${people.toLocaleString('en')} people over a year

${(people * requestsEach).toLocaleString('en')} requests. The answer of \`GET /api/requests/calendar\` from the question to the last byte read, beside the two
queries that find its rows, on one connection with \`pg\`; ${rounds} rounds each, ${cpus().length} processors, a load of ${loadavg()[0]!.toFixed(1)}, product,
database and script on the same machine. The answer may take three times as long.

| what | median | highest |
| --- | ---: | ---: |
${lines.join('\n')}

${summary.replace('. ', ratio > allowedTimes ? ' at the median, more than it may. ' : ' at the median. ')} The wheel is turned ${steps} times, down and up again and to the side, over a window of 1920 by 1080;
two frames after each turn 99 points of the grid are looked at.

The requests are answered column by column, each list made as JSON by the database: 0.7 MB instead of 2.3 MB with a name
beside every value, which the same measurement found at 4.1 times the bare queries under a load of 8.

Written by \`node tests/measure_request_calendar.ts --write\` with BASE_URL, DATABASE_URL, CHROMIUM_PATH and DEMO_ACCOUNTS
of a started product that may be thrown away: it adds people and requests.
`
  writeFileSync(new URL('../docs/benchmarks/request_calendar.md', import.meta.url), page)
}
