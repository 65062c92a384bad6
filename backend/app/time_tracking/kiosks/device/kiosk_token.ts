import { createHmac } from 'node:crypto'
import { newOwnerToken } from '#app/core/http/owner_token'
import { organisationContext } from '#app/core/organisation_context'
import env from '#start/env'

/**
 * The token issued to a kiosk at an instant: the same one however often it is asked for. Of two messages that crossed on their
 * way, the later answer then does not undo the earlier one.
 */
export const kioskToken = (kioskId: string, issuedAt: Date) =>
  newOwnerToken(
    organisationContext.current().id,
    createHmac('sha256', `${env.get('APP_KEY')}/kiosk-tokens`)
      .update(`${kioskId} ${issuedAt.getTime()}`)
      .digest()
  )
