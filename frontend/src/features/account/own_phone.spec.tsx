import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { profileQuery, type Profile } from '#/lib/profile.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { OwnPhone } from './own_phone.tsx'

async function open(phone: string | null, status = 204) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Promise.resolve(new Response(status === 204 ? null : '{}', { status }))
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(profileQuery.queryKey, { phone } as Profile)
  await renderScreen(
    <QueryClientProvider client={client}>
      <OwnPhone />
    </QueryClientProvider>,
    { feature: 'account' }
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change the phone number' }))
  const field = screen.getByLabelText('Phone')
  await userEvent.clear(field)
  const write = async (text: string) => {
    await userEvent.type(field, text)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  return { sent, write }
}

test('a number is sent without its gaps and shown', async () => {
  const { sent, write } = await open(null)
  await write('+48 600-100-200')
  expect(sent).toEqual([{ phone: '+48600100200' }])
  await screen.findByText('+48600100200')
})

test('an emptied field takes the number away', async () => {
  const { sent, write } = await open('+48600100200')
  await write(' ')
  expect(sent).toEqual([{ phone: null }])
  await screen.findByText('Not given')
})

test('what is no number is told at the field and not sent; neither is one the server does not know kept', async () => {
  const { sent, write } = await open(null, 400)
  await write('600100200')
  expect(sent).toEqual([])
  expect(screen.getByText(/country code/)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Phone'))
  await write('+48123')
  expect(sent).toEqual([])
  await userEvent.clear(screen.getByLabelText('Phone'))
  await write('+999123456789')
  await waitFor(() => expect(screen.getByText(/country code/)).toBeTruthy())
  expect(screen.getByLabelText('Phone')).toBeTruthy()
  expect(sent).toEqual([{ phone: '+999123456789' }])
})
