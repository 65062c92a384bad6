import { useForm } from '@mantine/form'
import type { CountingPreview } from '@shiftloom/backend/contracts/time_records'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { bakery } from '#/../testing/people.ts'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { valuesOf, type OrganisationValues } from '../organisation_values.ts'
import { TimeRegistrationFields } from './time_registration_fields.tsx'

const preview: CountingPreview = {
  ...{ month: '2026-10-01', records: 40, changed: 1 },
  current: { workMinutes: 19_200, byRule: 38 },
  proposed: { workMinutes: 19_193, byRule: 38 },
  examples: [
    {
      ...{ employee: { name: 'Anna', surname: 'Lis' }, day: '2026-10-05', zone: 'Europe/Warsaw' },
      ...{ realStartsAt: '2026-10-05T06:08:00Z', realEndsAt: '2026-10-05T14:00:00Z' },
      ...{ current: { workMinutes: 472, byRule: false }, proposed: { workMinutes: 465, byRule: false } },
    },
  ],
}
const asked: unknown[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Promise(() => {})
    asked.push(JSON.parse(String(body)))
    return Promise.resolve(Response.json({ result: preview }))
  })
})

function Fields() {
  const form = useForm<OrganisationValues>({ initialValues: valuesOf(bakery) })
  return <TimeRegistrationFields form={form} />
}
const open = async () => {
  await renderSeeded(<Fields />, { feature: 'company' })
  return userEvent.setup()
}

test('each choice is explained by what it does to a shift', async () => {
  const user = await open()
  screen.getByText('Planned for 08:00: a start at 08:05 is on time, one at 08:06 is late.')
  screen.getByText(/07:45 to 16:15 counts as planned/)
  screen.getByText(/^08:08 counts as registered/)
  const step = screen.getByLabelText('Rounding of starts')
  await user.clear(step)
  await user.type(step, '15')
  await user.tab()
  screen.getByText('08:08 counts as 08:15.')
})

test('is tried on last month with the figures of the form, until they change', async () => {
  const user = await open()
  const step = screen.getByLabelText('Rounding of starts')
  await user.clear(step)
  await user.type(step, '15')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'What would this have done last month?' }))
  await screen.findByText(/1 of 40 records would change/)
  expect(asked).toMatchObject([{ startRoundingMinutes: 15, startRoundingMode: 'nearest', snapMinutes: 15 }])
  screen.getByText(/Lis.*7:52 h → 7:45 h/)
  await user.clear(step)
  await user.type(step, '30')
  await user.tab()
  expect(screen.queryByText(/records would change/)).toBeNull()
})
