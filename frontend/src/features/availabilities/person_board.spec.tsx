import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { PersonBoard } from './person_board.tsx'

const person: PersonAvailability = {
  ...{ employeeId: 'me', from: '2026-10-26', until: '2026-12-07', entries: [], shifts: [] },
  ...{ mayDeclare: true, firstDay: '2026-11-10' },
}

test('the brush paints nothing while one of its hours cannot be read', async () => {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('availability')
  const sent = answerWith({})
  const user = userEvent.setup()
  const board = <PersonBoard person={person} month="2026-11-01" today="2026-11-03" />
  await renderSeeded(board, { feature: 'availabilities' })
  await user.click(screen.getByRole('switch', { name: 'All day' }))
  const from = screen.getByRole('textbox', { name: 'From' })
  const write = async (text: string) => {
    await user.clear(from)
    await user.type(from, text)
  }
  const paint = () => {
    fireEvent.pointerDown(document.querySelector('td[data-day="2026-11-13"]')!, { button: 0 })
    fireEvent.pointerUp(window)
  }
  await write('noon')
  await user.tab()
  paint()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(from)
  await write('12')
  paint()
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ hours: { start: '12:00' } }])
})
