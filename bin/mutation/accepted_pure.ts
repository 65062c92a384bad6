import type { Accepted } from './accepted_change.ts'

const file = 'backend/contracts/abilities.ts'
const hosts = 'backend/app/core/http/allowed_hosts.ts'
const bodies = 'backend/app/core/http/tidy_body.ts'
const sizes = 'backend/app/core/http/json_size.ts'
const protocol = 'backend/app/core/hubs/protocol.ts'
const workbook = 'backend/app/exports/formats/workbook.ts'
const publications = 'backend/app/scheduling/publications'

/** Of the guards that need no database. */
export const acceptedPure: readonly Accepted[] = [
  {
    file: workbook,
    line: "bookType: format === 'xls' ? 'biff8' : 'xlsx',",
    part: "'xlsx'",
    replacement: '""',
    reason: 'A workbook of no named kind is of this one.',
  },
  ...["case 'empty':", '""'].map((replacement) => ({
    file: workbook,
    line: "case 'empty':",
    replacement,
    reason: 'A cell that is undefined is as empty as one that is null.',
  })),
  {
    file,
    line: 'const grantsOf = (role: Asker): Grants => (role === null ? anonymousGrants : (table[role] ?? anonymousGrants))',
    replacement: 'false',
    reason:
      'The table has no entry for callers who are not signed in, who get the open grants by the other branch as well.',
  },
  {
    file,
    line: 'for (const ability of grantsOf(role)[route] ?? [])',
    replacement: '["Stryker was here"]',
    reason: 'No ability has that name: nothing can ask for it.',
  },
  {
    file,
    line: 'index.set(ability, [...(index.get(ability) ?? []), route])',
    replacement: '["Stryker was here"]',
    reason: 'No screen has that name: it opens nothing, and a real one always comes with it.',
  },
  {
    file,
    line: '(index.get(role) ?? index.get(null))?.get(ability) ?? []',
    replacement: '(index.get(role) ?? index.get(null)).get',
    reason: 'The index always holds an entry for callers who are not signed in.',
  },
  {
    file: 'backend/app/identity/sessions/access_token.ts',
    line: "const verified = await jwtVerify(token, key(), { audience, algorithms: ['HS256'] }).catch(() => null)",
    replacement: '() => undefined',
    reason: 'A token that is not verified has no payload either way.',
  },
  {
    file: 'backend/app/core/hubs/connection_token.ts',
    line: "const [body = '', signature = ''] = token.split('.')",
    replacement: '"Stryker was here!"',
    reason: 'Neither is signed with our secret: what is missing is refused whatever stands in for it.',
  },
  {
    file: hosts,
    line: "export function allowedHosts(appUrl: string, more = ''): (hostname: string | null) => boolean {",
    replacement: '"Stryker was here!"',
    reason: 'No request comes for a host of that name.',
  },
  {
    file: hosts,
    line: "const bare = own.replace(/^\\[|\\]$/g, '')",
    replacement: '/\\[|\\]$/g',
    reason: 'A parsed address has brackets at its ends alone.',
  },
  {
    file: hosts,
    line: "const bare = own.replace(/^\\[|\\]$/g, '')",
    replacement: '/^\\[|\\]/g',
    reason: 'A parsed address has brackets at its ends alone.',
  },
  {
    file: hosts,
    line: "const asked = (hostname ?? '').toLowerCase().replace(/\\.$/, '')",
    replacement: '"Stryker was here!"',
    reason: 'Neither is a host that an installation answers for.',
  },
  ...(
    [
      ['for (let at = 0; at < text.length; at += 1) {', 'at <= text.length'],
      ['while (at < text.length) {', 'at <= text.length'],
      ['while (at < text.length && kinds[text.charCodeAt(at)] === 2) at += 1', 'at <= text.length'],
      ['while (at < text.length && kinds[text.charCodeAt(at)] === 2) at += 1', 'true'],
    ] as const
  ).map(([line, replacement]) => ({
    file: sizes,
    ...{ line, replacement },
    reason: 'Behind the end of a text there is no character that counts.',
  })),
  {
    file: 'backend/app/core/http/request_id.ts',
    line: "if (!named.test(String(headers['x-request-id'] ?? ''))) delete headers['x-request-id']",
    replacement: '"Stryker was here!"',
    reason: 'Neither is a name that a caller may give.',
  },
  ...['false', 'this.#rest.length + text.length < this.#limit', '{}'].map((replacement) => ({
    file: protocol,
    line: 'if (!text.includes(separator) && this.#rest.length + text.length <= this.#limit) {',
    replacement,
    reason: 'The way below yields the same frames; it only takes longer for one in many pieces.',
  })),
  {
    file: protocol,
    line: "this.#rest = frames.pop() ?? ''",
    replacement: '"Stryker was here!"',
    reason: 'There is always a last piece.',
  },
  {
    file: 'backend/app/core/hubs/registry.ts',
    line: 'if (found?.delete(connection) && found.size === 0) index.delete(key)',
    replacement: ';',
    reason: 'An empty set finds no one either: only its memory would stay.',
  },
  {
    file: 'backend/app/identity/controllers/known_device.ts',
    line: 'return Array.isArray(held) ? (held as Known[]).filter(({ until }) => until > Date.now()) : []',
    replacement: 'until >= Date.now()',
    reason: 'The last millisecond of ninety days decides nothing.',
  },
  ...['was.mark', 'is.mark'].map((replacement) => ({
    file: `${publications}/affected_people.ts`,
    line: 'if (was?.mark !== is?.mark) tell(had, { entryId, before: was, after: is })',
    replacement,
    reason: 'Where the person is the same before and after, there is something to see both times.',
  })),
  {
    file: bodies,
    line: 'for (let at = 0; at < list.length; at += 1) {',
    replacement: 'at <= list.length',
    reason: 'Behind the last item there is nothing to tidy.',
  },
  {
    file: bodies,
    line: "if (typeof value === 'object' && value !== null) return placeIn(value)",
    replacement: 'true',
    reason: 'What is not an object has no members to look at.',
  },
  {
    file: bodies,
    line: "if (typeof value === 'object' && value !== null) return placeIn(value)",
    replacement: "typeof value === 'object' || value !== null",
    reason: 'What is not an object has no members to look at.',
  },
  {
    file: bodies,
    line: "if (trimmed !== text || text === '') holder[key] = trimmed === '' ? null : trimmed",
    replacement: 'true',
    reason: 'A text that is tidy already is replaced by itself.',
  },
  {
    file: bodies,
    line: "return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')",
    replacement: 'true',
    reason: 'Parsed texts, numbers and truth values have no member of that name.',
  },
  {
    file: 'backend/app/core/validation/inconsistent.ts',
    line: "field.report('The {{ field }} names something twice', 'distinct_by', field)",
    replacement: '""',
    reason: 'The words come from the files of each language, found by the name of the rule.',
  },
  {
    file: 'backend/app/identity/middleware/same_site_middleware.ts',
    line: "(env.get('CORS_ORIGINS') ?? '')",
    replacement: '"Stryker was here!"',
    reason: 'No origin has that form.',
  },
]
