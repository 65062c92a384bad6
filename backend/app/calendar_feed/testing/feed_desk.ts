import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import ICAL from 'ical.js'
import { dayOf } from '@shiftloom/solver/time'
import { planner } from '#tests/world/planner'
import { withoutRules, world } from '#tests/world/world'

const path = '/api/calendar-feed'
export const today = dayOf(Date.now(), 'Europe/Warsaw')

export async function opened(client: ApiClient) {
  const w = await world()
  await withoutRules(w)
  const own = (method: 'GET' | 'POST' | 'DELETE', who = w.employee) =>
    client.request(path, method).bearerToken(who.token)
  const open = async () => (await own('POST')).body().result.path as string
  const plan = planner(client, w, w.manager)
  return { w, own, open, plan, address: await open() }
}
type Parsed = ReturnType<typeof parse>[number]
/** Read back by a parser that is independent of how the text was written. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: Number(event.sequence),
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
      zone: event.startDate.zone.tzid,
      clock: `${event.startDate.toString()} ${event.endDate.toString()}`,
      from: event.startDate.toJSDate().toISOString(),
      minutes: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 60,
    }
  })
}
/** What a calendar shows that has read the address. */
export const readAll = async (client: ApiClient, address: string): Promise<Parsed[]> => {
  const answer = await client.get(address)
  answer.assertStatus(200)
  return parse(answer.text())
}

export const forgetCounts = () => db.from('rate_limits').where('key', 'like', 'calendar_%').delete()
