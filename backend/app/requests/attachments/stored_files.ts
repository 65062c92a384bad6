import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { database } from '#app/core/database/database'
import type { EntryAttachment } from '#contracts/attachments'

export type StoredAttachment = EntryAttachment & { key: string }
type Found = Awaited<ReturnType<ReturnType<typeof storedFiles>['execute']>>[number]

/** Files of absences and requests, oldest first. */
export const storedFiles = () =>
  database()
    .selectFrom('entryAttachments as a')
    .select(['a.id', 'a.name', 'a.type', 'a.size', 'a.fileKey as key', 'a.createdAt', 'a.addedBy as adder'])
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('users as u').select(['u.name', 'u.surname']).whereRef('u.id', '=', 'a.addedBy')
      ).as('addedBy')
    )
    .orderBy('a.createdAt')
    .orderBy('a.id')

/** @param removableBy whether the reader may take away a file that the given user added */
export const wireFiles = (
  found: readonly Found[],
  removableBy: (adder: string | null) => boolean
): StoredAttachment[] =>
  found.map(({ createdAt, adder, ...file }) => ({
    ...file,
    addedAt: createdAt.toISOString(),
    removable: removableBy(adder),
  }))

/** Without what only the server needs. */
export const withoutKeys = (files: readonly StoredAttachment[]): EntryAttachment[] =>
  files.map(({ key: _key, ...wire }) => wire)
