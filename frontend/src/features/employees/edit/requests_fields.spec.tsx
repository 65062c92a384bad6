import { useForm } from '@mantine/form'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { ewa } from '../../../../testing/people.ts'
import { fieldAt, renderSeeded } from '../../../../testing/seeded.tsx'
import { updateOf, valuesOf, type EmployeeValues } from '../values/employee_values.ts'
import { RequestsFields } from './requests_fields.tsx'

/** The fields of a person, with what would be sent of them. */
async function open(employee: Employee, role = 4) {
  answerWith({
    'GET /requests/types': {
      result: [
        { id: 'parental', name: 'Parental leave' },
        { id: 'study', name: 'Study leave' },
      ],
    },
  })
  let sent = updateOf(valuesOf(employee), 1)
  function Form() {
    const form = useForm<EmployeeValues>({ initialValues: valuesOf(employee) })
    sent = updateOf(form.values, 1)
    return <RequestsFields form={form} />
  }
  const profile = { role, licenseFunctionalities: { OnlineWorkSchedule: true, HolidayRequest: true } }
  await renderSeeded(<Form />, { feature: 'employees', profile })
  return () => sent
}
const types = () => screen.findByRole('combobox', { name: 'Additional request types' })

test('additional request types are chosen from those of the company', async () => {
  const sent = await open({ ...ewa, availableRequestTypeIds: ['study'] })
  const field = await types()
  await screen.findByText('Study leave')
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: 'Parental leave' }))
  expect(sent().availableRequestTypeIds).toEqual(['study', 'parental'])
  screen.getByText(/^These types are open to people whose record lists them/)
})

test('a type that is no longer there stays chosen', async () => {
  const sent = await open({ ...ewa, availableRequestTypeIds: ['gone'] })
  fireEvent.click(await types())
  fireEvent.click(await screen.findByRole('option', { name: 'Study leave' }))
  expect(sent().availableRequestTypeIds).toEqual(['study', 'gone'])
})

test('only notices that are sent already are offered', async () => {
  await open(ewa)
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'))).toEqual(
    ['New schedule', 'Changes to the schedule', 'Answer to a request', 'Time registration'].flatMap(
      (notice) => [`${notice}: E-mail`, `${notice}: Devices`]
    )
  )
  expect(() => fieldAt('notificationPreferences.new_task.mail')).toThrow()
})
