import { addDays } from '@shiftloom/solver/time'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'
import { organisationContext } from '#app/core/organisation_context'
import { dropFile, storeFile } from '#app/requests/attachments/store_file'
import {
  storedFiles,
  wireFiles,
  withoutKeys,
  type StoredAttachment,
} from '#app/requests/attachments/stored_files'
import { loadRequestType } from '#app/requests/queries/load_request_types'
import { findRequest } from '#app/requests/reading/find_request'
import { writesRequest } from '#app/requests/reading/request_rights'
import type { RequestRow } from '#app/requests/reading/request_rows'
import { canUse } from '#contracts/abilities'
import type { EntryAttachments, NewAttachment } from '#contracts/attachments'
import type { Locale } from '#contracts/enums'

/**
 * A request whose files the account may read: those who see the request, with a licence for requests.
 *
 * @throws core.not_found
 */
export async function requestWithFiles(id: string, account: Account, locale: Locale): Promise<RequestRow> {
  if (!canUse(account.role, 'requests.read_own', account.entitlements)) throw notFound()
  return findRequest(id, locale)
}

/** Files of a request: they are there before it is decided, and its absence shows them once it is approved. */
export async function listRequestFiles(row: RequestRow, locale: Locale): Promise<EntryAttachments> {
  return {
    typeName: row.typeName,
    ...{ from: row.firstDay, until: addDays(row.lastDay, 1) },
    allowed: await takesFiles(row, locale),
    files: withoutKeys(await filesOf(row)),
  }
}

/**
 * @throws core.forbidden for those who only read the request
 * @throws requests.attachments_not_allowed when its type takes none
 * @throws requests.attachments_too_many, requests.attachment_too_big, requests.attachment_format
 */
export async function addRequestFile(row: RequestRow, sent: NewAttachment, locale: Locale): Promise<void> {
  requireWriter(row)
  if (!(await takesFiles(row, locale))) throw new DomainError('requests.attachments_not_allowed')
  await takeTurns(`requests.attachments/${row.employeeId}`)
  await storeFile(ownerOf(row), sent, (await filesOf(row)).length)
}

/**
 * @throws core.forbidden for those who only read the request
 * @throws core.not_found for a file of another request
 * @throws requests.attachment_of_planner for one's own request and a file another user added
 */
export async function removeRequestFile(row: RequestRow, fileId: string): Promise<void> {
  requireWriter(row)
  const { removable, ...file } = await fileOf(row, fileId)
  if (!removable) throw new DomainError('requests.attachment_of_planner')
  await dropFile({ ...ownerOf(row), ...file })
}

/** @throws core.not_found for a file of another request */
export async function fileOf(row: RequestRow, fileId: string): Promise<StoredAttachment> {
  const found = (await filesOf(row)).find(({ id }) => id === fileId)
  if (!found) throw notFound()
  return found
}

async function filesOf({ id, employeeId }: RequestRow): Promise<StoredAttachment[]> {
  const actor = organisationContext.actor()
  const isOthers = writesRequest({ employeeId }, actor) && employeeId !== actor.employeeId
  const found = await storedFiles().where('a.requestId', '=', id).execute()
  return wireFiles(found, (adder) => isOthers || adder === actor.userId)
}

const takesFiles = async (row: RequestRow, locale: Locale): Promise<boolean> =>
  writesRequest(row, organisationContext.actor()) &&
  ((await loadRequestType(row.requestTypeId, locale))?.allowAttachment ?? false)

const ownerOf = ({ id, employeeId, locationId }: RequestRow) => ({
  ...{ entryId: null, requestId: id, employeeId, locationId },
})

function requireWriter(row: RequestRow): void {
  if (!writesRequest(row, organisationContext.actor()))
    throw new DomainError('core.forbidden', { requestId: row.id })
}
