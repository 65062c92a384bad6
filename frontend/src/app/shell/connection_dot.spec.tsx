import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLocale, startI18n } from '#/lib/i18n/i18n.ts'
import { network } from '#/lib/network/network.ts'
import { hubStates, type HubState } from '#/lib/network/hubs.ts'
import { ConnectionDot } from './connection_dot.tsx'

const fake = vi.hoisted(() => ({ state: 'connected', connect: vi.fn(async () => {}) }))
vi.mock('#/lib/network/use_hub.ts', () => ({ useHub: () => {}, useHubState: () => fake.state }))
vi.mock('#/lib/network/hubs.ts', async (original) => ({
  ...(await original<typeof import('#/lib/network/hubs.ts')>()),
  hub: () => ({ connect: fake.connect }),
}))

const words: Record<'en-US' | 'pl-PL' | 'vi-VN', Record<HubState, string>> = {
  'en-US': {
    disconnected: 'Live updates are off',
    connecting: 'Connecting…',
    connected: 'Live updates are on',
    reconnecting: 'Reconnecting…',
    disconnecting: 'Disconnecting…',
  },
  'pl-PL': {
    disconnected: 'Aktualizacje na żywo wyłączone',
    connecting: 'Łączenie…',
    connected: 'Aktualizacje na żywo włączone',
    reconnecting: 'Ponowne łączenie…',
    disconnecting: 'Rozłączanie…',
  },
  'vi-VN': {
    disconnected: 'Cập nhật trực tiếp đã ngắt',
    connecting: 'Đang kết nối…',
    connected: 'Đang cập nhật trực tiếp',
    reconnecting: 'Đang kết nối lại…',
    disconnecting: 'Đang ngắt kết nối…',
  },
}

async function show(state: HubState, locale: keyof typeof words = 'en-US'): Promise<HTMLElement> {
  await startI18n('en-US')
  await changeLocale(locale)
  fake.state = state
  render(
    <MantineProvider env="test">
      <ConnectionDot />
    </MantineProvider>
  )
  return screen.getByRole('button')
}

beforeEach(() => fake.connect.mockClear())

describe.each(Object.keys(words) as (keyof typeof words)[])('the connection in %s', (locale) => {
  test.each(hubStates)('is shown in words while %s', async (state) => {
    const dot = await show(state, locale)
    expect(dot.getAttribute('aria-label')).toContain(words[locale][state])
    // The usual state is quiet: its words are there on request, the others are shown next to the dot.
    expect(dot.textContent).toBe(state === 'connected' ? '' : words[locale][state])
  })
})

describe('without a network', () => {
  const words = { 'en-US': 'No connection', 'pl-PL': 'Brak połączenia', 'vi-VN': 'Mất kết nối' } as const
  test.each(Object.keys(words) as (keyof typeof words)[])(
    'the dot says so in %s at once, though the line still counts as open',
    async (locale) => {
      const dot = await show('connected', locale)
      act(() => void dispatchEvent(new Event('offline')))
      expect(dot.getAttribute('aria-label')).toBe(words[locale])
      expect(dot.textContent).toBe(words[locale])
      vi.stubGlobal('fetch', async () => new Response('up'))
      act(() => void dispatchEvent(new Event('online')))
      await vi.waitFor(() => expect(dot.textContent).toBe(''))
      vi.unstubAllGlobals()
    }
  )
})

describe('with a server that does not answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const words = {
    'en-US': 'No answer yet',
    'pl-PL': 'Na razie brak odpowiedzi',
    'vi-VN': 'Chưa có phản hồi',
  } as const
  test.each(Object.keys(words) as (keyof typeof words)[])(
    'the dot says so in %s until an answer comes, moving no focus',
    async (locale) => {
      vi.mocked(network.asked).mockRestore()
      const dot = await show('connected', locale)
      const region = document.querySelector('[aria-live="polite"]')
      vi.useFakeTimers()
      vi.stubGlobal('fetch', () => new Promise((_answer, fail) => setTimeout(fail, 2_000)))
      const ended = network.asked()
      await act(() => vi.advanceTimersByTimeAsync(1_950))
      expect([dot.dataset['state'], dot.textContent, region?.textContent]).toEqual([
        'silent',
        words[locale],
        words[locale],
      ])
      expect(document.activeElement).toBe(document.body)
      act(() => network.answered())
      expect([dot.dataset['state'], dot.textContent, region?.textContent]).toEqual(['connected', '', ''])
      ended()
      await vi.advanceTimersByTimeAsync(2_000)
    }
  )
})

describe('a click', () => {
  test('connects again once it stopped', async () => {
    const dot = await show('disconnected')
    expect(dot.getAttribute('aria-label')).toBe('Live updates are off. Click to connect again')
    await userEvent.click(dot)
    expect(fake.connect).toHaveBeenCalledOnce()
  })

  test.each(hubStates.filter((state) => state !== 'disconnected'))(
    'changes nothing while %s',
    async (state) => {
      const dot = await show(state)
      expect(dot.getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(dot)
      expect(fake.connect).not.toHaveBeenCalled()
    }
  )
})
