import { rows } from '#app/core/organisation_context'
import { roles, type LanguageId } from '#contracts/enums'

type Person = { id: string; email: string; language: LanguageId }

/** Administrators of the organisation of the unit of work and the person who asked for its deletion, with its name. */
export async function peopleToTell(
  requestedBy: string | null
): Promise<{ organisation: string; people: Person[] }> {
  const [organisation] = await rows<{ name: string }>('select name from organisations')
  const people = await rows<Person>(
    `select id, email, language from users where organisation_id = (select id from organisations)
       and status = 'active' and (role = ? or id = ?) order by email`,
    [roles.organisationAdmin, requestedBy]
  )
  return { organisation: organisation!.name, people }
}
