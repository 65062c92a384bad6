import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith } from '#/../testing/answers.ts'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { MyScheduleScreen } from './my_schedule_screen.tsx'

vi.mock('#/lib/network/use_hub.ts', () => ({ useHub: () => undefined, useHubConnected: () => undefined }))

const employee = { role: 0, employeeId: 'me', locationIds: ['l1'], impersonation: null }

/** An employee's schedule at an address, with nothing planned. */
async function open(address: string, profile: object = {}) {
  answerWith({
    'GET /scheduling/schedule': { result: { entries: [], people: [] } },
    'GET /calendar-feed': { result: { isOpen: false, openedAt: null, lastReadAt: null } },
  })
  await renderSeeded(<MyScheduleScreen />, {
    feature: 'my_schedule',
    path: address,
    profile: { ...employee, ...profile },
  })
}

test('news of the schedule lead staff to the week that changed', async () => {
  await open('/scheduler?view=week&from=2026-11-04&date=2026-11-04')
  const view = await screen.findByRole('radiogroup', { name: 'View' })
  expect(within(view).getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/Nov 1\s–\s7/)
})

test('without a view a month is shown', async () => {
  await open('/scheduler?date=2026-11-04')
  const view = await screen.findByRole('radiogroup', { name: 'View' })
  expect(within(view).getByRole<HTMLInputElement>('radio', { name: 'Month' }).checked).toBe(true)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026')
})

test('a button opens the dialog that adds the schedule to a calendar, and it closes again', async () => {
  await open('/scheduler')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to my calendar' })
  await within(dialog).findByRole('button', { name: 'Create a link' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('no one who looks at the schedule in place of an employee adds it to a calendar', async () => {
  await open('/scheduler', { impersonation: { mayExport: true } })
  await screen.findByRole('radiogroup', { name: 'View' })
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull()
})
