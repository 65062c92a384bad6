import type { Endpoint } from '#tests/architecture/routes'

/** One line: each role's answer by situation, a mark for each. */
export type Line = Record<'own' | 'far' | 'other' | 'seat' | 'lapsed' | 'bare' | 'token', string>

export const titleOf = ({ method, pattern }: Pick<Endpoint, 'method' | 'pattern'>) =>
  `${method.padEnd(6)} ${pattern}`

const header = `Who gets in where. One line for each route and method, one mark for each answer:
  i  let in: 2xx, a redirect, or a refusal of the content (400, 409, 413, 422, 429)
  -  403: this person may not
  0  404, or a reference to nothing: there is no such thing for this person
  !  401: not signed in
  x  403 to who gets in otherwise: the licence has lapsed, or lacks the feature
  s  403 to who gets in otherwise: closed to the provider's people in a customer's seat
  .  not asked: the role is refused already at home, or the route needs no account
Columns, by role number where there are several marks:
  own    0 to 8, things of the person's own organisation and location; of what belongs to a single
         person (sessions, devices, messages), another person's
  far    0 to 2, things of another location of the organisation; other roles answer for all of them
  other  0 to 4, things of another organisation
  seat   an administrator's seat taken by role 5, and by role 8
  lapsed 1 and 4, in an organisation whose licence has lapsed (status 1)
  bare   1 and 4, in an organisation that has bought nothing
  token  none, expired, of an ended session, alg "none", signed with another key
Rewritten with UPDATE_SNAPSHOTS=1, to be read like code; with ENDPOINTS=/api/demand, only the lines below that path.

own       far other seat lapsed bare token
012345678 012 01234 58   14     14   neukf
`

/** How many characters of a line stand before its title. */
const marksWidth = 43
const sortingOf = (line: string) => `${line.slice(marksWidth + 7)} ${line.slice(marksWidth)}`

/**
 * The whole table.
 *
 * @param reviewed the table as it stands, whose lines stay where only a part was asked
 * @param part what the paths of that part begin with
 */
export function tableOf(lines: Map<Endpoint, Line>, reviewed: string, part: string): string {
  const made = [...lines].map(([endpoint, { own, far, other, seat, lapsed, bare, token }]) =>
    [own, far, other, seat.padEnd(4), lapsed.padEnd(6), bare.padEnd(4), token, titleOf(endpoint)].join(' ')
  )
  const kept = part ? linesBeside(reviewed, part) : []
  const sorted = [...kept, ...made].sort((one, two) => (sortingOf(one) < sortingOf(two) ? -1 : 1))
  return `${header}${sorted.join('\n')}\n`
}

const linesBeside = (reviewed: string, part: string): string[] =>
  reviewed
    .trimEnd()
    .split('\n')
    .slice(header.split('\n').length - 1)
    .filter((line) => !line.slice(marksWidth + 7).startsWith(part))
