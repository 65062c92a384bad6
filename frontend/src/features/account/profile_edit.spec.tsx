import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { enumsQuery, profileQuery, type Profile } from '#/lib/account/profile.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { ProfileEditScreen } from './profile_edit_screen.tsx'

// Leaving is the router's; what is sent and kept is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

type Answer = { status: number; body: unknown }
const anna = {
  name: 'Anna',
  surname: 'Nowak',
  email: 'anna@example.com',
  phone: null,
  language: 0,
  version: 3,
}

async function open(answers: Answer[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    const { status, body: answer } = answers.shift()!
    return Promise.resolve(new Response(JSON.stringify(answer), { status }))
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(profileQuery.queryKey, anna as unknown as Profile)
  client.setQueryData(enumsQuery.queryKey, { languages: [] } as never)
  await renderScreen(
    <QueryClientProvider client={client}>
      <ProfileEditScreen />
    </QueryClientProvider>,
    { feature: 'account' }
  )
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const phone = screen.getByLabelText<HTMLInputElement>('Phone')
  const write = async (text: string) => {
    fireEvent.change(phone, { target: { value: text } })
    await press()
  }
  return { sent, phone, write, press }
}
const saved = (change: object): Answer => ({ status: 200, body: { result: { ...anna, ...change } } })

test('a number is sent without its gaps, with the version it was based on; what is no number is not', async () => {
  const { sent, phone, write } = await open([saved({ phone: '+48600100200', version: 4 })])
  await write('600100200')
  expect(sent).toEqual([])
  expect(screen.getByText(/country code/)).toBeTruthy()
  await write('+48 600-100-200')
  expect(sent).toEqual([{ phone: '+48600100200', language: 0, version: 3 }])
  expect(phone.value).toBe('+48600100200')
  expect(screen.queryByText('Save')).toBeNull()
})

test('when a planner was faster, what was typed stays and is saved on theirs', async () => {
  const current = { ...anna, phone: '+48111111111', version: 5 }
  const stale = { status: 409, body: { ErrorMessage: '', Code: 'core.stale_version', Details: { current } } }
  const { sent, phone, write, press } = await open([stale, saved({ phone: '+48600100200', version: 6 })])
  await write('+48600100200')
  expect(phone.value).toBe('+48600100200')
  expect(screen.getByRole('alert').textContent).toContain('Phone')
  await press()
  expect(sent.map((one) => (one as { version: number }).version)).toEqual([3, 5])
})

test('a name is the organisation’s to change', async () => {
  await open([])
  expect(screen.getByLabelText<HTMLInputElement>('Last name').readOnly).toBe(true)
})
