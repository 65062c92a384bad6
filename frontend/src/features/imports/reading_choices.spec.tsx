import {
  usualImportOptions,
  type ImportField,
  type ImportOptions,
} from '@shiftloom/backend/contracts/imports'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { ReadingChoices } from './reading_choices.tsx'

test.each<[ImportField[], Partial<ImportOptions>, string | null]>([
  [['email'], {}, 'First name, Last name, and Main location'],
  [['name', 'mainLocation'], {}, 'Last name and E-mail'],
  [['fullName', 'email'], {}, 'Main location'],
  [['fullName', 'email'], { defaultLocationId: 'l1' }, null],
  [['name', 'surname', 'email', 'mainLocation'], {}, null],
])('of columns %s with %o nothing fills: %s', async (chosen, options, missing) => {
  answerWith({})
  await renderSeeded(
    <ReadingChoices
      {...{ chosen, options: { ...usualImportOptions, ...options }, sampleName: '' }}
      onChange={() => undefined}
    />,
    { feature: 'imports' }
  )
  const notice = screen.queryByRole('status')?.textContent ?? null
  expect(notice).toBe(
    missing && `Nothing fills: ${missing}. New people need it; rows about people who are here already do not.`
  )
})
