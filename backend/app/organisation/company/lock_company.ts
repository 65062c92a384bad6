import { database } from '#app/core/database/database'

/**
 * Lets one unit of work at a time decide something for the whole organisation. Rows that refer to the organisation can be
 * written meanwhile.
 */
export const lockCompany = (): Promise<unknown> =>
  database().selectFrom('organisations').select('id').forNoKeyUpdate().execute()
