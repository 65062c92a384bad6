import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import * as access from './abilities.ts'
import { licenceFeatures, roles, type Role } from './enums.ts'

const { abilities, abilitiesOf, can, canReach, canUse, reachable, routeNames } = access
const roleNames = Object.entries(roles) as [keyof typeof roles, Role][]
const customers = roleNames.filter(([, role]) => role < roles.backOfficeViewer)
const everything = {
  licence: Object.fromEntries(licenceFeatures.map((feature) => [feature, true])),
  metricsEnabled: true,
}

test('the whole matrix is the one that was reviewed', () => {
  const file = new URL('./abilities.matrix.txt', import.meta.url)
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, matrix())
  assert.equal(
    matrix(),
    readFileSync(file, 'utf8'),
    'Maybe run with UPDATE_SNAPSHOTS=1 and review the difference.'
  )
})

test('every ability has a form noun.verb, is listed once and is held by at least one role', () => {
  for (const ability of abilities) assert.match(ability, /^[a-z_]+\.[a-z_]+$/)
  assert.equal(new Set(abilities).size, abilities.length)
  const held = (ability: access.Ability) => roleNames.some(([, role]) => can(role, ability))
  assert.deepEqual(
    abilities.filter((ability) => !held(ability)),
    []
  )
})

test('every screen can be opened by at least one role', () => {
  assert.equal(new Set(routeNames).size, routeNames.length)
  assert.deepEqual(
    routeNames.filter((route) => !roleNames.some(([, role]) => reachable(role, route))),
    []
  )
})

test('an administrator of an organisation can do all its people can', () => {
  const missing = abilities.filter(
    (ability) => customers.some(([, role]) => can(role, ability)) && !can(4, ability)
  )
  assert.deepEqual(missing, [])
})

test('back office and customer app share only the profile, its notices and the hubs', () => {
  const shared = abilities.filter((ability) => !can(null, ability) && can(4, ability) && can(8, ability))
  assert.deepEqual(shared, [
    'profile.read',
    'profile.edit',
    'notification_settings.edit',
    'notifications.read_own',
    'hub.connect',
  ])
  assert.deepEqual(
    access.customerRoutes.filter((route) => reachable(8, route)),
    []
  )
  assert.deepEqual(
    access.officeRoutes.filter((route) => reachable(4, route)),
    []
  )
})

test('money: planned cost from location manager up, worked cost from manager up, rates for administrators', () => {
  const holders = (ability: access.Ability) =>
    roleNames.filter(([, role]) => can(role, ability)).map(([, role]) => role)
  assert.deepEqual(holders('shift_cost.read'), [2, 3, 4])
  assert.deepEqual(holders('record_cost.read'), [1, 2, 3, 4])
  assert.deepEqual(holders('rates.read'), [4])
  assert.deepEqual(holders('rates.edit'), [4])
})

test('a manager opens staff and locations but can change nothing there', () => {
  for (const route of ['employees', 'employee-details', 'localizations'] as const) {
    assert.equal(reachable(1, route), true)
    assert.deepEqual(abilitiesOf(1, route), [])
  }
  assert.equal(reachable(1, 'employee'), false)
  assert.equal(can(1, 'directory.read'), true)
})

test('an advisor generates no schedule, decides no swap and changes no status of a task', () => {
  const lost = abilities.filter((ability) => can(2, ability) && !can(3, ability))
  assert.deepEqual(lost, [
    'schedule.generate',
    'swaps.accept_own',
    'swaps.reject_own',
    'swaps.accept',
    'swaps.reject',
    'tasks.change_status',
  ])
})

test('not signed in: only signing in, accounts, health and what secret links name', () => {
  assert.deepEqual(
    abilities.filter((ability) => can(null, ability)),
    abilities.slice(0, 13)
  )
  assert.equal(reachable(null, 'login'), true)
  assert.equal(reachable(null, 'error403'), true)
  assert.equal(reachable(null, 'home'), false)
  assert.equal(reachable(99 as Role, 'home'), false)
})

test('a licence feature opens its screens, and its absence closes them', () => {
  for (const [route, feature] of Object.entries(access.licenceGates) as [access.RouteName, string][]) {
    assert.equal(canReach(4, route, everything), true)
    assert.equal(
      canReach(4, route, { ...everything, licence: { ...everything.licence, [feature]: false } }),
      false
    )
    assert.equal(canReach(4, route, { licence: {}, metricsEnabled: true }), false)
  }
  assert.equal(canReach(4, 'employees', { licence: {}, metricsEnabled: false }), true)
})

test('no request can be made, read or decided without its feature, whatever screen carries it', () => {
  const licence = { ...everything.licence, HolidayRequest: false }
  const asked = access.abilities.filter((ability) => /^request(s|_limits)\./.test(ability))
  assert.ok(asked.length > 5)
  for (const role of Object.values(roles))
    assert.deepEqual(
      asked.filter((ability) => canUse(role, ability, { ...everything, licence })),
      []
    )
})

test('demand disappears with the metrics switch, for screens and endpoints', () => {
  const off = { ...everything, metricsEnabled: false }
  for (const route of access.demandRoutes) {
    assert.equal(canReach(4, route, everything), true)
    assert.equal(canReach(4, route, off), false)
  }
  assert.equal(canUse(4, 'labour_model.run', everything), true)
  assert.equal(canUse(4, 'labour_model.run', off), false)
})

test('an endpoint of an unlicensed screen is closed, unless another open screen carries the ability', () => {
  const bare = { licence: {}, metricsEnabled: false }
  assert.equal(canUse(1, 'schedule.edit', bare), false)
  assert.equal(canUse(1, 'directory.read', bare), true)
  const schedule = { licence: { OnlineWorkSchedule: true }, metricsEnabled: false }
  assert.equal(canUse(1, 'schedule.edit', schedule), true)
  assert.equal(canUse(1, 'schedule.generate', schedule), false)
  assert.equal(
    canUse(1, 'schedule.generate', {
      licence: { OnlineWorkSchedule: true, AutomaticWorkSchedule: true },
      metricsEnabled: false,
    }),
    true
  )
  assert.equal(canUse(0, 'chat.write', bare), false)
})

test('a screen that a role has no entry for neither opens nor carries anything', () => {
  assert.equal(access.canReach(0, 'employees', everything), false)
  assert.equal(access.canReach(4, 'employees', everything), true)
  assert.deepEqual(abilitiesOf(0, 'employees'), [])
  assert.deepEqual(abilitiesOf(null, 'scheduler'), [])
})

test('a lapsed licence leaves what leads out of it, and the people', () => {
  const lapsed = { ...everything, lapsed: true }
  assert.equal(canUse(4, 'schedule.edit', everything), true)
  assert.equal(canUse(4, 'schedule.edit', lapsed), false)
  assert.equal(canUse(4, 'exports.create', lapsed), false)
  assert.equal(canUse(4, 'employees.edit', lapsed), true)
  assert.equal(canUse(4, 'profile.read', lapsed), true)
})

test('people hand out no role above what they may write', () => {
  assert.deepEqual(
    roleNames.map(([, role]) => access.writableRoles(role)),
    [[], [], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [], [], [], []]
  )
})

function matrix(): string {
  const lines = (role: access.Asker) =>
    routeNames
      .filter((route) => reachable(role, route))
      .map((route) => `  ${route}: ${abilitiesOf(role, route).join(', ')}`.trimEnd())
  const own = (role: access.Asker) =>
    lines(role).filter((line) => role === null || !lines(null).includes(line))
  const blocks = [
    [`not signed in (and everybody)`, own(null)] as const,
    ...roleNames.map(([name, role]) => [`${role} ${name}`, own(role)] as const),
  ]
  const gates = Object.entries({ ...access.licenceGates, ...access.abilityGates }).map(
    ([gated, feature]) => `  ${gated}: ${feature}`
  )
  const demand = access.demandRoutes.map((route) => `  ${route}: metricsEnabled`)
  const lapsed = { ...everything, lapsed: true }
  const leftOpen = [
    ...access.routesOfBlockedOrganisation.map((route) => `  ${route}`),
    `  abilities: ${abilities.filter((ability) => canUse(roles.organisationAdmin, ability, lapsed)).join(', ')}`,
  ]
  const sections = [
    ...blocks,
    ['only with', [...gates, ...demand]] as const,
    ['an administrator whose licence has lapsed', leftOpen] as const,
  ]
  return sections.map(([title, rows]) => [title, ...rows].join('\n')).join('\n\n') + '\n'
}
