import { apiOf } from './api.ts'
import { account } from './settings.ts'

/** A person the administrator has just added; no one else in the demo is touched. */
export async function newcomer(language: number): Promise<string> {
  const api = await apiOf(account('organisation admin'))
  const { items } = await api.get<{ items: { id: string }[] }>('/organisation-management/locations')
  const email = `nowa-${Date.now()}-${language}@ziarno.example`
  const person = { name: 'Łucja', surname: 'Żak', email, role: 0, language, mainLocationId: items[0]!.id }
  await api.post('/organisation-management/employees', person)
  return email
}
