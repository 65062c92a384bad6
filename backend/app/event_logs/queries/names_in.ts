import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'
import type { EventChange } from '#contracts/event_logs'

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const named = ['positions', 'tags', 'locations', 'schedule_templates', 'company_holidays']

/** What the things are called now whose ids the changes hold, also inside of lists; deleted ones are missing. */
export async function namesIn(changes: EventChange[], locale: Locale): Promise<Record<string, string>> {
  const texts = changes.flatMap(({ path, before, after }) => [path, before ?? '', after ?? ''])
  const ids = [...new Set(texts.flatMap((text) => text.match(id) ?? []))]
  if (ids.length === 0) return {}
  const person = personNameSql('name', 'surname', locale)
  const selects = [
    `select id, ${person} as name from employees`,
    // The provider's people are nobody of this organisation.
    `select id, ${person} from users where organisation_id = (select id from organisations)`,
    `select id, coalesce(name, shortcut) from request_types`,
    ...named.map((table) => `select id, name from ${table}`),
  ]
  const found = await rows<{ id: string; name: string }>(
    `select id, name from (${selects.join(' union all ')}) t where id = any(?::uuid[])`,
    [ids]
  )
  return Object.fromEntries(found.map((one) => [one.id, one.name]))
}
