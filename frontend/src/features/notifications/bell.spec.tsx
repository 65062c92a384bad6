import type { AppNotification } from '@shiftloom/backend/contracts/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { hub } from '#/lib/network/hubs.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { Bell } from './bell.tsx'

const news = (id: string, read = false): AppNotification => ({
  id,
  kind: 'updated_schedule',
  at: new Date(Date.now() - 5 * 60_000).toISOString(),
  read,
  person: null,
  data: { from: '2026-11-02', last: '2026-11-08', added: 2, changed: 0, removed: 1 },
})

let listed: AppNotification[] = []
let broken = false
const sent: string[] = []
const result = (value: unknown) => new Response(JSON.stringify({ result: value }))

beforeEach(() => {
  listed = []
  broken = false
  sent.length = 0
  vi.spyOn(hub('notifications'), 'connect').mockResolvedValue()
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    const url = new URL(address, 'http://here')
    if (method === 'PUT') {
      sent.push(url.pathname)
      listed = listed.map((one) =>
        sent.at(-1)!.match(one.id) || sent.at(-1)!.endsWith('readings') ? { ...one, read: true } : one
      )
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    if (broken) return Promise.resolve(new Response('{}', { status: 500 }))
    if (url.pathname.endsWith('/unread'))
      return Promise.resolve(result({ unread: listed.filter(({ read }) => !read).length }))
    const page = Number(url.searchParams.get('page'))
    const items = listed.slice((page - 1) * 20, page * 20)
    return Promise.resolve(result({ items, total: listed.length, page, pageSize: 20 }))
  })
})

function Place() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}
const open = async () => {
  await renderScreen(
    <>
      <Bell pathOf={(name) => `/${name}`} />
      <Place />
    </>,
    { feature: 'notifications' }
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
}

test('counts what is unread; a click reads it and leads to the schedule', async () => {
  listed = [news('one'), news('two', true)]
  await open()
  expect(screen.getByRole('button', { name: 'Notifications: 1 unread' })).toBeTruthy()
  const list = await screen.findByRole('region', { name: 'Notifications' })
  const [first] = await within(list).findAllByRole('listitem')
  expect(first!.textContent).toMatch(/^Unread: Schedule changed: Nov 2\s–\s8/)
  expect(first!.textContent).toContain('2 new entries and 1 removed')
  expect(first!.textContent).toContain('5 minutes ago')
  await userEvent.click(within(first!).getByRole('button'))
  expect(sent).toEqual(['/api/notifications/one/reading'])
  expect(screen.getByText('at /scheduler?view=week&from=2026-11-02&date=2026-11-02')).toBeTruthy()
  await screen.findByRole('button', { name: 'Notifications' })
})

test('all are read at once', async () => {
  listed = [news('one'), news('two')]
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(sent).toEqual(['/api/notifications/readings'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(screen.queryByText('Unread:')).toBeNull()
})

test('older ones come page by page', async () => {
  listed = Array.from({ length: 23 }, (_, index) => news(`number-${index}`, true))
  await open()
  const list = await screen.findByRole('region')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(20))
  await userEvent.click(within(list).getByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(23))
  expect(within(list).queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('an empty list says so', async () => {
  await open()
  await screen.findByText('Nothing new')
})

test('a list that could not be loaded offers another try', async () => {
  broken = true
  await open()
  const again = await screen.findByRole('button', { name: /again|retry/i })
  broken = false
  listed = [news('one')]
  await userEvent.click(again)
  await screen.findByText(/Schedule changed/)
})
