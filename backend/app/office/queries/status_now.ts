import { sql } from 'kysely'
import type { OrganisationStatus } from '#contracts/enums'

/** The status of the organisation `o` today: a trial or a licence ends by itself. */
export const statusNow = sql<OrganisationStatus>`status_now(o)`
