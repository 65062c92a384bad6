import type { Accepted } from './accepted_change.ts'
import { acceptedSecondStep } from './accepted_second_step.ts'

const login = 'backend/app/core/database/application_login.ts'
const loginPowers = 'backend/app/core/database/login_powers.ts'
const openid = 'backend/app/identity/external/openid.ts'
const publications = 'backend/app/scheduling/publications'
const judged = '({ type, employeeId, deleted }) => employeeId !== null && !deleted && isWork(type)'
const onlyShifts = 'Only shifts of people that stand have verdicts: what else is asked about has none.'
const hasCompany = 'An account of a customer always has its organisation: the database holds on to it.'
const noChanges =
  'A publication is taken back by its own log: the changes of its step hold nothing to find an entry by.'

/** Of the guards that need one. */
export const acceptedStored: readonly Accepted[] = [
  ...acceptedSecondStep,
  {
    file: login,
    line: "const secret = pg.escapeLiteral(verifierOf(String(password ?? '')))",
    replacement: '"Stryker was here!"',
    reason: 'Without a password no one signs in, whatever the server keeps of it.',
  },
  {
    file: login,
    line: "await asked(address, 'select 1')",
    replacement: '""',
    reason: 'That it lets in is the answer.',
  },
  ...['false', '""'].map((replacement) => ({
    file: loginPowers,
    line: "if (!powers) throw refusal('The database does not know who has signed in.')",
    replacement,
    reason: 'A login that asks is always among the roles.',
  })),
  {
    file: loginPowers,
    line: "client.on('error', () => {})",
    replacement: '""',
    reason: 'A connection that breaks between two answers cannot be brought about.',
  },
  {
    file: 'backend/app/identity/public/send_invitation.ts',
    line: "for (const user of users) await sendLink(trx(), user, 'activation', organisation?.name ?? null)",
    replacement: 'organisation.name',
    reason: hasCompany,
  },
  {
    file: 'backend/app/identity/actions/open_account.ts',
    line: 'if (password !== null) await db.transaction((trx) => openLink(trx, link, [purpose]))',
    replacement: 'true',
    reason: 'A link that is looked at once more answers the same.',
  },
  ...['true', 'users.length >= 0'].map((replacement) => ({
    file: 'backend/app/identity/public/send_invitation.ts',
    line: 'const organisation = users.length > 0 ? await companies().card() : null',
    replacement,
    reason: 'Without a mail to send, the name of the organisation goes nowhere.',
  })),
  {
    file: `${publications}/publication_log.ts`,
    line: "export const lockPublications = (): Promise<void> => takeTurns('scheduling.publications')",
    replacement: '""',
    reason: 'By any name that is theirs alone, publications wait for each other.',
  },
  {
    file: `${publications}/faces.ts`,
    line: 'return new Map(found.map(({ id, face, facts }) => [id, face && facts ? { face, facts } : null]))',
    replacement: 'face || facts',
    reason: 'The database keeps both of them or neither.',
  },
  {
    file: `${publications}/faces.ts`,
    line: 'if (missing.length === 0) return',
    replacement: 'false',
    reason: 'With no entries the statements below change nothing.',
  },
  ...['ids', 'true'].map((replacement) => ({
    file: `${publications}/faces.ts`,
    line: ".where('id', '=', anyOf(ids.filter((id) => id !== null)))",
    replacement,
    reason: 'No id equals null in SQL.',
  })),
  {
    file: 'backend/app/organisation/employees/account_of_employee.ts',
    line: 'if (userId) organisationContext.afterCommit(() => hubs.reconnectUser(userId))',
    replacement: 'true',
    reason: 'No connection is that of a person without an account.',
  },
  {
    file: 'backend/app/scheduling/commands/held_hours.ts',
    line: 'const employeeIds = [...new Set(entered.flatMap(({ employeeId }) => employeeId ?? []))]',
    replacement: '["Stryker was here"]',
    reason: 'An absence without a person is refused before.',
  },
  ...[
    "const changes = await prepareChanges([...operations], present, 'manual')",
    "const changes = await prepareChanges(operations, present, 'manual')",
  ].map((line) => ({
    file: 'backend/app/scheduling/commands/judge_commands.ts',
    line,
    replacement: '""',
    reason: 'What is judged is not written, and of sources only that of a request is looked at.',
  })),
  {
    file: openid,
    line: 'idTokenExpected: true,',
    replacement: 'false',
    reason: 'Without an id token there are no claims, which is refused a line later.',
  },
  ...['false', '""'].map((replacement) => ({
    file: openid,
    line: "if (!claims) throw new DomainError('identity.provider_refused')",
    replacement,
    reason:
      'An id token is expected: the library refuses an answer without one, and there are always claims.',
  })),
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
  {
    file: 'backend/app/identity/two_factor/authenticator.ts',
    line: "const totpOf = (secret: Secret, label = 'Shiftloom'): TOTP =>",
    replacement: '""',
    reason: 'Where no label is given, a code is judged, which has nothing to do with it.',
  },
  {
    file: 'backend/app/identity/two_factor/authenticator.ts',
    line: 'const secret = new Secret({ size: 20 })',
    replacement: '{}',
    reason: 'Twenty bytes are what the library makes by itself.',
  },
]
