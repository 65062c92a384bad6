/** An equivalent mutant: the line as it is, its replacement, and why that makes no difference. */
export type Accepted = { file: string; line: string; replacement: string; reason: string }

const file = 'backend/contracts/abilities.ts'
const hosts = 'backend/app/core/http/allowed_hosts.ts'
const bodies = 'backend/app/core/http/tidy_body.ts'
const publications = 'backend/app/scheduling/publications'
const judged = '({ type, employeeId, deleted }) => employeeId !== null && !deleted && isWork(type)'
const onlyShifts = 'Only shifts of people that stand have verdicts: what else is asked about has none.'
const hasCompany = 'An account of a customer always has its organisation: the database holds on to it.'
const noChanges =
  'A publication is taken back by its own log: the changes of its step hold nothing to find an entry by.'

export const accepted: readonly Accepted[] = [
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
  {
    file: 'backend/app/identity/middleware/auth_middleware.ts',
    line: 'const claims = token === null ? null : await verifyAccessToken(token)',
    replacement: 'false',
    reason: 'What is no token at all is none that we signed: there are no claims either way.',
  },
  {
    file: 'backend/app/identity/actions/admit.ts',
    line: 'return organisation?.status === organisationStatuses.archived',
    replacement: 'organisation.status',
    reason: hasCompany,
  },
  {
    file: 'backend/app/identity/actions/impersonation.ts',
    line: 'if (organisation?.status === organisationStatuses.archived)',
    replacement: 'organisation.status',
    reason: hasCompany,
  },
  {
    file: 'backend/app/identity/actions/impersonation.ts',
    line: '...{ employeeId: null, locationIds: null, impersonatorUserId: null },',
    replacement: '{}',
    reason: 'The actor does nothing but write to the log, where what is missing is empty as well.',
  },
  ...['false', '""'].map((replacement) => ({
    file: 'backend/app/identity/sessions/refresh_session.ts',
    line: "if (typeof refreshed === 'string' || !(await loadAccount({ userId, sessionId })))",
    replacement,
    reason: 'A session that is unknown or has just ended has no account: it is refused either way.',
  })),
  {
    file: 'backend/app/identity/sessions/refresh_session.ts',
    line: "if (!session) return 'unknown'",
    replacement: '""',
    reason: 'Every word but that for a misused session leads to the same refusal.',
  },
  {
    file: 'backend/app/identity/external/find_account.ts',
    line: 'if (email === null) return undefined',
    replacement: 'false',
    reason: 'To SQL, no address is equal to an unknown one: no account is found either way.',
  },
  {
    file: 'backend/app/identity/two_factor/answer_challenge.ts',
    line: "if (open.method === 'email') return open.code_hash !== null && hash.verify(open.code_hash, code)",
    replacement: 'true',
    reason: 'What is no hash fits no code.',
  },
  {
    file: 'backend/app/identity/two_factor/answer_challenge.ts',
    line: 'const step = open.totp_secret === null ? null : stepOfCode(open.totp_secret, code)',
    replacement: 'false',
    reason: 'What is no secret deciphers to nothing, and no code fits that.',
  },
  {
    file: 'backend/app/identity/two_factor/answer_challenge.ts',
    line: 'if (step === null || step <= Number(open.totp_last_step ?? 0)) return false',
    replacement: 'false',
    reason: 'No step counts as step 0, which is never later than the last one that was used.',
  },
  {
    file: `${publications}/publish.ts`,
    line: 'const shown = chosen.filter(',
    replacement: 'chosen',
    reason: onlyShifts,
  },
  ...['true', 'employeeId !== null && !deleted || isWork(type)', 'employeeId !== null || !deleted'].map(
    (replacement) => ({
      file: `${publications}/publish.ts`,
      line: judged,
      replacement,
      reason: onlyShifts,
    })
  ),
  {
    file: `${publications}/publish.ts`,
    line: 'await recordOverrides({ refused: blocking, changes: [], plan, override })',
    replacement: '["Stryker was here"]',
    reason: 'What is no change has neither an entry nor work: the refusal names the same shifts.',
  },
  {
    file: `${publications}/publish.ts`,
    line: 'await logCommand({ id, label: kind, changes: [], revision, publicationId: id, reach })',
    replacement: '["Stryker was here"]',
    reason: noChanges,
  },
  {
    file: `${publications}/undo_publication.ts`,
    line: "...{ id: undoing, label: 'undoPublication', changes: [], revision, publicationId: undoing },",
    replacement: '["Stryker was here"]',
    reason: noChanges,
  },
  {
    file: `${publications}/undo_publication.ts`,
    line: "if (publication.undoes) await markTaken(publication.undoes, possible, way === 'redo')",
    replacement: 'true',
    reason:
      'To SQL, no publication has an unknown identifier: where it took none back, none is marked either way.',
  },
  {
    file: `${publications}/undo_publication.ts`,
    line: "return undone?.kind === 'unpublish' ? ('unpublish' as const) : ('publish' as const)",
    replacement: 'undone.kind',
    reason:
      'The publication that was taken back is always found: with it, its taking back would be gone as well.',
  },
  {
    file: `${publications}/reachable_changes.ts`,
    line: 'return mine === null',
    replacement: 'false',
    reason: 'To SQL, no place differs from an unknown list: nothing is left out either way.',
  },
  ...['(!fileName || !contentType) && !storageKey', 'false', '!fileName && !contentType'].map(
    (replacement) => ({
      file: 'backend/app/exports/actions/read_file.ts',
      line: "if (!fileName || !contentType || !storageKey) throw new DomainError('exports.not_ready', { batchId })",
      replacement,
      reason: 'A batch gets its name, its type and its key together.',
    })
  ),
  {
    file: 'backend/app/core/middleware/idempotency_middleware.ts',
    line: ".update(`${request.method()} ${request.url(true)} ${request.raw() ?? ''}`)",
    replacement: '"Stryker was here!"',
    reason: 'What stands for a missing body is the same each time, and no body that is read.',
  },
  {
    file: 'backend/app/scheduling/steps/changed_by_others.ts',
    line: 'if (entryIds.length === 0) return []',
    replacement: 'false',
    reason: 'For no entries no one is found either way; only the questions are saved.',
  },
  {
    file: 'backend/app/core/middleware/idempotency_middleware.ts',
    line: "if (stored?.fingerprint !== fingerprint) throw new DomainError('core.idempotency_key_reused')",
    replacement: 'stored.fingerprint',
    reason: 'The key that stands in the way of another is always there to be read.',
  },
  {
    file: 'backend/app/scheduling/undo/undo_command.ts',
    line: 'await restack(command.id, way, { changes: [], revision })',
    replacement: '["Stryker was here"]',
    reason: noChanges,
  },
  ...['true', 'people'].map((replacement) => ({
    file: 'backend/app/scheduling/undo/undo_command.ts',
    line: "await lockPeople([...new Set(people.filter((id) => typeof id === 'string'))])",
    replacement,
    reason: 'What is no identifier finds no person.',
  })),
  ...['true', '[current, next]'].map((replacement) => ({
    file: 'backend/app/scheduling/commands/prepare_changes.ts',
    line: 'return [current, next].filter((id) => id !== undefined)',
    replacement,
    reason: 'What is no identifier finds no location.',
  })),
  ...['""', '{}', '[]', 'false', '!stored && !before'].map((replacement) => ({
    file: 'backend/app/scheduling/commands/prepare_changes.ts',
    line: "if (!stored || !before) throw new DomainError('scheduling.entry_gone', { entryIds: [id] })",
    replacement,
    reason: 'Entries that are gone are refused before, all of them together.',
  })),
]
