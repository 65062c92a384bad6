import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { LeftAlone } from './left_alone.tsx'

test('days that changed and positions that get no shifts any more are named, each with its reason', async () => {
  const conflicts = ['2030-03-04', '2030-03-04', '2030-03-05'].map((day, at) => ({
    ...{ locationId: 'here', positionId: String(at), day },
  }))
  const leftOut = [
    { positionId: 'a', name: 'Waiter', reason: 'hidden' as const, shifts: 2 },
    { positionId: 'b', name: 'Cook', reason: 'archived' as const, shifts: 1 },
  ]
  await renderSeeded(<LeftAlone {...{ conflicts, leftOut }} />, {
    feature: 'demand',
    parts: ['labour_model'],
  })
  await screen.findByText(/the schedule changed/)
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Left alone, as the schedule changed .*Mon.* and Tue/),
    'Left alone, as the position “Waiter” is no longer shown in the schedule: 2 shifts.',
    'Left alone, as the position “Cook” has been archived: 1 shift.',
  ])
})
test('nothing is said where all was accepted', async () => {
  await renderSeeded(<LeftAlone conflicts={[]} leftOut={[]} />, {
    feature: 'demand',
    parts: ['labour_model'],
  })
  expect(screen.queryAllByRole('alert')).toEqual([])
})
