import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { TextField } from '../fields.tsx'
import { useServerForm } from './use_server_form.ts'

type Row = { version: number; name: string; city: string }
const scrolled = vi.fn<(element: Element) => void>()
Element.prototype.scrollIntoView = function () {
  scrolled(this)
}

function Screen({ save }: { save: (values: { name: string; city: string }) => Promise<Row> }) {
  const server = useServerForm({
    row: { version: 1, name: 'Bar', city: 'Hue' } as Row,
    valuesOf: ({ name, city }) => ({ name, city }),
    validate: { name: (name: string) => (name ? null : 'Fill in this field.') },
    save,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void server.submit()
      }}
    >
      <TextField label="Name" {...server.form.getInputProps('name')} />
      <TextField label="City" {...server.form.getInputProps('city')} />
      <button type="submit">Save</button>
    </form>
  )
}

test('a field that is wrong is scrolled to and has the keyboard', async () => {
  await renderScreen(<Screen save={() => Promise.reject(new Error('not asked'))} />, { feature: 'company' })
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(scrolled).toHaveBeenLastCalledWith(screen.getByLabelText('Name'))
})

test('a field the server refuses too', async () => {
  const refusal = new ApiFailure(400, { ErrorMessage: 'No such city.', Details: { field: 'city' } } as never)
  await renderScreen(<Screen save={() => Promise.reject(refusal)} />, { feature: 'company' })
  await userEvent.type(screen.getByLabelText('Name'), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
})

test('every form goes there, or leaves it to what sends it', () => {
  const source = join(import.meta.dirname, '../..')
  const goes = /\b(?:goToFirstProblem|showRefusal)\(/
  const forms = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !path.includes('.spec.'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))
    .filter(({ text }) => /\buseForm[<(]/.test(text))
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter(({ text }) => !goes.test(text)).map(({ path }) => path)).toEqual([])
})
