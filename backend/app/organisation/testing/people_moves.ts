import fc from 'fast-check'
import {
  chosen,
  ids,
  move,
  refused,
  type Answer,
  type Move,
  type Outcome,
  newlyArchived,
} from '#app/organisation/testing/moves'
import type { PlainActor, PlainCompany, PlainPerson } from '#app/organisation/testing/plain_company'

const path = '/api/organisation-management/employees'
const nat = () => fc.nat({ max: 999 })
const some = () => fc.array(nat(), { maxLength: 2 })
/** Few of each, so that people want the same. */
const codes = {
  number: ['1', '2', '3', '4', '5', null],
  pin: ['100001', '100002', '100003', '100004', '100005', null],
  card: ['AA01', 'AA02', 'AA03', 'AA04', 'AA05', null],
}
const taken = {
  number: 'organisation.integration_id_taken',
  pin: 'organisation.pin_taken',
  card: 'organisation.card_taken',
}
const oneOf = (list: (string | null)[]) => fc.option(fc.constantFrom(...list), { nil: undefined })
const identification = () => ({ pin: oneOf(codes.pin), card: oneOf(codes.card) })

export const self = (company: PlainCompany, { person }: PlainActor) =>
  company.people.find(({ id }) => id === person.employeeId)

/** `null` for everywhere. */
function scopeOf(company: PlainCompany, actor: PlainActor): string[] | null {
  const { role, locations } = self(company, actor)!
  return role >= 3 ? null : locations
}
function visible(company: PlainCompany, actor: PlainActor, person: PlainPerson): boolean {
  const scope = scopeOf(company, actor)
  return scope === null || person.locations.some((id) => scope.includes(id))
}
/** Location managers up to their own role, advisors and administrators up to theirs. */
const writes = (company: PlainCompany, actor: PlainActor, role: number) => role <= self(company, actor)!.role

const conflicts = (company: PlainCompany, person: PlainPerson) =>
  (['number', 'pin', 'card'] as const)
    .filter((key) =>
      company.people.some(
        (other) =>
          other.id !== person.id && !other.archived && person[key] !== null && other[key] === person[key]
      )
    )
    .map((key) => taken[key])

type Work = Partial<Pick<PlainPerson, 'positions' | 'tags' | 'ruled' | 'locations' | 'main' | 'number'>>
type WorkPicks = { positions: number[] | null; tags: number[] | null; ruled: number | null; locations: number[] | null; main: number | null; number: string | null | undefined } // prettier-ignore
const work = () => ({
  positions: fc.option(some()),
  tags: fc.option(some()),
  ruled: fc.option(nat()),
  locations: fc.option(some()),
  main: fc.option(nat()),
  number: oneOf(codes.number),
})
function chosenWork(company: PlainCompany, picks: WorkPicks): Work {
  return {
    ...(picks.positions && { positions: ids(company.positions, picks.positions) }),
    ...(picks.tags && { tags: ids(company.tags, picks.tags) }),
    ...(picks.ruled !== null && { ruled: ids(company.positions, [picks.ruled]) }),
    ...(picks.locations && { locations: ids(company.locations, picks.locations) }),
    ...(picks.main !== null && {
      main: picks.main % 13 === 0 ? null : ids(company.locations, [picks.main])[0]!,
    }),
    ...(picks.number !== undefined && { number: picks.number }),
  }
}
const bodyOf = ({ positions, tags, ruled, locations, main, number }: Work) => ({
  positionIds: positions,
  tagIds: tags,
  positionRules: ruled && Object.fromEntries(ruled.map((id) => [id, { level: 1, maxMinutesPerWeek: null }])),
  locationIds: locations,
  mainLocationId: main,
  integrationId: number,
})

/** Where a person works from now on, or what is refused. */
function settled(
  company: PlainCompany,
  actor: PlainActor,
  after: PlainPerson,
  before?: PlainPerson
): string[] | null {
  const unknown = ['organisation.unknown_reference']
  const held = before?.locations ?? []
  const has = (list: { id: string }[], all: string[]) => all.every((id) => list.some((one) => one.id === id))
  const work = [...after.positions, ...after.ruled]
  const isStrange = !has(company.positions, work) || !has(company.tags, after.tags)
  const heldWork = [...(before?.positions ?? []), ...(before?.ruled ?? [])]
  const isArchived = newlyArchived(company.positions, work, heldWork)
  if (isStrange || isArchived)
    return [...(isStrange ? unknown : []), ...(isArchived ? ['organisation.archived_reference'] : [])]
  if (after.main === null && after.role < 3) return ['organisation.main_location_required']
  const scope = scopeOf(company, actor)
  const isSeen = (id: string) => scope === null || scope.includes(id)
  const asked = [...(after.main === null ? [] : [after.main]), ...after.locations]
  if (!has(company.locations, asked) || !asked.every((id) => isSeen(id) || held.includes(id))) return unknown
  after.locations = [...new Set([...asked, ...held.filter((id) => !isSeen(id))])]
  after.positions = [...new Set(after.positions)]
  after.tags = [...new Set(after.tags)]
  return null
}

const emailTaken = (company: PlainCompany, email: string, id?: string) =>
  company.people.some((other) => other.id !== id && other.email.toLowerCase() === email.toLowerCase())

export const hire = () =>
  move('hire', { ...work(), ...identification(), role: fc.nat({ max: 4 }), copied: nat() }, 2, (company, actor, picks) => {
    const asked = chosenWork(company, picks)
    if (asked.main === undefined) asked.main = ids(company.locations, [picks.copied])[0]!
    const other = chosen(company.people, picks.copied)
    const email = picks.copied % 11 === 0 && other ? other.email : `p${company.nextName++}.${company.world.organisationId}@example.test`
    const person: PlainPerson = {
      ...{ id: '', version: 1, email, role: picks.role, main: null, locations: [], positions: [], ruled: [], tags: [] },
      ...{ number: null, pin: picks.pin ?? null, card: picks.card ?? null, archived: false, account: 'invited' },
      ...asked,
    }
    const body = { name: 'Ewa', surname: 'Lis', email, role: picks.role, kioskPin: picks.pin, cardCode: picks.card, ...bodyOf(asked) } // prettier-ignore
    const outcome = (): Outcome => {
      if (!writes(company, actor, picks.role)) return refused(403, 'organisation.role_not_allowed')
      const problem = settled(company, actor, person)
      if (problem) return refused(400, ...problem)
      if (emailTaken(company, email)) return refused(400, 'organisation.email_taken')
      const same = conflicts(company, person)
      if (same.length > 0) return refused(400, ...same)
      return { status: 201, apply: ({ id }: Answer) => company.people.push({ ...person, id: String(id) }) }
    }
    return { method: 'POST', url: path, body, outcome: outcome() }
  }) // prettier-ignore

/** The person a request is about, and what refuses it before it is checked. */
function about(company: PlainCompany, actor: PlainActor, target: number) {
  const person = chosen(company.people, target)
  const id = person?.id ?? ids(company.people, [target])[0]!
  const isHidden = !person || !visible(company, actor, person)
  return { id, person: isHidden ? undefined : person }
}

export const editPerson = () =>
  move('edit', { ...work(), ...identification(), target: nat(), role: fc.option(fc.nat({ max: 4 })), email: nat(), stale: nat() }, 2, (company, actor, picks) => {
    const { id, person } = about(company, actor, picks.target)
    const asked = chosenWork(company, picks)
    const other = chosen(company.people, picks.email)
    const email =
      picks.email % 5 === 1 ? `n${company.nextName++}.${company.world.organisationId}@example.test`
      : picks.email % 17 === 2 && other ? other.email
      : person?.email ?? 'unknown@example.test'
    const role = picks.role ?? person?.role ?? 0
    const version = (person?.version ?? 1) - (picks.stale % 7 === 0 && (person?.version ?? 1) > 1 ? 1 : 0)
    const body = { version, name: 'Ewa', surname: 'Lis', email, role, kioskPin: picks.pin, cardCode: picks.card, ...bodyOf(asked) } // prettier-ignore
    const outcome = (): Outcome => {
      if (!person) return refused(404, 'core.not_found')
      if (version !== person.version) return refused(409, 'core.stale_version')
      const isOwn = id === actor.person.employeeId
      if (!writes(company, actor, Math.max(role, person.role))) return refused(403, 'organisation.role_not_allowed')
      if (isOwn && (role !== person.role || email !== person.email)) return refused(400, 'organisation.own_account')
      const after: PlainPerson = { ...person, ...asked, role, email, version: version + 1 }
      if (picks.pin !== undefined) after.pin = picks.pin
      if (picks.card !== undefined) after.card = picks.card
      const problem = settled(company, actor, after, person)
      if (problem) return refused(400, ...problem)
      const moved = email.toLowerCase() !== person.email.toLowerCase()
      if (moved && emailTaken(company, email, id)) return refused(400, 'organisation.email_taken')
      const same = person.archived ? [] : conflicts(company, after)
      if (same.length > 0) return refused(400, ...same)
      if (moved && person.account === 'active') after.account = 'invited'
      return { status: 200, apply: () => {
        if (moved) signOut(company, id)
        Object.assign(person, after)
      } }
    }
    return { method: 'PUT', url: `${path}/${id}`, body, outcome: outcome() }
  }) // prettier-ignore

function signOut(company: PlainCompany, id: string) {
  for (const actor of company.actors) if (actor.person.employeeId === id) actor.isSignedIn = false
}

const archiveOrRestore = (archived: boolean) =>
  move(archived ? 'archive' : 'restore', { target: nat() }, 2, (company, actor, picks) => {
    // Usually a person who is not there yet.
    const others = company.people.filter((one) => one.archived !== archived)
    const isLikely = picks.target % 5 > 0 && others.length > 0
    const target = isLikely ? company.people.indexOf(others[picks.target % others.length]!) : picks.target
    const { id, person } = about(company, actor, target)
    const outcome = (): Outcome => {
      if (!person) return refused(404, 'core.not_found')
      if (!writes(company, actor, person.role)) return refused(403, 'organisation.role_not_allowed')
      if (person.archived === archived) return { status: 200, silent: true }
      if (id === actor.person.employeeId) return refused(400, 'organisation.own_account')
      if (!archived && person.main === null && person.role < 3)
        return refused(400, 'organisation.main_location_required')
      const same = archived ? [] : conflicts(company, person)
      if (same.length > 0) return refused(400, ...same)
      const apply = () => {
        signOut(company, id)
        Object.assign(person, { archived, version: person.version + 1, account: archived ? 'archived' : 'invited' })
      }
      return { status: 200, apply }
    }
    return { method: archived ? 'POST' : 'DELETE', url: `${path}/${id}/archive`, outcome: outcome() }
  }) // prettier-ignore
export const archivePerson = () => archiveOrRestore(true)
export const restorePerson = () => archiveOrRestore(false)

export const identify = () =>
  move('identify', { target: nat(), ...identification() }, 2, (company, actor, picks) => {
    const { id, person } = about(company, actor, picks.target)
    const { pin, card } = picks
    const outcome = (): Outcome => {
      if (!person) return refused(404, 'core.not_found')
      if (!writes(company, actor, person.role)) return refused(403, 'organisation.role_not_allowed')
      const after = { ...person, ...(pin !== undefined && { pin }), ...(card !== undefined && { card }) }
      const same = person.archived ? [] : conflicts(company, after)
      if (same.length > 0) return refused(400, ...same)
      return { status: 200, apply: () => Object.assign(person, after) }
    }
    const body = { kioskPin: pin, cardCode: card }
    return { method: 'PUT', url: `${path}/${id}/identification`, body, outcome: outcome() }
  })

export const deletePerson = () =>
  move('delete', { target: nat() }, 4, (company, actor, picks) => {
    const { id, person } = about(company, actor, picks.target)
    const outcome = (): Outcome => {
      if (!person) return refused(404, 'core.not_found')
      if (id === actor.person.employeeId) return refused(400, 'organisation.own_account')
      if (company.actors.some((one) => one.person.employeeId === id && one.hasActed))
        return refused(400, 'organisation.employee_has_history')
      const apply = () => {
        signOut(company, id)
        company.people = company.people.filter((one) => one !== person)
        for (const location of company.locations) location.admins = location.admins.filter((one) => one !== id)
      }
      return { status: 204, apply }
    }
    return { method: 'DELETE', url: `${path}/${id}`, outcome: outcome() }
  }) // prettier-ignore

/** Several at once: each wholly or not at all, strangers refuse them all. */
export const moveSeveral = () =>
  move('move several', { targets: fc.array(nat(), { minLength: 1, maxLength: 3 }), location: nat() }, 2, (company, actor, picks): Move => {
    const asked = picks.targets.map((target) => about(company, actor, target))
    const [locationId] = ids(company.locations, [picks.location])
    const body = { employeeIds: asked.map(({ id }) => id), kind: 'move', locationId }
    const people = [...new Set(asked.map(({ person }) => person))]
    const request = { method: 'POST', url: `${path}/bulk-changes`, body } as const
    if (people.includes(undefined)) return { ...request, outcome: refused(404, 'core.not_found') }
    const scope = scopeOf(company, actor)
    const going = (people as PlainPerson[]).filter((person) => {
      const isSeen = scope === null || scope.includes(locationId!) || person.locations.includes(locationId!)
      return writes(company, actor, person.role) && isSeen && company.locations.some(({ id }) => id === locationId)
    })
    const changed = going.filter(({ main }) => main !== locationId)
    const apply = () => {
      for (const person of changed) {
        const others = person.locations.filter((id) => id !== person.main || (scope !== null && !scope.includes(id)))
        Object.assign(person, { locations: [...new Set([locationId!, ...others])], main: locationId, version: person.version + 1 })
      }
    }
    const result = { changed: changed.length, unchanged: going.length - changed.length }
    return { ...request, outcome: { status: 200, apply, audit: changed.length, result } }
  }) // prettier-ignore
