import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ewa } from '#/../testing/people.ts'
import { problemAt, renderSeeded } from '#/../testing/seeded.tsx'
import { IdentificationCard } from './identification_card.tsx'
import { employeeQuery } from '../queries.ts'

const sent: { method: string; path: string; body: unknown }[] = []
let answer: { status: number; body: object }
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, path: path.replace('/api', ''), body: body ? JSON.parse(String(body)) : null })
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
  })
})
const result = (body: object) => ({ status: 200, body: { result: body } })

function Shown() {
  const { data } = useQuery(employeeQuery('e1'))
  return data && <IdentificationCard employee={data} editable />
}
async function open() {
  await renderSeeded(<Shown />, { feature: 'employees', known: [[employeeQuery('e1').queryKey, ewa]] })
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name })

test('codes that are kept stand nowhere: there is no field that holds one', async () => {
  await open()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.getByText('Ends in 9f3a')).toBeTruthy()
  expect(button('Make a new PIN')).toBeTruthy()
})

test('a new PIN is asked about, shown once, and taken away after a question', async () => {
  const user = await open()
  answer = result({ pin: '482913' })
  await user.click(button('Make a new PIN'))
  expect(sent).toEqual([])
  await user.click(await inDialog('Make a new PIN'))
  expect((await screen.findByRole('status')).textContent).toContain('482913')

  answer = result({ hasPin: false, cardLast4: '9f3a' })
  await user.click(button('Remove PIN'))
  await user.click(await inDialog('Remove PIN'))
  expect(await screen.findByText('None')).toBeTruthy()
  expect(screen.queryByText('482913')).toBeNull()
  expect(sent.at(-1)!.body).toEqual({ kioskPin: null })
})

test('a card is replaced by a code typed into an empty field; a refusal stands at it', async () => {
  const user = await open()
  await user.click(button('Assign card'))
  const field = await screen.findByLabelText<HTMLInputElement>(/Card code/)
  expect(field.value).toBe('')
  await user.type(field, 'ab{Enter}')
  expect(problemAt('cardCode')).toBe('A code has 4 to 64 letters, digits, colons or hyphens.')
  expect(sent).toEqual([])

  answer = {
    status: 400,
    body: { ErrorMessage: 'Another person has this card.', Details: { field: 'cardCode' } },
  }
  await user.type(field, 'c:1234{Enter}')
  expect(await screen.findByText('Another person has this card.')).toBeTruthy()
  expect(problemAt('cardCode')).toBe('Another person has this card.')
  answer = result({ hasPin: true, cardLast4: '1234' })
  await user.type(field, '{Enter}')
  expect(await screen.findByText('Ends in 1234')).toBeTruthy()
  expect(sent.at(-1)!.body).toEqual({ cardCode: 'abc:1234' })
})

test('a card is taken away after a question', async () => {
  const user = await open()
  answer = result({ hasPin: true, cardLast4: null })
  await user.click(button('Remove card'))
  expect(sent).toEqual([])
  await user.click(await inDialog('Remove card'))
  expect(await screen.findByText('None')).toBeTruthy()
  expect(sent.at(-1)!.body).toEqual({ cardCode: null })
})
