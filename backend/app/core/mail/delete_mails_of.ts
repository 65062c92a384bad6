import db from '@adonisjs/lucid/services/db'

/** Deletes every mail of organisations that are gone. Outside of any unit of work, where mails can be read. */
export const deleteMailsOf = (organisationIds: string[]): Promise<unknown> =>
  db.from('mails').whereIn('organisation_id', organisationIds).delete().exec()
