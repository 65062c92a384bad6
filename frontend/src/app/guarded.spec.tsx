import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '../../testing/token.ts'
import { routes as companyRoutes } from '#/features/company/routes.tsx'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { changeLocale, currentLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { ConfirmProvider } from '#/ui/confirm.tsx'
import { NotFoundHere } from '#/lib/screens/not_found_here.ts'
import { refusedHere } from '#/lib/screens/refused_here.ts'
import { session } from '#/lib/session/session.ts'
import { Guarded } from './guarded.tsx'

const answers = new Map<string, () => Response>()
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
const profile = {
  id: 'user',
  role: 4,
  language: 0,
  name: 'Anna',
  surname: 'Nowak',
  email: 'anna@example.com',
  phone: null,
  avatarUrl: null,
  employeeId: null,
  mainLocationId: null,
  locationIds: [],
  isOrganisationCreated: true,
  organisationStatus: 0,
  licenseFunctionalities: {},
  metricsEnabled: false,
  organisationId: 'o',
  organisationName: 'Bistro',
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  impersonation: null,
}
const profilePath = '/api/organisation-management/organisation-users/profile'

const route = (name: AppRoute['name'], path: string, titleKey = 'titles.home') => ({
  path,
  handle: { name, path, titleKey } as AppRoute,
  element: (
    <>
      <h1>{`${name} screen`}</h1>
      <Written />
    </>
  ),
})

function Written() {
  const format = useFormat()
  return <p>{`${format.day('2026-06-05', 'numeric')} ${format.clock('14:30')}`}</p>
}

const settings = companyRoutes[0]!

async function visit(path: string) {
  await startI18n('en-US')
  const router = createMemoryRouter(
    [
      {
        Component: Guarded,
        children: [
          route('home', '/'),
          route('login', '/login'),
          route('impersonate', '/impersonate'),
          route('scheduler', '/scheduler'),
          route('error403', '/error/403', 'titles.error403'),
          { path: '*', element: <h1>nothing</h1> },
          {
            path: '/locations/:id/details',
            handle: {
              name: 'localization',
              path: '/locations/:id/details',
              titleKey: 'titles.home',
            } as AppRoute,
            element: <NotFoundHere />,
          },
          { path: settings.path, handle: settings, element: <h1>settings</h1> },
        ],
      },
    ],
    { initialEntries: [path] }
  )
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  return router
}

beforeEach(() => {
  window.innerWidth = 1440
  answers.clear()
  answers.set('/api/enums', json(200, { result: { languages: [] } }))
  answers.set(profilePath, json(200, { result: profile }))
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answers.get(path)!())
  )
  session.begin(tokenOf({ userId: 'user', exp: inSeconds(900) }))
})
afterEach(() => session.end())

describe('the guarded part', () => {
  test('shows the screen once enums and the profile are here, in the user’s language', async () => {
    answers.set(profilePath, json(200, { result: { ...profile, language: 2 } }))
    await visit('/')
    expect(screen.getByRole('status')).toBeTruthy()
    expect(await screen.findByText('home screen')).toBeTruthy()
    expect(currentLocale()).toBe('vi-VN')
    expect(document.documentElement.lang).toBe('vi')
  })

  test('writes days and times as the organisation does, and forgets it when the session ends', async () => {
    answers.set(
      profilePath,
      json(200, { result: { ...profile, dateFormat: 'YYYY-MM-DD', timeFormat: 'h:mm a' } })
    )
    await visit('/')
    expect(await screen.findByText('2026-06-05 2:30 PM')).toBeTruthy()
    act(() => session.end())
    await screen.findByText('login screen')
    expect(renderHook(useFormat).result.current.clock('14:30')).toBe('14:30')
  })

  test('asks for nothing while no one is signed in', async () => {
    session.end()
    const router = await visit('/')
    expect(await screen.findByText('login screen')).toBeTruthy()
    expect(router.state.location.search).toBe('?back=%2F')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('leads to the login when the session ends', async () => {
    await visit('/')
    await screen.findByText('home screen')
    act(() => session.end())
    expect(await screen.findByText('login screen')).toBeTruthy()
  })

  test('leads to the 403 page when the licence lacks the screen', async () => {
    await visit('/scheduler')
    expect(await screen.findByText('error403 screen')).toBeTruthy()
  })

  test.each([profilePath, '/api/enums'])('offers another try when %s fails', async (path) => {
    const working = answers.get(path)!
    answers.set(path, json(500, { ErrorMessage: 'Broken.', TraceId: 'abc' }))
    await visit('/')
    expect(await screen.findByText('We could not prepare the app')).toBeTruthy()
    expect(screen.getByText('Support code: abc')).toBeTruthy()
    answers.set(path, working)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('home screen')).toBeTruthy()
  })

  test('shows no screen in a window that is too narrow', async () => {
    window.innerWidth = 1280
    await visit('/')
    expect(await screen.findByText('The window is too narrow')).toBeTruthy()
  })
})

describe('an address of something that does not exist', () => {
  const words = ['This page does not exist', 'Ta strona nie istnieje', 'Trang này không tồn tại'] as const
  test.each([0, 1, 2] as const)('keeps its address under the 404 page, in language %s', async (language) => {
    answers.set(profilePath, json(200, { result: { ...profile, language } }))
    const router = await visit('/')
    await screen.findByText('home screen')
    await act(() => router.navigate('/locations/17/details?tab=2'))
    expect(await screen.findByRole('heading', { name: words[language] })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/locations/17/details', search: '?tab=2' })
    await waitFor(() => expect(document.title).toBe(`${i18n.t('titles.error404')} · Shiftloom`))
    await act(() => router.navigate(-1))
    expect(await screen.findByText('home screen'), 'Back leads to the screen before').toBeTruthy()
  })

  test('is asked for again at the next visit', async () => {
    const router = await visit('/')
    await screen.findByText('home screen')
    act(() => void refusedHere.show(router.state.location.key, 403))
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/')
    await act(() => router.navigate('/impersonate'))
    await screen.findByText('impersonate screen')
    await act(() => router.navigate(-1))
    expect(await screen.findByText('home screen')).toBeTruthy()
  })

  test('does not take unsaved input away without a question', async () => {
    const router = await visit('/')
    await screen.findByText('home screen')
    const end = refusedHere.holdBack()
    expect(refusedHere.show(router.state.location.key, 404)).toBe(false)
    expect(screen.getByText('home screen')).toBeTruthy()
    end()
    expect(refusedHere.show(router.state.location.key, 404)).toBe(true)
    await waitFor(() => expect(screen.queryByText('home screen')).toBeNull())
  })
})

describe('the title of the document', () => {
  test.each([
    [0, 403, 'No access'],
    [1, 403, 'Brak dostępu'],
    [2, 403, 'Không có quyền truy cập'],
    [0, 404, 'Page not found'],
    [1, 404, 'Nie znaleziono strony'],
    [2, 404, 'Không tìm thấy trang'],
  ] as const)(
    'of a signed-in user with language %s who meets a %s is “%s”',
    async (language, status, title) => {
      answers.set(profilePath, json(200, { result: { ...profile, language } }))
      const router = await visit('/')
      await screen.findByText('home screen')
      act(() => void refusedHere.show(router.state.location.key, status))
      await waitFor(() => expect(document.title).toBe(`${title} · Shiftloom`))
    }
  )

  test.each([
    ['/scheduler', 'Không có quyền truy cập'],
    ['/nowhere', 'Không tìm thấy trang'],
  ])(
    'at %s, which a user with a Vietnamese page may not see or which is none, is “%s”',
    async (path, title) => {
      answers.set(profilePath, json(200, { result: { ...profile, language: 2 } }))
      await visit(path)
      await waitFor(() => expect(document.title).toBe(`${title} · Shiftloom`))
    }
  )

  const titles = { login: 'Pulpit', impersonate: 'Trang chủ' }

  test.each(Object.entries(titles))(
    'of %s, for a visitor with a Vietnamese page, is %s',
    async (name, title) => {
      session.end()
      await visit(`/${name}`)
      await act(() => changeLocale('vi-VN'))
      await screen.findByText(`${name} screen`)
      await waitFor(() => expect(document.title).toBe(`${title} · Shiftloom`))
    }
  )

  test.each([0, 1, 2] as const)(
    'of each tab of the settings is its own, in language %s',
    async (language) => {
      answers.set(profilePath, json(200, { result: { ...profile, language } }))
      const router = await visit('/company_settings/general')
      await screen.findByText('settings')
      await loadFeatureTexts('company')
      const titles = new Set<string>()
      for (const tab of ['general', 'positions_tags', 'requests', 'holidays', 'code']) {
        await act(() => router.navigate(`/company_settings/${tab}`))
        const title = `${i18n.t(`company.${tab}.tab`)} – ${i18n.t('titles.company-settings')} · Shiftloom`
        await waitFor(() => expect(document.title).toBe(title))
        titles.add(title)
      }
      expect(titles.size).toBe(5)
    }
  )
})
