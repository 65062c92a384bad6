import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#/lib/api/query_client.ts'
import { network } from '#/lib/network/network.ts'
import { theme } from '#/ui/theme.ts'
import { AwayNotice } from './away_notice.tsx'

afterEach(() => void vi.useRealTimers())

test('stays until the service answers that it can work, then everything is read again', async () => {
  vi.useFakeTimers()
  const answers = [new Response(null, { status: 503 }), new Response(null, { status: 200 })]
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()!)
  const readAgain = vi.spyOn(queryClient, 'invalidateQueries')
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <AwayNotice />
      </QueryClientProvider>
    </MantineProvider>
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  expect(screen.getByRole('status').textContent).toBe('')
  act(() => {
    network.unable()
    network.unable()
  })
  expect(screen.getByRole('status').textContent).not.toBe('')
  let end = () => {}
  act(() => {
    end = network.toldOnScreen()
  })
  expect(screen.getByRole('status').textContent, 'one notice is enough').toBe('')
  act(() => end())
  expect(screen.getByRole('status').textContent).not.toBe('')
  await wait(2_100)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/health/ready',
    expect.objectContaining({ cache: 'no-store' })
  )
  expect(screen.getByRole('status').textContent).not.toBe('')
  expect(readAgain).not.toHaveBeenCalled()
  await wait(2_100)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(readAgain).toHaveBeenCalledOnce()
})

test('its title can be read on its dark ground, unlike titles of pale alerts', () => {
  render(
    <MantineProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <AwayNotice />
      </QueryClientProvider>
    </MantineProvider>
  )
  act(() => {
    network.unable()
    network.unable()
  })
  const title = screen.getByRole('alert').querySelector<HTMLElement>('[class*="title"]')
  expect(title?.style.color).toBe('white')
})
