import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consent } from '#/lib/session/consent.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { Analytics } from './analytics.tsx'

const home = { name: 'home', path: '/', visit: '/' }
const script = () => document.getElementById('tag-manager') as HTMLScriptElement | null
const sent = () =>
  ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((one) => one)
const calls = () => sent().map((one) => Array.from(one))
const show = (way: 'granted' | 'ask', id = 'GTM-ABC1') =>
  renderScreen(<Analytics configured={{ id, consent: way }} telemetry={null} view={home} />, {
    feature: 'analytics',
  })

beforeEach(() => {
  localStorage.clear()
  // No script of others is fetched in a test.
  vi.spyOn(document.head, 'append').mockImplementation((node) => void document.body.appendChild(node as Node))
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address
  ) {
    this.dataset.address = address
  })
})
afterEach(() => {
  script()?.remove()
  delete (window as unknown as { dataLayer?: unknown }).dataLayer
})

test('telemetry alone asks in its own words, and is sent nothing before it may be', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const telemetry = { url: 'https://collector.example/v1/logs', consent: 'ask' } as const
  await renderScreen(<Analytics configured={null} telemetry={telemetry} view={home} />, {
    feature: 'analytics',
  })
  expect(screen.getByText(/tells a measuring service/)).toBeTruthy()
  dispatchEvent(new Event('pagehide'))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
  expect(script()).toBeNull()
})

describe('a tag manager', () => {
  test('is loaded at once where consent is granted, with every storage granted and a wait of 2 s', async () => {
    await show('granted')
    expect(script()!.dataset.address).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1')
    const [command, kind, choices] = calls()[0] as [string, string, Record<string, unknown>]
    expect([command, kind]).toEqual(['consent', 'default'])
    const { wait_for_update, ...storages } = choices
    expect(wait_for_update).toBe(2_000)
    expect(new Set(Object.values(storages))).toEqual(new Set(['granted']))
    expect(screen.queryByRole('region')).toBeNull()
    expect(sent().at(-1)).toMatchObject({ event: 'page_view', view_name: 'home' })
  })

  test('reports a view of the same route with other parameters, and not of a repeated rendering', async () => {
    const view = (visit: string) => ({ name: 'employee', path: '/employees/:id', visit })
    const tags = { id: 'GTM-ABC1', consent: 'granted' } as const
    const shown = (visit: string) => <Analytics configured={tags} telemetry={null} view={view(visit)} />
    const { rerender } = render(shown('/employees/1'))
    rerender(shown('/employees/1'))
    rerender(shown('/employees/2'))
    const views = sent().filter((one) => 'event' in one && one.event === 'page_view')
    expect(views).toMatchObject([{ view_name: 'employee' }, { view_name: 'employee' }])
    expect(JSON.stringify(views)).not.toContain('/employees/2')
  })

  test('a measurement has its own script, and counts no view by itself', async () => {
    await show('granted', 'G-1A2B')
    expect(script()!.dataset.address).toBe('https://www.googletagmanager.com/gtag/js?id=G-1A2B')
    expect(calls()[2]).toMatchObject(['config', 'G-1A2B', { send_page_view: false }])
    expect(calls()[3]).toMatchObject(['event', 'page_view', { page_title: 'home' }])
  })

  test('is not there before it is allowed, then it is', async () => {
    await show('ask')
    expect(script()).toBeNull()
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
    expect(script()).not.toBeNull()
    expect(sent().at(-1)).toMatchObject({ event: 'page_view', view_name: 'home' })
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  })

  test('refused it stays away, also the next time, until the person thinks again', async () => {
    const { unmount } = await show('ask')
    await userEvent.click(screen.getByRole('button', { name: 'Do not allow' }))
    expect(script()).toBeNull()
    unmount()
    await show('ask')
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
    expect(script()).toBeNull()
    act(() => consent.reconsider())
    expect(screen.getByRole('button', { name: 'Allow' })).toBeTruthy()
  })

  test('taken back the page starts over without it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    consent.decide('granted')
    consent.reconsider()
    consent.decide('refused')
    expect(reload).toHaveBeenCalledOnce()
    expect(consent.given()).toBe('refused')
  })
})
