import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { ConfirmProvider } from '../confirm.tsx'
import { TextField } from '../fields.tsx'
import { SaveBar } from './save_bar.tsx'
import { useServerForm } from './use_server_form.ts'

type Row = { version: number; name: string; phone: string }
type Values = { name: string; phone: string }
const save = vi.fn<(values: Values, version: number) => Promise<Row>>()

function Form() {
  const server = useServerForm<Row, Values>({
    row: { version: 1, name: 'Ewa', phone: '1' },
    valuesOf: ({ name, phone }) => ({ name, phone }),
    validate: { name: (value: string) => (value ? null : 'A name, please') },
    save,
  })
  return (
    <>
      <TextField label="Name" {...server.form.getInputProps('name')} />
      <TextField label="Phone" {...server.form.getInputProps('phone')} />
      <SaveBar server={server} labelOf={(field) => field.toUpperCase()} />
      <Link to="/elsewhere">Away</Link>
    </>
  )
}

async function open() {
  await startI18n('en-US')
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ])
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
    </MantineProvider>
  )
  return userEvent.setup()
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

beforeEach(() => save.mockReset())

test('saves what was typed, on the version that was seen, and has nothing more to save', async () => {
  const user = await open()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await type(user, 'Name', 'Anna')
  save.mockResolvedValue({ version: 2, name: 'Anna', phone: '1' })
  await press(user, 'Save')
  expect(save).toHaveBeenCalledWith({ name: 'Anna', phone: '1' }, 1)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('when another user was faster, keeps the input, takes over theirs, and saves on their version', async () => {
  const user = await open()
  await type(user, 'Name', 'Anna')
  const current = { version: 5, name: 'Eva', phone: '2' }
  save.mockRejectedValueOnce(new ApiFailure(409, { Details: { current } }))
  await press(user, 'Save')
  expect(field('Name').value).toBe('Anna')
  expect(field('Phone').value).toBe('2')
  expect(screen.getByRole('alert').textContent).toContain('this field: NAME')
  expect(screen.getByRole('alert').textContent).toContain('They changed: PHONE')
  save.mockResolvedValue({ version: 6, name: 'Anna', phone: '2' })
  await press(user, 'Save')
  expect(save).toHaveBeenLastCalledWith({ name: 'Anna', phone: '2' }, 5)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal stands at the field it names, and the input stays', async () => {
  const user = await open()
  await type(user, 'Phone', '3')
  save.mockRejectedValueOnce(new ApiFailure(400, { ErrorMessage: 'Taken', Details: { field: 'phone' } }))
  await press(user, 'Save')
  expect(screen.getByText('Taken')).toBeTruthy()
  expect(field('Phone').value).toBe('3')
})

test('what the form itself can see is not sent', async () => {
  const user = await open()
  await type(user, 'Name', '')
  await press(user, 'Save')
  expect(screen.getByText('A name, please')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
})

test('discarding brings back what was there', async () => {
  const user = await open()
  await type(user, 'Name', 'Anna')
  await press(user, 'Discard')
  expect(field('Name').value).toBe('Ewa')
})

test('leaving with unsaved input asks first', async () => {
  const user = await open()
  await type(user, 'Name', 'Anna')
  await user.click(screen.getByText('Away'))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(field('Name').value).toBe('Anna')
  await user.click(screen.getByText('Away'))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})
