import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { network } from '#/lib/network/network.ts'
import { lazyScreen } from './lazy_screen.tsx'

const noWay = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Screen = () => <h1>Demand</h1>

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

const show = (load: () => Promise<() => ReactNode>) => {
  const Lazy = lazyScreen({ path: '/login', name: 'login', titleKey: 'titles.home', feature: 'errors', load })
  render(
    <MantineProvider>
      <Boundary>
        <Lazy />
      </Boundary>
    </MantineProvider>
  )
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  await startI18n('en-US')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  network.answered()
})

test('a screen opened without a connection says so, and opens by itself once there is one', async () => {
  const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(noWay)
  const load = vi.fn<() => Promise<() => ReactNode>>(noWay)
  show(load)
  await wait(100)
  expect(screen.getByRole('heading').textContent).toBe('No connection')
  expect(screen.getByRole('status').textContent).toContain('opens by itself')

  load.mockResolvedValue(Screen)
  await wait(10_000)
  expect(load, 'asked again only once there is a way').toHaveBeenCalledOnce()
  answers.mockImplementation(async () => new Response(null, { status: 200 }))
  await wait(5_000)
  expect(screen.getByRole('heading').textContent).toBe('Demand')
  expect(load).toHaveBeenCalledTimes(2)
})

test('where the connection is known to be lost, nothing is fetched that would fail', async () => {
  const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(noWay)
  const load = vi.fn(async () => Screen)
  network.failed()
  show(load)
  await wait(3_000)
  expect(load).not.toHaveBeenCalled()
  answers.mockImplementation(async () => new Response(null, { status: 200 }))
  await wait(5_000)
  expect(screen.getByRole('heading').textContent).toBe('Demand')
})

test('styles that did not come are asked for again, before the screen is shown', async () => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  document.head.append(sheet)
  // Nothing is loaded here.
  const asked = vi.spyOn(HTMLLinkElement.prototype, 'href', 'set').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 200 }))
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(noWay)
  show(vi.fn<() => Promise<() => ReactNode>>(async () => Screen).mockImplementationOnce(noWay))
  await wait(5_000)
  expect(screen.queryByText('Demand')).toBeNull()
  expect(asked).toHaveBeenCalledExactlyOnceWith(sheet.href)
  const again = document.head.querySelector('link[rel=stylesheet]')!
  expect(again).not.toBe(sheet)
  await act(async () => void again.dispatchEvent(new Event('load')))
  await wait(10)
  expect(screen.getByRole('heading').textContent).toBe('Demand')
  again.remove()
  asked.mockRestore()
})

test('a screen that the server no longer has is a failure of the page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 200 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(noWay)
  await wait(100)
  expect(document.body.textContent).toContain('Failed to fetch dynamically imported module')
})
