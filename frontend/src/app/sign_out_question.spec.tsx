import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { queryClient } from '#/lib/api/query_client.ts'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { unsent } from '#/lib/network/unsent.ts'
import { session } from '#/lib/session/session.ts'
import { ConfirmProvider } from '#/ui/confirm.tsx'
import { useSignOut } from './sign_out.ts'

const source = {}
const holds = (count: number) =>
  unsent.report(source, { userId: 'anna', count, waiting: true, path: '/scheduler' })
const token = (userId: string) => tokenOf({ userId, exp: inSeconds(900) })
const fetched = vi.fn<typeof fetch>()

function WayOut() {
  const signOut = useSignOut()
  return <button onClick={() => void signOut()}>Leave</button>
}

beforeEach(async () => {
  await startI18n('en-US')
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })))
  session.begin(token('anna'))
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <ConfirmProvider>
          <WayOut />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
})
afterEach(() => {
  holds(0)
  session.end()
  vi.unstubAllGlobals()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('signing out asks while changes wait, and does nothing without a yes', async () => {
  holds(2)
  await press('Leave')
  await screen.findByText('2 changes have not been sent')
  await press('Cancel')
  expect([session.claims()?.userId, fetched.mock.calls.length]).toEqual(['anna', 0])
  await press('Leave')
  await press('Sign out')
  await waitFor(() => expect(session.claims()).toBeNull())
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true })), 'one question is enough').toBe(true)
})

test('a seat says that they are lost', async () => {
  session.beginImpersonation(token('anna'))
  holds(1)
  await press('Leave')
  await screen.findByText(/is lost when you return to your own account/)
  await press('Return to your own account')
  await waitFor(() => expect(session.isImpersonating()).toBe(false))
})

test('nothing is asked when nothing waits', async () => {
  await press('Leave')
  await waitFor(() => expect(session.claims()).toBeNull())
})
