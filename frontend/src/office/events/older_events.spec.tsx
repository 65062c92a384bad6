import type { Page } from '@shiftloom/backend/contracts/http'
import type { OfficeEvent } from '@shiftloom/backend/contracts/office'
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { globalAdministrator } from '../../../testing/provider.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { UserEvents } from './events_card.tsx'

const event = (number: number): OfficeEvent => ({
  ...{ id: `e${number}`, at: '2026-05-04T08:00:00Z', actor: null },
  ...{ action: 'office.update_user', names: {}, more: 0 },
  changes: [{ path: 'phone', before: null, after: `no. ${number}` }],
})

/** A log that answers pages as the server does. */
function logOf(events: OfficeEvent[]): void {
  vi.stubGlobal('fetch', (url: string) => {
    const asked = new URL(url, 'http://here').searchParams
    const [page, pageSize] = [Number(asked.get('page')), Number(asked.get('pageSize'))]
    if (pageSize > 200) return Promise.resolve(new Response('{}', { status: 400 }))
    const items = events.slice((page - 1) * pageSize, page * pageSize)
    const result: Page<OfficeEvent> = { items, total: events.length, page, pageSize }
    return Promise.resolve(new Response(JSON.stringify({ result })))
  })
}

const open = () =>
  renderSeeded(
    <Routes>
      <Route path="/:id" element={<UserEvents />} />
    </Routes>,
    { feature: 'events', profile: globalAdministrator, path: '/u2' }
  )
// Roles of hundreds of lines are slow to work out.
const lines = () => [...document.querySelectorAll('li')]
const older = () => screen.queryByText('Older')?.closest('button')

test('older events come until the first one, and then nothing is offered', async () => {
  logOf(Array.from({ length: 215 }, (_, place) => event(215 - place)))
  await open()
  await vi.waitFor(() => expect(older()).toBeTruthy())
  for (let button = older(); button; button = older()) {
    const before = lines().length
    fireEvent.click(button)
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(before))
  }
  expect(lines()).toHaveLength(215)
  expect(lines().at(-1)!.textContent).toMatch(/no\. 1$/)
}, 30_000)

test('what happens between two pages is listed once', async () => {
  const events = Array.from({ length: 30 }, (_, place) => event(30 - place))
  logOf(events)
  await open()
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(0))
  events.unshift(event(31))
  fireEvent.click(older()!)
  await vi.waitFor(() => expect(older()).toBeUndefined())
  expect(lines()).toHaveLength(30)
})
