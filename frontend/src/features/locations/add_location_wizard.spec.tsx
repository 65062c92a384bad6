import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { bakery } from '../../../testing/people.ts'
import { fieldAt, renderSeeded } from '../../../testing/seeded.tsx'
import { AddLocationWizard } from './add_location_wizard.tsx'

// A field that grows with its text waits for fonts, which no test environment has.
beforeEach(() => {
  const none = () => undefined
  Object.assign(document, { fonts: { addEventListener: none, removeEventListener: none } })
})

test('no step is left onwards while a field cannot be read, and nothing is added', async () => {
  const sent = answerWith({})
  const user = userEvent.setup()
  await renderSeeded(<AddLocationWizard copied={null} onClose={() => undefined} />, {
    feature: 'locations',
    known: [[['organisation', 'company'], bakery]],
  })
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => fieldAt('name'))
  await user.type(fieldAt('name'), 'Mokotów')
  await next()
  const latitude = await screen.findByRole('textbox', { name: 'Latitude' })
  await user.type(latitude, 'north')
  await next()
  expect(document.activeElement).toBe(latitude)
  await user.clear(latitude)
  await next()
  await user.click(await screen.findByLabelText('Monday', { selector: 'input' }))
  const from = await screen.findByLabelText('Monday: opens')
  await user.clear(from)
  await user.type(from, 'early')
  await user.click(screen.getByRole('button', { name: 'Add location' }))
  expect(document.activeElement).toBe(from)
  expect(sent).toEqual([])
})
