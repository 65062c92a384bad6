import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { LanguageId, Role } from '#contracts/enums'

export type NewAccount = {
  id: string
  email: string
  role: Role
  language: LanguageId
  name: string
  surname: string
  /** Missing: the address is not confirmed yet, and the account waits for its owner to set a password. */
  passwordHash?: string | null
}

/**
 * Adds accounts to the organisation of the unit of work, all of them in one statement.
 *
 * @returns ids of the accounts that were made; an address that any account of the product has makes none
 */
export async function addAccounts(accounts: readonly NewAccount[]): Promise<Set<string>> {
  const { rows: made } = await sql<{ id: string }>`
    insert into users (id, organisation_id, email, role, language, status, name, surname, password_hash, address_confirmed)
    select r.id, ${organisationContext.current().id}, r.email, r.role, r.language,
      case when r."passwordHash" is null then 'invited' else 'active' end,
      r.name, r.surname, r."passwordHash", r."passwordHash" is not null
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r (id uuid, email text, role smallint,
      language smallint, name text, surname text, "passwordHash" text)
    on conflict (lower(email)) do nothing returning id`.execute(database())
  return new Set(made.map(({ id }) => id))
}
