import type { NotificationSettings } from '@shiftloom/backend/contracts/notifications'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { NoticesCard } from './notices_card.tsx'

const both = { mail: true, mobile: true }
const first: NotificationSettings = {
  notices: {
    new_schedule: both,
    updated_schedule: both,
    new_task: both,
    request_status: both,
    time_registration: both,
  },
  pushKey: null,
  devices: [],
}
let settings = first
let refusing = false
const sent: unknown[] = []

beforeEach(() => {
  settings = first
  refusing = false
  sent.length = 0
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)))
      if (refusing) return Promise.resolve(new Response('{}', { status: 500 }))
      const { notices } = sent.at(-1) as NotificationSettings
      settings = { ...settings, notices: { ...settings.notices, ...notices } }
    }
    return Promise.resolve(new Response(JSON.stringify({ result: settings })))
  })
})
const open = () => renderScreen(<NoticesCard />, { feature: 'account', path: '/my-profile' })
const mailOfNew = () => screen.findByRole('switch', { name: 'New schedule: E-mail' })

test('a switch is kept at once, the other ways of the notice stay', async () => {
  await open()
  const mail = await mailOfNew()
  act(() => mail.click())
  expect(mail).toHaveProperty('checked', false)
  await waitFor(() => expect(sent).toEqual([{ notices: { new_schedule: { mail: false, mobile: true } } }]))
  expect(mail).toHaveProperty('checked', false)
})

test('only what is sent already can be chosen', async () => {
  await open()
  await mailOfNew()
  const names = screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual([
    'New schedule: E-mail',
    'Changes to my schedule: E-mail',
    'Requests: answers to mine, and those I decide on: E-mail',
    'Time registration: E-mail',
  ])
})

test('what could not be kept goes back', async () => {
  refusing = true
  await open()
  await userEvent.click(await mailOfNew())
  await waitFor(async () => expect((await mailOfNew()) as HTMLInputElement).toHaveProperty('checked', true))
})

test('devices are offered only where the installation reaches them', async () => {
  await open()
  await mailOfNew()
  expect(screen.queryByRole('switch', { name: /My devices/ })).toBeNull()
  expect(screen.queryByText('Devices')).toBeNull()
})

test('a browser that cannot show notices says so; others are listed', async () => {
  const device = { id: 'd', userAgent: null, createdAt: new Date().toISOString(), isCurrent: false }
  settings = { ...first, pushKey: 'key', devices: [device] }
  await open()
  await screen.findByRole('switch', { name: 'New schedule: My devices' })
  expect(screen.getByText(/This browser cannot show notifications/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Turn off: Unknown device' })).toBeTruthy()
})
