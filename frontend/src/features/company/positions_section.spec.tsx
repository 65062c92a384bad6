import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { PositionsSection } from './positions_section.tsx'

const path = '/organisation-management/positions'
const position = (id: string, color: number, ownColor: string | null = null) => ({
  ...{ id, name: id, color, ownColor, version: 1, isDefault: false, visible: true, billable: true },
  ...{ includedInWorkingHours: true, strenuous: false, harmful: false, archived: false },
})

test('a new position begins with the first colour that no other shows, and may have one of its own', async () => {
  const items = [position('Cook', 0), position('Waiter', 1), position('Guard', 2, '#2f6b4f')]
  const sent = answerWith({
    [`GET ${path}`]: { result: { items, total: items.length } },
    [`GET ${path}/usage`]: { result: [] },
    [`POST ${path}`]: { result: position('Driver', 2) },
  })
  await renderSeeded(<PositionsSection />, { feature: 'company' })
  const user = userEvent.setup()
  await screen.findByText('Cook')
  await user.click(screen.getByRole('button', { name: 'Add position' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('Colour 3')
  await user.type(dialog.getByLabelText(/^Name/), 'Driver')
  await user.type(dialog.getByLabelText('Another colour'), '#aa3300')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toMatchObject([{ body: { name: 'Driver', color: 2, ownColor: '#aa3300' } }])
})
