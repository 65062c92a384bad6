import type { RequestDetails } from '@shiftloom/backend/contracts/filed_requests'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { withFonts } from '../../../../testing/fonts.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { requestsQuery, usableTypesQuery } from '../queries.ts'
import { RequestModal } from './request_modal.tsx'

beforeEach(withFonts)

const draft = {
  ...{ id: 'r1', version: 3, number: 7, status: 3, firstDay: '2030-03-04', lastDay: '2030-03-05' },
  ...{ part: null, skipWeekends: true, skipHolidays: true, recipient: null, note: null },
  employee: { id: 'me', name: 'Ada', surname: 'Nowak' },
  type: { id: 't1', name: 'Annual leave' },
} as unknown as RequestDetails
const types = [{ id: 't1', name: 'Annual leave', paid: true, needsAcceptance: true, allowNote: false }]
const list = requestsQuery({ page: 1 })

type Held = { path: string; answer: (result: unknown) => void }

/** The dialog over the list, above a server whose counts and lists are answered by hand. */
async function open() {
  const held: Held[] = []
  const respond = (result: unknown) => new Response(JSON.stringify({ result }))
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://here')
    const path = `${method} ${pathname.replace('/api', '')}`
    if (path === 'PUT /requests/filed/r1')
      return Promise.resolve(respond({ ...draft, version: 4, status: 0 }))
    if (path !== 'GET /requests/filed' && path !== 'POST /requests/counts')
      return Promise.resolve(respond(path.endsWith('/attachments') ? { allowed: false, files: [] } : []))
    return new Promise<Response>((done) => held.push({ path, answer: (result) => done(respond(result)) }))
  })
  const onClose = vi.fn()
  function List() {
    useQuery(list)
    return <RequestModal request={draft} onClose={onClose} />
  }
  await renderSeeded(<List />, {
    feature: 'requests',
    known: [
      [list.queryKey, { items: [], total: 0 }],
      [usableTypesQuery('en-US').queryKey, types],
      [['requests', 'recipients', 'me'], []],
    ],
  })
  const asked = (path: string) => held.filter((one) => one.path === path)
  return { asked, onClose }
}
const takes = (minutes: number) => ({ minutes, days: [], balances: [], shifts: [], away: [], moreAway: 0 })
const counts = 'POST /requests/counts'
const panel = () => screen.findByRole('region', { name: 'What it takes' })

test('while other days are counted the figure of those before is marked as outdated', async () => {
  const { asked } = await open()
  await waitFor(() => expect(asked(counts)).toHaveLength(1))
  await act(async () => asked(counts)[0]!.answer(takes(960)))
  const shown = await panel()
  expect(shown.getAttribute('aria-busy')).toBe('false')
  const figure = shown.textContent

  await userEvent.click(screen.getByLabelText('Leave out days off at the weekend'))
  await waitFor(() => expect(asked(counts)).toHaveLength(2))
  expect(shown.textContent).toBe(figure)
  expect(shown.getAttribute('aria-busy')).toBe('true')
  expect(shown.style.opacity).toBe('0.5')

  await act(async () => asked(counts)[1]!.answer(takes(480)))
  await waitFor(() => expect(shown.getAttribute('aria-busy')).toBe('false'))
  expect(shown.textContent).not.toBe(figure)
  expect(shown.style.opacity).toBe('')
})

test('the dialog closes once the list below shows the request, which is not counted beside itself', async () => {
  const { asked, onClose } = await open()
  await waitFor(() => expect(asked(counts)).toHaveLength(1))
  await act(async () => asked(counts)[0]!.answer(takes(960)))
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(asked('GET /requests/filed')).toHaveLength(1))
  expect(onClose).not.toHaveBeenCalled()
  expect(asked(counts)).toHaveLength(1)
  asked('GET /requests/filed')[0]!.answer({ items: [], total: 1 })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
