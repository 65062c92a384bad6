import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { renderScreen } from '#/../testing/render.tsx'
import { HoursCard } from './hours_card.tsx'

test.each([
  [9600, 10_080, '160 h', 'of 168 contracted hours', '8 h'],
  [9630, 9600, '160:30 h', 'of 160 contracted hours', '0:30 h'],
])(
  'planned hours are written as in the schedule: %i minutes of %i',
  async (minutes, normMinutes, ...written) => {
    await startI18n('en-US')
    await renderScreen(
      <HoursCard title="Hours" period="November" shifts={20} minutes={minutes} normMinutes={normMinutes} />,
      { feature: 'home' }
    )
    for (const text of written) expect(await screen.findByText(text)).toBeTruthy()
  }
)
