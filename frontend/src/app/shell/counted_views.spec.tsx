import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { session } from '#/lib/session/session.ts'
import { inSeconds, tokenOf } from '../../../testing/token.ts'
import { Guarded } from '../guarded.tsx'

const profile = {
  ...{ id: 'user', role: 4, language: 0, name: 'Anna', surname: 'Nowak', organisationStatus: 0 },
  ...{ isOrganisationCreated: true, metricsEnabled: false, impersonation: null },
  licenseFunctionalities: { OnlineWorkSchedule: true },
}
const answers: Record<string, unknown> = {
  '/api/enums': { languages: [], analytics: { id: 'GTM-ABC1', consent: 'granted' } },
  '/api/organisation-management/organisation-users/profile': profile,
}
const route = (name: AppRoute['name'], path: string) => ({
  path,
  handle: { name, path, titleKey: 'titles.home' } as AppRoute,
  element: <h1>{name}</h1>,
})
const paths: [AppRoute['name'], string][] = [
  ['home', '/'],
  ['login', '/login'],
  ['scheduler', '/scheduler'],
  ['employee-details', '/employees/:id/details'],
  ['welcome', '/welcome'],
  ['register', '/register'],
  ['public_register', '/public_register'],
  ['error403', '/error/403'],
]

type Recorded = { event?: string; view_name?: string; page_location?: string }
const views = () =>
  ((window as unknown as { dataLayer?: Recorded[] }).dataLayer ?? []).filter(
    ({ event }) => event === 'page_view'
  )
const names = () => views().map((view) => view.view_name)

async function open(path: string) {
  await startI18n('en-US')
  const children = paths.map(([name, at]) => route(name, at))
  const router = createMemoryRouter([{ Component: Guarded, children }], { initialEntries: [path] })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
  return async (to: string, heading: string) => {
    await act(() => router.navigate(to))
    await screen.findByRole('heading', { name: heading })
  }
}

beforeEach(() => {
  window.innerWidth = 1440
  // No script of others is fetched in a test.
  vi.spyOn(document.head, 'append').mockImplementation(() => {})
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => new Response(JSON.stringify({ result: answers[path] })))
  )
})
afterEach(() => {
  session.end()
  delete (window as unknown as { dataLayer?: unknown }).dataLayer
})

test('every change of route is a view, of parameters and of the query alone as well', async () => {
  session.begin(tokenOf({ userId: 'user', exp: inSeconds(900) }))
  const go = await open('/')
  await waitFor(() => expect(names()).toEqual(['home']))
  await go('/employees/1/details', 'employee-details')
  await go('/employees/2/details', 'employee-details')
  await go('/employees/2/details?tab=rates', 'employee-details')
  await go('/scheduler?view=week', 'scheduler')
  await go('/scheduler?view=month', 'scheduler')
  await waitFor(() =>
    expect(names()).toEqual([
      'home',
      ...['employee-details', 'employee-details', 'employee-details'],
      ...['scheduler', 'scheduler'],
    ])
  )
  expect(views()[3]!.page_location).toBe(`${location.origin}/employees/:id/details`)
})

test('a view that stays, a place on the page and a redirect are none', async () => {
  session.begin(tokenOf({ userId: 'user', exp: inSeconds(900) }))
  const go = await open('/scheduler')
  await waitFor(() => expect(names()).toEqual(['scheduler']))
  await go('/scheduler', 'scheduler')
  await go('/scheduler#week', 'scheduler')
  // A person who is signed in does not see the registration.
  await go('/register', 'home')
  await waitFor(() => expect(names()).toEqual(['scheduler', 'home']))
})

test('registering counts before anyone is signed in; signing in does not', async () => {
  const go = await open('/register')
  await waitFor(() => expect(names()).toEqual(['register']))
  await go('/public_register?source=fair', 'public_register')
  await go('/login', 'login')
  await waitFor(() => expect(names()).toEqual(['register', 'public_register']))
})

test('so does the welcome of a company that is not set up', async () => {
  session.begin(tokenOf({ userId: 'user', exp: inSeconds(900) }))
  answers['/api/organisation-management/organisation-users/profile'] = {
    ...profile,
    isOrganisationCreated: false,
  }
  await open('/')
  await screen.findByRole('heading', { name: 'welcome' })
  await waitFor(() => expect(names()).toEqual(['welcome']))
})
