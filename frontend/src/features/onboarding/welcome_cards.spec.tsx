import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScreensContext, type ScreenPath } from '#/lib/screens/screens.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { WelcomeCards } from './welcome_cards.tsx'

const onboarding = { step: 'welcome', locationId: null, trialEndsOn: '2026-06-05' } as Onboarding
const open = (pathOf: ScreenPath) =>
  renderSeeded(
    <ScreensContext value={pathOf}>
      <WelcomeCards onboarding={onboarding} />
    </ScreensContext>,
    { feature: 'onboarding', profile: { name: 'Halina', organisationName: 'Bistro' } }
  )

test('the plans are a card that leads to the licence', async () => {
  await open((name) => (name === 'license' ? '/license' : null))
  expect(screen.getByRole('heading', { name: 'See the plans' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/license')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('users who may not see the licence have no such card', async () => {
  await open(() => null)
  expect(screen.queryByText('See the plans')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
