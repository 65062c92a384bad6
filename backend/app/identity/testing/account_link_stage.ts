import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import type { Person, World } from '#tests/world/world'

export const base = '/api/user-access'
export const people = '/api/organisation-management/employees'
export const fresh = 'Fresh-start-1'

/** All tests come from one network address, also those of earlier runs. */
export const forgetAttempts = () =>
  db.from('rate_limits').whereRaw(`key ~ '^(reset_ip|sign_in_ip|guesses):'`).delete()
export const emailOf = (person: Person) => `${person.userId}@example.test`
type Mail = { subject: string; text_body: string; html_body: string; locale: string }
export const mailsTo = (email: string): Promise<Mail[]> =>
  db.from('mails').where('to_address', email).orderBy('created_at', 'asc').select('*')
export const linkIn = (mail: Mail | undefined): string =>
  new URL(/http\S+/.exec(mail!.text_body)![0]).searchParams.get('link')!
export const newestLink = async (email: string) => linkIn((await mailsTo(email)).at(-1))

export const ask = (client: ApiClient, email: string, face = '1') =>
  client.post(`${base}/password-resets`).header('Interface', face).json({ email })
export const setNew = (client: ApiClient, link: string, password = fresh) =>
  client.post(`${base}/new-passwords`).json({ link, password })
export const activate = (client: ApiClient, link: string, password?: string) =>
  client.post(`${base}/activations`).json({ link, ...(password && { password }) })
export const signIn = (client: ApiClient, email: string, password: string) =>
  client.post(`${base}/authentication/sign-in`).header('Interface', '1').json({ email, password })

export async function invite(client: ApiClient, place: World, changes: object = {}) {
  const email = `${newId()}@example.test`
  const input = { name: 'Ewa', surname: 'Lis', email, role: 0, mainLocationId: place.locationId, ...changes }
  const made = await client.post(people).json(input).bearerToken(place.admin.token)
  made.assertStatus(201)
  return { email, id: made.body().result.id as string, employee: made.body().result }
}

export const read = async (client: ApiClient, { admin }: World, id: string) =>
  (await client.get(`${people}/${id}`).bearerToken(admin.token)).body().result
