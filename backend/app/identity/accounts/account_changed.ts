import { BaseEvent } from '@adonisjs/core/events'
import { newId } from '#app/core/models/new_id'

export type AccountChange = {
  /** Names this one change. */
  id: string
  organisationId: string
  userId: string
  change: 'password' | 'two_factor'
}
type Owner = { userId: string; organisationId: string | null }

/** A user's credentials were changed; the owner should learn of it, in case it was not them. */
export class AccountChanged extends BaseEvent {
  readonly details: AccountChange

  constructor(details: AccountChange) {
    super()
    this.details = details
  }

  /** Does nothing for the back office, which has no messages. */
  static async tell({ userId, organisationId }: Owner, change: AccountChange['change']): Promise<void> {
    if (organisationId) await AccountChanged.dispatch({ id: newId(), organisationId, userId, change })
  }
}
