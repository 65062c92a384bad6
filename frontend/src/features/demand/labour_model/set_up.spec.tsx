import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { SetUp } from './set_up.tsx'

test('nothing is previewed or made for a day that cannot be read', async () => {
  const sent = answerWith({})
  const user = userEvent.setup()
  await renderSeeded(<SetUp locationId="l1" onRun={() => undefined} />, { feature: 'labour_model' })
  const from = screen.getByRole('textbox', { name: 'First day' })
  await user.clear(from)
  await user.type(from, 'soon')
  for (const name of ['Show what is needed', 'Make shifts']) {
    await user.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(from)
  }
  expect(sent).toEqual([])
})
