import { rows } from '#app/core/organisation_context'

/**
 * Lets one unit of work at a time decide something for the whole organisation. Rows that refer to the organisation can be
 * written meanwhile.
 */
export const lockCompany = (): Promise<unknown> => rows('select id from organisations for no key update')
