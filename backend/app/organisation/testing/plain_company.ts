import { hmacOfCard, hmacOfPin } from '#app/organisation/employees/identification'
import { rows } from '#app/core/organisation_context'
import { acting, type Person, type World } from '#tests/world/world'

/** A person of the plain model. `pin` and `card` are what they were given, the database holds hashes of them. */
export type PlainPerson = {
  id: string
  version: number
  email: string
  role: number
  main: string | null
  locations: string[]
  positions: string[]
  ruled: string[]
  tags: string[]
  number: string | null
  pin: string | null
  card: string | null
  archived: boolean
  account: string
}
export type PlainLocation = {
  id: string
  version: number
  name: string
  code: string
  positions: string[]
  tags: string[]
  admins: string[]
}
export type PlainPosition = {
  id: string
  version: number
  name: string
  isDefault: boolean
  archived: boolean
  place: number
}
type PlainTag = { id: string; version: number; name: string }
type Rows = {
  people: PlainPerson[]
  locations: PlainLocation[]
  positions: PlainPosition[]
  tags: PlainTag[]
}

/** A user who sends requests. */
export type PlainActor = { person: Person; isSignedIn: boolean; hasActed: boolean }

/** What an organisation should look like, kept without a database. */
export type PlainCompany = Rows & { world: World; actors: PlainActor[]; audit: number; nextName: number }

const links = (table: string, column: string, owner: string, of: string) =>
  `array(select ${column} from ${table} k where k.${owner} = ${of}.id order by ${column})`

const all = (what: string, from: string) =>
  `coalesce((select jsonb_agg(x order by x.id) from (select ${what} from ${from}) x), '[]')`

/** Read past the API. Nothing that an invariant speaks of is left out. */
const seenSql = `select
  ${all(
    `e.id, e.version, e.email, e.role, e.main_location_id as main,
     ${links('employee_locations', 'location_id', 'employee_id', 'e')} as locations,
     ${links('employee_positions', 'position_id', 'employee_id', 'e')} as positions,
     array(select r from jsonb_object_keys(e.position_rules) r order by r) as ruled,
     ${links('employee_tags', 'tag_id', 'employee_id', 'e')} as tags,
     e.integration_id as number, e.kiosk_pin_hmac as pin, e.card_code_hmac as card,
     e.archived_at is not null as archived, coalesce(u.status, 'none') as account,
     u.role is distinct from e.role as "otherRole", u.email is distinct from e.email as "otherEmail",
     (select count(*)::int from sessions s where s.user_id = e.user_id and s.revoked_at is null) as sessions`,
    'employees e left join users u on u.id = e.user_id'
  )} as people,
  ${all(
    `l.id, l.version, l.name, l.code, ${links('location_positions', 'position_id', 'location_id', 'l')} as positions,
     ${links('location_tags', 'tag_id', 'location_id', 'l')} as tags,
     ${links('location_admins', 'employee_id', 'location_id', 'l')} as admins`,
    'locations l'
  )} as locations,
  ${all(
    `p.id, p.version, p.name, p.is_default as "isDefault", p.archived_at is not null as archived,
     p.sort_order as place`,
    'positions p'
  )} as positions,
  ${all('t.id, t.version, t.name', 'tags t')} as tags,
  (select count(*)::int from audit_events) as audit,
  (select count(*)::int from users u where u.organisation_id = ? and not exists
     (select from employees e where e.user_id = u.id)) as "ownerlessAccounts"`

type SeenPerson = PlainPerson & { otherRole: boolean; otherEmail: boolean; sessions: number }
type Seen = Omit<Rows, 'people'> & { people: SeenPerson[]; audit: number; ownerlessAccounts: number }

const seen = async ({ world }: Pick<PlainCompany, 'world'>): Promise<Seen> => {
  const [state] = await acting(world.admin, () => rows<Seen>(seenSql, [world.organisationId]))
  return state!
}

const byId = <T extends { id: string }>(list: T[]) =>
  [...list].sort((one, other) => (one.id < other.id ? -1 : 1))
const sorted = (ids: string[]) => [...ids].sort()

/** The model in the shape in which the database is read. */
const expected = (company: PlainCompany): Rows & { audit: number } => ({
  people: byId(company.people).map((person) => ({
    ...person,
    locations: sorted(person.locations),
    positions: sorted(person.positions),
    ruled: sorted(person.ruled),
    tags: sorted(person.tags),
    pin: person.pin && hmacOfPin(person.pin),
    card: person.card && hmacOfCard(person.card),
  })),
  locations: byId(company.locations).map((location) => ({
    ...location,
    positions: sorted(location.positions),
    tags: sorted(location.tags),
    admins: sorted(location.admins),
  })),
  positions: byId(company.positions),
  tags: byId(company.tags),
  audit: company.audit,
})

/** What is there, and what the model says should be. */
export const compared = (company: PlainCompany): Promise<{ found: Seen; plain: Rows & { audit: number } }> =>
  acting(company.world.admin, async () => {
    const [found] = await rows<Seen>(seenSql, [company.world.organisationId])
    return { found: found!, plain: expected(company) }
  })

/** Invariants that hold after any sequence of actions, checked without the model. */
export function brokenInvariants({ people, locations, positions, tags, ownerlessAccounts }: Seen): string[] {
  const broken: string[] = []
  const must = (holds: boolean, sentence: string) => holds || broken.push(sentence)
  const unique = (values: (string | null)[]) => {
    const given = values.filter((value) => value !== null)
    return new Set(given).size === given.length
  }
  const atWork = people.filter(({ archived }) => !archived)
  const places = new Set(locations.map(({ id }) => id))
  const known = new Set(positions.map(({ id }) => id))
  for (const key of ['pin', 'card', 'number'] as const)
    must(unique(atWork.map((person) => person[key])), `${key} of two people at work`)
  must(unique(locations.map(({ code }) => code)), 'code of two locations')
  must(unique(tags.map(({ name }) => name)), 'name of two tags')
  const inUse = positions.filter(({ archived }) => !archived)
  must(unique(inUse.map(({ name }) => name.toLowerCase())), 'name of two positions in use')
  must(positions.filter(({ isDefault }) => isDefault).length <= 1, 'two default positions')
  must(
    inUse.some(({ isDefault }) => isDefault) || !positions.some(({ isDefault }) => isDefault),
    'default archived'
  )
  for (const person of people) {
    const must_ = (holds: boolean, sentence: string) => must(holds, `${person.id} ${sentence}`)
    must_(person.main === null || places.has(person.main), 'has a main location that is gone')
    must_(
      person.main === null || person.locations.includes(person.main),
      'does not work at the main location'
    )
    must_(person.archived || person.role >= 3 || person.main !== null, 'is at work without a main location')
    must_(!person.archived || person.account === 'archived', 'is archived with an open account')
    must_(!person.archived || person.sessions === 0, 'is archived and signed in')
    must_(
      person.ruled.every((id) => known.has(id)),
      'has a limit for a position that is gone'
    )
    must_(!person.otherRole && !person.otherEmail, 'has an account of another role or address')
  }
  must(ownerlessAccounts === 0, 'an account has no owner')
  must(
    people.some(({ role, account }) => role === 4 && account === 'active'),
    'the organisation has no administrator'
  )
  return broken
}

/** The organisation as it is after the world was made. */
export async function plainCompany(world: World): Promise<PlainCompany> {
  const { people, audit, ownerlessAccounts: _none, ...rest } = await seen({ world })
  const plain = people.map(({ otherRole: _r, otherEmail: _e, sessions: _s, ...person }) => person)
  const { employee, manager, locationManager, advisor, admin } = world
  const actors = [admin, advisor, locationManager, manager, employee].map((person) => ({
    person,
    isSignedIn: true,
    hasActed: false,
  }))
  return { world, ...rest, people: plain, audit, actors, nextName: 0 }
}
