import { licenceFeatures, organisationStatuses, roles, type Role } from '@shiftloom/backend/contracts/enums'
import { routeNames, type RouteName } from '@shiftloom/backend/contracts/abilities'
import { expect, test } from 'vitest'
import type { Profile } from '#/lib/account/profile.ts'
import { areaOf } from './areas.ts'
import { redirectOf } from './guard.ts'
import { appRoutes } from './routes.ts'

const header = `Where each screen leads, by who opens it. One line for each name of a route, one mark for each visitor:
  i  opens
  -  to the 403 page
  0  to the 404 page
  h  home
  l  to the login, which remembers the path
  k  to the login, which remembers nothing
  o  to the first screen of the back office
  c  to the licence
  w  to the welcome of a company that is not set up
Columns, by role number where there are several marks:
  none    a visitor, not signed in: at the customers' host, at the office's
  own     0 to 4, in an organisation that has bought everything
  bare    0 to 4, in one that has bought nothing
  trial   0 to 4, in one on trial, with everything
  lapsed  0 to 4, in one whose licence has lapsed
  new     4, before the company is set up
  seat    4, a seat taken by role 5
  office  5 to 8, at the office's host
  wrong   4 at the office's host, 8 at the customers'
At the end of a line: the name, and the address of the screen where this build has one. \`tests/journeys\` walks them all.
Written again with \`vitest -u\`, to be read like code.

none own   bare  trial lapse new seat offi wrong
co   01234 01234 01234 01234 4   4    5678 48
`

const customers: Role[] = [0, 1, 2, 3, 4]
const everything = Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))
const full = { licenseFunctionalities: everything, metricsEnabled: true }
const bare = { licenseFunctionalities: {}, metricsEnabled: false }
const trial = { ...full, organisationStatus: organisationStatuses.trial }
const lapsed = { ...full, organisationStatus: organisationStatuses.blocked }
const seat = {
  byName: 'Ola',
  reason: 'Ticket',
  endsAt: '2026-11-22T12:00:00Z',
  mayExport: false,
  officeAddress: null,
}

type Who = { role: Role; office?: boolean } & Partial<Profile>
const common = { id: 'user', isOrganisationCreated: true, organisationStatus: organisationStatuses.active }

/** A path of the route's area: the guard reads no more of it. */
const pathOf = (name: RouteName | null) =>
  name === null ? '/nowhere' : areaOf(name) === 'office' ? `/office/${name}` : `/${name}`

function leadsTo(name: RouteName | null, officeHost: boolean, who: Who | null): string {
  const profile = who && ({ ...common, impersonation: null, ...who } as Profile)
  const path = pathOf(name)
  const target = redirectOf({ name, path, officeHost, signedIn: who !== null, profile, exists: () => true })
  // What does not exist is said in its place.
  return target === null && name === null ? '0' : marks(target)
}

function marks(target: string | null): string {
  const known: Record<string, string> = { '/': 'h', '/error/403': '-', '/error/404': '0', '/login': 'k' }
  const others: Record<string, string> = { '/license': 'c', '/welcome': 'w', '/office/users': 'o' }
  if (target === null) return 'i'
  const mark = { ...known, ...others }[target] ?? (target.startsWith('/login?back=%2F') ? 'l' : undefined)
  if (!mark) throw new Error(`No mark for ${target}`)
  return mark
}

function line(name: RouteName | null): string {
  const at = (who: Who | null, office = false) => leadsTo(name, office, who)
  const each = (more: Partial<Profile>) => customers.map((role) => at({ role, ...more })).join('')
  const admin = { role: roles.organisationAdmin, ...full }
  const office = ([5, 6, 7, 8] as Role[]).map((role) => at({ role, ...bare }, true)).join('')
  return [
    (at(null) + at(null, true)).padEnd(4),
    each(full),
    each(bare),
    each(trial),
    each(lapsed),
    at({ ...admin, isOrganisationCreated: false }).padEnd(3),
    at({ ...admin, impersonation: seat }).padEnd(4),
    office,
    (at(admin, true) + at({ role: roles.globalAdmin, ...bare })).padEnd(5),
    `${(name ?? '(none)').padEnd(26)} ${addressOf(name)}`.trim(),
  ].join(' ')
}

const addressOf = (name: RouteName | null): string =>
  name === null ? pathOf(null) : (appRoutes.find((route) => route.name === name)?.path ?? '')

test('every screen opens for whom the reviewed table says', async () => {
  const table = `${header}${[...routeNames, null].map(line).join('\n')}\n`
  await expect(table).toMatchFileSnapshot('./route_access.txt')
})

test('every screen of this build lies where its area is', () => {
  expect(appRoutes.length).toBeGreaterThan(15)
  for (const { name, path } of appRoutes)
    expect(/^\/office\//.test(path), `${name} at ${path}`).toBe(areaOf(name) === 'office')
})
