import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { canUse, type Ability, type Entitlements } from '#contracts/abilities'
import { isBackOfficeRole, licenceFeatures, organisationStatuses, roles, type Role } from '#contracts/enums'
import { rows } from '#app/core/organisation_context'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { tableOf, titleOf, type Line } from '#tests/functional/access_table'
import { ask, type Asking } from '#tests/world/asking'
import {
  farMark,
  foreignMark,
  officePeople,
  ownMark,
  rowsOfEveryKind,
  type Ids,
} from '#tests/world/every_kind'
import { fingerprint } from '#tests/world/fingerprint'
import { eachOf } from '#tests/world/lanes'
import { takenBack } from '#tests/world/taken_back'
import { seatOf, uselessTokens } from '#tests/world/tokens'
import { acting, person, world } from '#tests/world/world'

/** Lists of the company that have no place. */
const everywhere = ['/api/organisation-management/tags', '/api/requests/types', '/api/requests/types/usable']
const far: readonly Role[] = [roles.employee, roles.manager, roles.locationManager]
const bought: Entitlements = {
  licence: Object.fromEntries(licenceFeatures.map((feature) => [feature, true])),
  metricsEnabled: true,
}

type Someone = { token: string; role: Role }

const marked = (answer: ApiResponse, what: string): string => {
  const status = answer.status()
  if (status >= 500) throw new Error(`${what}: ${status} ${answer.text()}`)
  if (status === 403) return answer.body()?.Code === 'identity.not_while_impersonating' ? 's' : '-'
  const isUnknown = status === 404 || answer.body()?.Code === 'organisation.unknown_reference'
  return status === 401 ? '!' : isUnknown ? '0' : 'i'
}

const abilityOf = ({ gates }: Endpoint) => gates[0]!.args as Ability
/** What the provider decides about a customer, and what customers never reach. */
const isOffice = ({ pattern }: Endpoint): boolean =>
  /^\/api\/(office|user-access\/impersonations)(\/|$)/.test(pattern)

test.group('Access', () => {
  test('everyone gets in where the reviewed table says, and no one at another organisation', async ({
    client,
    assert,
  }) => {
    const [mine, theirs, late, bare] = await Promise.all([world(), world(), world(), world()])
    const [near, away, foreign, lateIds, bareIds] = await Promise.all([
      rowsOfEveryKind(mine, ownMark),
      rowsOfEveryKind(mine, farMark, mine.farLocationId),
      rowsOfEveryKind(theirs, foreignMark),
      rowsOfEveryKind(late, ownMark),
      rowsOfEveryKind(bare, ownMark),
    ])
    const office = await officePeople()
    const people: Someone[] = [
      ...[mine.employee, mine.manager, mine.locationManager, mine.advisor, mine.admin],
      ...office,
    ]
    const seats = await Promise.all(
      [office[0]!, office[3]!].map(async (one) =>
        seatOf(client, one, await person(mine, roles.organisationAdmin, 'Seat'))
      )
    )
    const useless = await uselessTokens(mine.employee)
    const blocked = organisationStatuses.blocked
    await acting(late.admin, () => rows('update organisations set status = ?, is_created = true', [blocked]))
    await acting(bare.admin, () =>
      rows(`update organisations set licence_features = '{}', metrics_enabled = false`)
    )
    const before = await fingerprint(theirs.organisationId)
    const part = process.env.ENDPOINTS ?? ''
    const all = endpoints().filter(({ pattern }) => pattern.startsWith(part))
    assert.isAbove(all.length, part ? 0 : 100)
    const lines = new Map<Endpoint, Line>()
    const asked = async (endpoint: Endpoint, asking: Asking, who: string) => {
      const what = `${titleOf(endpoint)} ${who}`
      const answer = await ask(client, endpoint, asking)
      if (asking.ids === away && !everywhere.includes(endpoint.pattern))
        assert.notInclude(answer.text(), farMark.word, what)
      return marked(answer, what)
    }

    await takenBack(() =>
      eachOf(all, async (endpoint) => {
        if (!endpoint.needsAccount) {
          const open = await asked(endpoint, { ids: near, empty: true }, 'without a token')
          const line = { own: '.........', far: '...', other: '.....', seat: '..' }
          return void lines.set(endpoint, { ...line, lapsed: '..', bare: '..', token: `${open}....` })
        }
        const home = async (who: Someone, ids: Ids) =>
          asked(
            endpoint,
            { token: who.token, ids, ...(isOffice(endpoint) && { empty: true }) },
            `${who.role}`
          )
        let own = ''
        for (const who of people) own += await home(who, near)
        const isIn = (role: Role) => own[role] !== '-'
        const asFar = async (role: Role) => (isIn(role) ? await home(people[role]!, away) : '.')
        const closed = async (who: Someone, ids: Ids) => {
          if (!isIn(who.role)) return '.'
          const mark = await home(who, ids)
          return mark === '-' ? 'x' : mark
        }
        let token = ''
        for (const one of useless) token += await asked(endpoint, { token: one!, ids: near }, `token ${one}`)
        let seated = ''
        for (const one of seats)
          seated += isIn(roles.organisationAdmin) ? await home({ token: one, role: 4 }, near) : '.'
        lines.set(endpoint, {
          own,
          far: (await Promise.all(far.map(asFar))).join(''),
          other: '',
          seat: seated,
          lapsed: (await closed(late.manager, lateIds)) + (await closed(late.admin, lateIds)),
          bare: (await closed(bare.manager, bareIds)) + (await closed(bare.admin, bareIds)),
          token,
        })
      })
    )

    // Nothing is rolled back here: any write would show in the fingerprint.
    const { organisation, user, employee, location, entry } = foreign
    const kinds = [organisation, user, employee, location, entry]
    await eachOf(
      all.filter(({ needsAccount }) => needsAccount),
      async (endpoint) => {
        const line = lines.get(endpoint)!
        const isNamed = endpoint.pattern.includes(':')
        const at = async (who: Someone, instead?: string) => {
          const answer = await ask(client, endpoint, { token: who.token, ids: foreign, instead })
          const what = `${titleOf(endpoint)} as role ${who.role} with ${instead}: ${answer.status()}`
          const mark = marked(answer, what)
          assert.notInclude(answer.text(), foreignMark.word, what)
          assert.notInclude(answer.text(), String(foreignMark.amount), what)
          if (isNamed && !endpoint.pattern.includes('/hubs/'))
            assert.include([400, 403, 404], answer.status(), what)
          return mark
        }
        for (const who of people.filter(({ role }) => !isBackOfficeRole(role))) {
          const isIn = line.own[who.role] !== '-'
          line.other += isIn ? await at(who) : '.'
          // An id of any kind in every place, as the role that gets furthest.
          if (isIn && isNamed && who.role === roles.organisationAdmin)
            for (const id of kinds) await at(who, id)
        }
      }
    )
    assert.equal(await fingerprint(theirs.organisationId), before)

    for (const [endpoint, { own, token }] of lines) {
      if (!endpoint.needsAccount) continue
      const what = titleOf(endpoint)
      assert.equal(token, '!!!!!', what)
      for (const { role } of people)
        if (!canUse(role, abilityOf(endpoint), bought))
          assert.equal(own[role], '-', `${what} as role ${role}`)
    }
    const file = app.makePath('tests/functional/access_matrix.txt')
    const reviewed = readFileSync(file, 'utf8')
    const table = tableOf(lines, reviewed, part)
    if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, table)
    assert.equal(
      table,
      readFileSync(file, 'utf8'),
      'Maybe run with UPDATE_SNAPSHOTS=1 and review the difference.'
    )
  }).timeout(300_000)
})
