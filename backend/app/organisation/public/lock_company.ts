import { rows } from '#app/core/organisation_context'

/**
 * Whoever decides something for the whole organisation of the unit of work waits for whoever decided before. Rows that
 * refer to the organisation can be written meanwhile.
 */
export const lockCompany = (): Promise<unknown> => rows('select id from organisations for no key update')
