import { readFileSync, writeFileSync } from 'node:fs'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { apiOf } from '../stage/api.ts'
import { officePage, visit } from '../stage/browser.ts'
import { addDays, comingMonday } from '../stage/days.ts'
import { query } from '../stage/database.ts'
import { account } from '../stage/settings.ts'
import { hasSignedIn } from '../stage/sign_in.ts'
import { countRequests, walk, type Landing } from '../stage/walk.ts'

const header = `Where each screen of this build leads in the browser, by who opens it. One line for each screen, one mark for each visitor:
  i  opens, with its heading
  -  to the 403 page
  0  to the 404 page
  h  home
  l  to the login, which remembers the path
  k  to the login, which remembers nothing
  o  to the first screen of the back office
  p  to one's own profile
  c  to the licence
  w  to the welcome of a company that is not set up
  !  opens, and something of it could not be loaded
Columns, by role number where there are several marks:
  none    a visitor, not signed in: at the customers' host, at the office's
  own     0 to 4, in the demo company
  lapsed  1 and 4, while its licence has lapsed
  new     4, while it is not set up
  office  5 to 8, at the office's host
At the end of a line: the name, the address, and the title of the page.
\`frontend/src/app/route_access.txt\` says what the guard decides for more visitors; its addresses are the ones walked here.
Written again with UPDATE_SNAPSHOTS=1, to be read like code.

none own   lapsed new office
co   01234 14     4   5678
`

type Column = 'none' | 'own' | 'lapsed' | 'new' | 'office'
type Screen = { name: string; address: string }

/** Every screen of the build, as the table of the guard lists them. */
function screens(): Screen[] {
  const table = readFileSync(new URL('../../frontend/src/app/route_access.txt', import.meta.url), 'utf8')
  return [...table.matchAll(/ (\S+) +(\/\S*)$/gm)].map(([, name, address]) => ({
    name: name!,
    address: address!,
  }))
}

/** A request of a demo account, filed far ahead of what the demo plans. */
async function requestOf(role: string): Promise<string> {
  const api = await apiOf(account(role))
  const { items } = await api.get<{ items: { id: string }[] }>('/requests/filed', { whose: 'own' })
  if (items[0]) return items[0].id
  const types = await api.get<{ id: string; needsAcceptance: boolean }[]>('/requests/types/usable')
  const day = addDays(comingMonday(), 7 * 30)
  const [filed] = await api.post<{ id: string }[]>('/requests/filed', {
    requestTypeId: types.find((type) => type.needsAcceptance)!.id,
    ...{ firstDay: day, lastDay: day, part: null, skipWeekends: false, skipHolidays: false },
    ...{ recipientId: null, note: null, draft: false },
  })
  return filed!.id
}

/** A swap of a person that is over: no one else meets it. */
async function swapOf(employeeId: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into swaps (id, organisation_id, requester_id, entry_id, shift, starts_at, status, needs_confirmation)
      select gen_random_uuid(), organisation_id, id, gen_random_uuid(), jsonb_build_object('entryId',
        gen_random_uuid(), 'day', '2030-03-04', 'start', '08:00', 'end', '16:00', 'locationId', main_location_id,
        'positionId', null), '2030-03-04T07:00:00Z', 'withdrawn', false
      from employees where id = $1 returning id`,
    [employeeId]
  )
  return row!.id
}

/** Rows of the demo, found by their names, that addresses of screens name. */
async function rowsNamed(): Promise<Record<string, string>> {
  const one = async (text: string, value: string): Promise<string> => {
    const [row] = await query<{ id: string }>(text, [value])
    if (!row) throw new Error(`There is no ${value}: ${text}`)
    return row.id
  }
  const employee = `select e.id from employees e join users u on u.id = e.user_id where u.email = $1`
  const person = await one(employee, account('employee').email)
  const industry = 'Bakeries of the walk'
  const office = await apiOf(account('back office, global admin'))
  const known = await query('select id from industries where name = $1', [industry])
  if (known.length === 0)
    await office.post('/office/industries', { name: industry, recommended: false, positions: [] })
  const organisation = await one('select id from organisations where name = $1', 'Piekarnia Ziarno')
  const viewer = await one('select id from users where email = $1', account('back office, viewer').email)
  const home = await one('select main_location_id as id from employees where id = $1', person)
  const request = await requestOf('employee')
  const metric = await one('select id from demand_metrics where name = $1', 'Tickets')
  const record = await one(
    'select id from time_records where employee_id = $1 order by day, key limit 1',
    person
  )
  return {
    employee: person,
    'employee-details': person,
    'user-calendar': person,
    localization: home,
    'demand-metric-records': home,
    'demand-metric-records:metricId': metric,
    'demand-metric-records-edit': home,
    'demand-metric-records-edit:metricId': metric,
    'demand-rules': home,
    'demand-staff': home,
    'demand-staff-edit': home,
    'demand-staff-edit:positionId': await one(
      'select id from positions where name = $1 limit 1',
      'Sprzedawca'
    ),
    record,
    'record-details': record,
    'swap-details': await swapOf(person),
    'request-details': request,
    'request-history': request,
    'request-limits': request,
    organization: organisation,
    'organization-details': organisation,
    user: viewer,
    'update-profile': viewer,
    industry: await one('select id from industries where name = $1', industry),
    region: await one('select id from regions where name = $1', 'Polska'),
  }
}

const marks: Record<string, string> = {
  ...{ '/error/403': '-', '/error/404': '0', '/': 'h', '/login': 'k' },
  ...{ '/office/users': 'o', '/office/my-profile': 'p', '/license': 'c', '/welcome': 'w' },
}

function markOf({ path, hasFailed }: Landing, address: string): string {
  if (hasFailed) return '!'
  const landed = path.split('?')[0]!
  // Settings open with their first tab.
  if (landed === address || landed.startsWith(`${address}/`) || (address === '/' && landed === '/'))
    return 'i'
  if (path.startsWith('/login?back=')) return 'l'
  const mark = marks[landed]
  if (!mark) throw new Error(`${address} led to ${path}, which has no mark.`)
  return mark
}

/** Visitors walk beside each other: what one waits for, another works out meanwhile. */
async function atOnce(visits: (() => Promise<void>)[], lanes = 3): Promise<void> {
  const left = [...visits]
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) await one()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Walked = Screen & { pattern: string; marks: Record<Column, string[]>; titles: Set<string> }

async function walkedScreens(): Promise<Walked[]> {
  const ids = await rowsNamed()
  return screens().map(({ name, address }) => ({
    ...{ name, pattern: address },
    address: address.replace(/\/:\w+\?/g, '').replace(/:\w+/g, (parameter) => {
      const id = ids[`${name}${parameter}`] ?? ids[name]
      if (!id) throw new Error(`Say whose id the address of ${name} names.`)
      return id
    }),
    marks: { none: [], own: [], lapsed: [], new: [], office: [] },
    titles: new Set<string>(),
  }))
}

const lineOf = ({
  name,
  pattern,
  marks: { none, own, lapsed, new: fresh, office },
  titles,
}: Walked): string =>
  [
    ...[none.join('').padEnd(4), own.join(''), lapsed.join('').padEnd(6)],
    ...[fresh.join('').padEnd(3), office.join('').padEnd(6)],
    ...[name.padEnd(20), pattern.padEnd(32), [...titles].sort().join(' | ')],
  ].join(' ')

const staff = ['employee', 'manager', 'location manager', 'advisor', 'organisation admin']
const office = ['viewer', 'editor', 'admin', 'global admin']

test.group('Every screen', (group) => {
  let walked: Walked[] = []
  group.setup(async () => {
    walked = await walkedScreens()
  })

  const walkIn = async (assert: Assert, column: Column, at: number, address: string, role?: string) => {
    const { page, context, complaints } = await visit({ reducedMotion: 'reduce' })
    await countRequests(context)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url())
    })
    if (role) await hasSignedIn(context, role)
    await page.goto(address)
    const landings = await walk(
      page,
      walked.map((one) => one.address)
    )
    for (const [index, landing] of landings.entries()) {
      const one = walked[index]!
      const mark = markOf(landing, one.address)
      one.marks[column][at] = mark
      if (mark === 'i') one.titles.add(landing.title)
    }
    assert.deepEqual(complaints, [], `${column} ${role}`)
    assert.deepEqual(refused, [], `${column} ${role}: no screen asks for what its visitor may not have`)
    await context.close()
  }

  // By parts: a busy machine needs minutes for the screens of one visitor.
  test('opens or refuses visitors who are not signed in', ({ assert }) =>
    atOnce(['/login', officePage('/login')].map((address, at) => () => walkIn(assert, 'none', at, address))))

  for (const part of [staff.slice(0, 2), staff.slice(2)])
    test(`opens or refuses the people of a company: ${part.join(', ')}`, ({ assert }) =>
      atOnce(part.map((role) => () => walkIn(assert, 'own', staff.indexOf(role), '/', role))))

  test('opens or refuses the users of the back office', async ({ assert }) => {
    const start = officePage('/office/users')
    await atOnce(office.map((role, at) => () => walkIn(assert, 'office', at, start, `back office, ${role}`)))
  })

  test('leads to the licence or the welcome where a company lacks them', async ({ assert }) => {
    const company = `update organisations set status = $1, is_created = $2 where name = 'Piekarnia Ziarno'`
    try {
      await query(company, [1, true])
      const lapsed = ['manager', 'organisation admin']
      await atOnce(lapsed.map((role, at) => () => walkIn(assert, 'lapsed', at, '/', role)))
      await query(company, [0, false])
      await walkIn(assert, 'new', 0, '/', 'organisation admin')
    } finally {
      await query(company, [0, true])
    }
  })

  test('is in the reviewed table, with all those it opened for', ({ assert }) => {
    assert.isAbove(walked.length, 30)
    const table = header + walked.map((one) => `${lineOf(one).trimEnd()}\n`).join('')
    const file = new URL('./route_walk.txt', import.meta.url)
    if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, table)
    assert.equal(
      table,
      readFileSync(file, 'utf8'),
      'Maybe run with UPDATE_SNAPSHOTS=1 and review the difference.'
    )
  })
})
