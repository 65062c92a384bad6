import fc from 'fast-check'
import {
  chosen,
  ids,
  move,
  newlyArchived,
  unknownId,
  refused,
  type Answer,
  type Outcome,
} from '#app/organisation/testing/moves'
import type { PlainCompany, PlainLocation, PlainPosition } from '#app/organisation/testing/plain_company'

const path = '/api/organisation-management'
const nat = () => fc.nat({ max: 999 })
const some = () => fc.array(nat(), { maxLength: 2 })
const stale = (version: number, pick: number) => (pick % 7 === 0 && version > 1 ? version - 1 : version)
const gone = refused(404, 'core.not_found')
const outdated = refused(409, 'core.stale_version')

// Locations

const place = () => ({
  code: fc.constantFrom('700001', '700002', '700003', null),
  positions: some(),
  tags: some(),
  admins: some(),
  name: nat(),
})
type Place = { code: string | null; positions: number[]; tags: number[]; admins: number[]; name: number }
function askedPlace(company: PlainCompany, picks: Place, held?: PlainLocation) {
  const links = {
    positions: ids(company.positions, picks.positions),
    tags: ids(company.tags, picks.tags),
    admins: ids(company.people, picks.admins),
  }
  const name = `Place ${picks.name}`
  const body = {
    ...{ name, code: picks.code, description: null, country: 'PL', timeZone: 'Europe/Warsaw' },
    address: { street: null, postalCode: null, city: null },
    ...{ taxId: null, contactPerson: null, workingHours: [] },
    ...{ positionIds: links.positions, tagIds: links.tags, adminIds: links.admins },
  }
  const isKnown = (['positions', 'tags', 'people'] as const).every((list) =>
    links[list === 'people' ? 'admins' : list].every((id) =>
      (company[list] as { id: string }[]).some((one) => one.id === id)
    )
  )
  const isArchived =
    newlyArchived(company.positions, links.positions, held?.positions) ||
    newlyArchived(company.people, links.admins, held?.admins)
  const problems = [
    ...(isKnown ? [] : ['organisation.unknown_reference']),
    ...(isArchived ? ['organisation.archived_reference'] : []),
  ]
  const distinct = Object.fromEntries(
    Object.entries(links).map(([key, all]) => [key, [...new Set(all)]])
  ) as typeof links
  return { name, body, problems, links: distinct }
}
const codeTaken = (company: PlainCompany, code: string | null, id?: string) =>
  company.locations.some((other) => code !== null && other.code === code && other.id !== id)

export const openLocation = () =>
  move('open location', place(), 3, (company, _actor, picks) => {
    const { name, body, problems, links } = askedPlace(company, picks)
    const outcome = (): Outcome => {
      if (problems.length > 0) return refused(400, ...problems)
      if (codeTaken(company, picks.code)) return refused(400, 'organisation.location_code_taken')
      const apply = ({ id, code }: Answer) =>
        company.locations.push({ id: String(id), version: 1, name, code: picks.code ?? String(code), ...links })
      return { status: 201, apply }
    }
    return { method: 'POST', url: `${path}/locations`, body, outcome: outcome() }
  }) // prettier-ignore

export const editLocation = () =>
  move('edit location', { ...place(), target: nat(), stale: nat() }, 3, (company, _actor, picks) => {
    const location = chosen(company.locations, picks.target)
    const { name, body, problems, links } = askedPlace(company, picks, location)
    const version = stale(location?.version ?? 1, picks.stale)
    const outcome = (): Outcome => {
      if (!location) return gone
      if (version !== location.version) return outdated
      if (problems.length > 0) return refused(400, ...problems)
      if (codeTaken(company, picks.code, location.id)) return refused(400, 'organisation.location_code_taken')
      const apply = ({ code }: Answer) =>
        Object.assign(location, { name, version: version + 1, code: picks.code ?? String(code), ...links })
      return { status: 200, apply }
    }
    const url = `${path}/locations/${ids(company.locations, [picks.target])[0]!}`
    return { method: 'PUT', url, body: { ...body, version }, outcome: outcome() }
  })

export const duplicateLocation = () =>
  move('duplicate location', { target: nat() }, 3, (company, _actor, { target }) => {
    const original = chosen(company.locations, target)
    const name = `Copy ${target}`
    const apply = ({ id, code }: Answer) =>
      company.locations.push({ ...structuredClone(original!), id: String(id), version: 1, name, code: String(code) })
    const url = `${path}/locations/${ids(company.locations, [target])[0]!}/duplicates`
    return { method: 'POST', url, body: { name }, outcome: original ? { status: 201, apply } : gone }
  }) // prettier-ignore

export const deleteLocation = () =>
  move('delete location', { target: nat(), typed: nat() }, 4, (company, _actor, { target, typed }) => {
    // Usually one that is no one's main location.
    const free = company.locations.filter(({ id }) =>
      company.people.every((one) => one.archived || one.main !== id)
    )
    const location = chosen(typed % 3 > 0 && free.length > 0 ? free : company.locations, target)
    const name = typed % 5 === 0 ? 'something else' : location?.name
    const outcome = (): Outcome => {
      if (!location) return gone
      if (company.people.some(({ main, archived }) => main === location.id && !archived))
        return refused(400, 'organisation.location_has_employees')
      if (name !== location.name) return refused(400, 'organisation.location_name_differs')
      const apply = () => {
        company.locations = company.locations.filter((one) => one !== location)
        for (const person of company.people) {
          person.locations = person.locations.filter((id) => id !== location.id)
          if (person.main === location.id) person.main = null
        }
      }
      return { status: 204, apply }
    }
    const url = `${path}/locations/${location?.id ?? unknownId}`
    return { method: 'DELETE', url, body: { name }, outcome: outcome() }
  })

// Positions

/** The first in use becomes the default where none is. */
function ensureDefault(company: PlainCompany) {
  for (const position of company.positions) if (position.archived) position.isDefault = false
  if (company.positions.some(({ isDefault }) => isDefault)) return
  const [first] = inOrder(company)
  if (first) Object.assign(first, { isDefault: true, version: first.version + 1 })
}
function yieldDefault(company: PlainCompany, to?: PlainPosition) {
  for (const position of company.positions)
    if (position.isDefault && position !== to)
      Object.assign(position, { isDefault: false, version: position.version + 1 })
}
const inOrder = ({ positions }: PlainCompany) =>
  positions
    .filter(({ archived }) => !archived)
    .sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1)) // prettier-ignore
const nameTaken = (company: PlainCompany, name: string, id?: string) =>
  company.positions.some(
    (other) => !other.archived && other.id !== id && other.name.toLowerCase() === name.toLowerCase()
  )
const sameName = refused(400, 'organisation.name_taken')
const position = () => ({ name: fc.constantFrom('P1x', 'P1X', 'P2x', 'P2X', 'P3x', 'P4x'), isDefault: fc.boolean() }) // prettier-ignore
const bodyOf = (asked: { name: string; isDefault: boolean }) => ({
  ...{ name: asked.name, isDefault: asked.isDefault, color: 1 },
  ...{ visible: true, billable: true, includedInWorkingHours: true },
})

export const addPosition = () =>
  move('add position', position(), 4, (company, _actor, asked) => {
    const apply = ({ id }: Answer) => {
      if (asked.isDefault) yieldDefault(company)
      const last = Math.max(0, ...company.positions.map(({ place: at }) => at))
      company.positions.push({ ...asked, id: String(id), version: 1, archived: false, place: last + 1 })
      ensureDefault(company)
    }
    const outcome = nameTaken(company, asked.name) ? sameName : { status: 201, apply }
    return { method: 'POST', url: `${path}/positions`, body: bodyOf(asked), outcome }
  })

export const editPosition = () =>
  move('edit position', { ...position(), target: nat(), stale: nat() }, 4, (company, _actor, picks) => {
    const { name, isDefault } = picks
    const before = chosen(company.positions, picks.target)
    const version = stale(before?.version ?? 1, picks.stale)
    const outcome = (): Outcome => {
      if (!before) return gone
      if (version !== before.version) return outdated
      if (before.isDefault && !isDefault) return refused(400, 'organisation.default_position_required')
      if (isDefault && before.archived) return gone
      if (!before.archived && nameTaken(company, name, before.id)) return sameName
      const apply = () => {
        if (isDefault) yieldDefault(company, before)
        Object.assign(before, { name, isDefault, version: version + 1 })
      }
      return { status: 200, apply }
    }
    const url = `${path}/positions/${ids(company.positions, [picks.target])[0]!}`
    return { method: 'PUT', url, body: { ...bodyOf(picks), version }, outcome: outcome() }
  })

const archiveOrRestore = (archived: boolean) =>
  move(archived ? 'archive position' : 'restore position', { target: nat() }, 4, (company, _actor, { target }) => {
    const others = company.positions.filter((one) => one.archived !== archived)
    const before = chosen(target % 5 > 0 && others.length > 0 ? others : company.positions, target)
    const outcome = (): Outcome => {
      if (!before) return gone
      if (before.archived === archived) return { status: 200, silent: true }
      if (!archived && nameTaken(company, before.name, before.id)) return sameName
      const apply = () => {
        Object.assign(before, { archived, version: before.version + 1 })
        ensureDefault(company)
      }
      return { status: 200, apply }
    }
    const url = `${path}/positions/${before?.id ?? unknownId}/archive`
    return { method: archived ? 'POST' : 'DELETE', url, outcome: outcome() }
  }) // prettier-ignore
export const archivePosition = () => archiveOrRestore(true)
export const restorePosition = () => archiveOrRestore(false)

export const deletePosition = () =>
  move('delete position', { target: nat() }, 4, (company, _actor, { target }) => {
    const before = chosen(company.positions, target)
    const apply = () => {
      const without = (all: string[]) => all.filter((id) => id !== before!.id)
      company.positions = company.positions.filter((one) => one !== before)
      for (const location of company.locations) location.positions = without(location.positions)
      for (const person of company.people)
        Object.assign(person, { positions: without(person.positions), ruled: without(person.ruled) })
      ensureDefault(company)
    }
    const url = `${path}/positions/${ids(company.positions, [target])[0]!}`
    return { method: 'DELETE', url, outcome: before ? { status: 204, apply } : gone }
  })

export const orderPositions = () =>
  move('order positions', { turned: nat(), left: nat() }, 4, (company, _actor, { turned, left }) => {
    const before = inOrder(company)
    const by = before.length > 0 ? turned % before.length : 0
    const asked = [...before.slice(by), ...before.slice(0, by)].slice(left % 6 === 0 ? 1 : 0)
    const outcome = (): Outcome => {
      if (asked.length !== before.length) return refused(400, 'organisation.positions_changed')
      if (by === 0) return { status: 204, silent: true }
      return { status: 204, apply: () => asked.forEach((one, index) => (one.place = index + 1)) }
    }
    const body = { ids: asked.map(({ id }) => id) }
    return { method: 'PUT', url: `${path}/positions/order`, body, outcome: outcome() }
  })

// Tags

const tagNames = fc.constantFrom('Keys', 'keys', 'New', 'Night', 'Car')

export const addTag = () =>
  move('add tag', { name: tagNames }, 4, (company, _actor, { name }) => {
    const apply = ({ id }: Answer) => company.tags.push({ id: String(id), version: 1, name })
    const outcome = company.tags.some((tag) => tag.name === name) ? sameName : { status: 201, apply }
    return { method: 'POST', url: `${path}/tags`, body: { name }, outcome }
  })

export const renameTag = () =>
  move('rename tag', { name: tagNames, target: nat(), stale: nat() }, 4, (company, _actor, picks) => {
    const { name } = picks
    const tag = chosen(company.tags, picks.target)
    const version = stale(tag?.version ?? 1, picks.stale)
    const outcome = (): Outcome => {
      if (!tag) return gone
      if (version !== tag.version) return outdated
      if (company.tags.some((other) => other !== tag && other.name === name)) return sameName
      return { status: 200, apply: () => Object.assign(tag, { name, version: version + 1 }) }
    }
    const url = `${path}/tags/${ids(company.tags, [picks.target])[0]!}`
    return { method: 'PUT', url, body: { name, version }, outcome: outcome() }
  })

export const deleteTag = () =>
  move('delete tag', { target: nat() }, 4, (company, _actor, { target }) => {
    const tag = chosen(company.tags, target)
    const apply = () => {
      company.tags = company.tags.filter((one) => one !== tag)
      for (const holder of [...company.people, ...company.locations])
        holder.tags = holder.tags.filter((id) => id !== tag!.id)
    }
    const url = `${path}/tags/${ids(company.tags, [target])[0]!}`
    return { method: 'DELETE', url, outcome: tag ? { status: 204, apply } : gone }
  })
