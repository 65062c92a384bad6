import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { hideToast, shownToasts, toast } from '#/ui/toast.ts'
import { Toaster } from '#/ui/toaster.tsx'
import { RefreshNotice } from './refresh_notice.tsx'

beforeAll(() => startI18n('en-US'))

type Answer = string | ApiFailure

/** A page that shows two readings; each call of a reading takes its next answer. */
function open(answers: Record<'rates' | 'tags', Answer[]>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = (name: keyof typeof answers) => async () => {
    const answer = answers[name].shift() ?? 'no answer left'
    if (answer instanceof ApiFailure) throw answer
    return answer
  }
  const Reading = ({ name }: { name: keyof typeof answers }) => (
    <p>{useQuery({ queryKey: [name], queryFn: read(name) }).data}</p>
  )
  const page = (isOpen: boolean) => (
    <MantineProvider>
      <QueryClientProvider client={queries}>
        {isOpen && (
          <>
            <Reading name="rates" />
            <Reading name="tags" />
          </>
        )}
        <RefreshNotice />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  )
  const { rerender } = render(page(true))
  return { queries, leave: () => rerender(page(false)) }
}

const failure = (status: number) => new ApiFailure(status, {})
const retry = () => screen.queryByRole('button', { name: 'Try again' })

test('what cannot be read again stays with one notice, which reads again what failed', async () => {
  const { queries } = open({
    rates: ['Old rates', failure(500), 'New rates'],
    tags: ['Old tags', failure(404), 'New tags'],
  })
  await screen.findByText('Old tags')
  await queries.refetchQueries()
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.queryByText('Old rates')).not.toBeNull()
  await userEvent.click(retry()!)
  await screen.findByText('New rates')
  await screen.findByText('New tags')
  await waitFor(() => expect(retry()).toBeNull())
})

test('it stays while one of them still fails', async () => {
  const { queries } = open({ rates: ['Old', failure(500)], tags: ['Old', failure(500), 'New'] })
  await waitFor(() => expect(screen.queryAllByText('Old')).toHaveLength(2))
  await queries.refetchQueries()
  await screen.findByRole('button', { name: 'Try again' })
  await queries.refetchQueries({ queryKey: ['tags'] })
  await screen.findByText('New')
  expect(retry()).not.toBeNull()
})

test('it goes with the page', async () => {
  const { queries, leave } = open({ rates: ['Old', failure(403)], tags: ['Old', 'New'] })
  await waitFor(() => expect(screen.queryAllByText('Old')).toHaveLength(2))
  await queries.refetchQueries()
  await screen.findByRole('button', { name: 'Try again' })
  leave()
  await waitFor(() => expect(retry()).toBeNull())
})

test('a service that is away, and a session that ended, have notices of their own', async () => {
  const { queries } = open({ rates: ['Old', failure(503), failure(0)], tags: ['Old', failure(401), 'New'] })
  await waitFor(() => expect(screen.queryAllByText('Old')).toHaveLength(2))
  await queries.refetchQueries()
  await queries.refetchQueries()
  await screen.findByText('New')
  toast({ id: 'after', text: 'after' })
  expect(shownToasts().map(({ id }) => id)).toEqual(['after'])
  hideToast('after')
})

test('a first reading that fails is the business of its screen', async () => {
  const { queries } = open({ rates: [failure(500)], tags: ['Tags'] })
  await screen.findByText('Tags')
  await waitFor(() => expect(queries.getQueryState(['rates'])?.status).toBe('error'))
  expect(shownToasts()).toEqual([])
})
