import { fireEvent, screen, within } from '@testing-library/react'
import type { OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { customer, globalAdministrator } from '../../../testing/provider.ts'
import { withFonts } from '../../../testing/fonts.ts'
import { problemAt, renderSeeded } from '../../../testing/seeded.tsx'
import { DeletionCard } from './deletion_card.tsx'

beforeEach(withFonts)

const address = '/office/organisations/o1/deletion-request'
type Asked = NonNullable<OfficeOrganisationDetails['deletionRequest']>

async function open(request: Partial<Asked>, role = 7) {
  const sent = answerWith({
    [`POST ${address}/acceptance`]: { result: customer },
    [`POST ${address}/refusal`]: { result: customer },
  })
  const deletionRequest: Asked = {
    ...{ reason: 'We close.\nThank you.', requestedAt: '2026-05-04T08:00:00Z', eraseOn: null },
    ...{ requestedBy: { name: 'Halina', surname: 'Ziarno' }, ...request },
  }
  const shown = <DeletionCard organisation={{ ...customer, deletionRequest }} />
  await renderSeeded(shown, { feature: 'organisations', profile: { ...globalAdministrator, role } })
  return sent
}
const button = (name: string) => screen.queryByRole('button', { name })
const question = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

test('who asked, when and why is shown to everyone of the provider, the answer to those who may give it', async () => {
  await open({}, 5)
  screen.getByText(/^Halina Ziarno asked for this organisation to be deleted on 05\/04\/2026/)
  screen.getByText('We close. Thank you.')
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a request of an account that is gone is the organisation’s', async () => {
  await open({ requestedBy: null })
  screen.getByText(/^Piekarnia Ziarno asked for/)
})

test('it is agreed to after a question that names the days', async () => {
  const sent = await open({})
  fireEvent.click(button('Agree to the deletion')!)
  const asked = await question('Agree to the deletion of Piekarnia Ziarno?')
  asked.getByText(/erased in 30 days/)
  expect(sent).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: 'Agree' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ method: 'POST', path: `${address}/acceptance` }]))
})

test('it is refused with an answer of ten characters at least', async () => {
  const sent = await open({})
  fireEvent.click(button('Refuse')!)
  const dialog = await question('Keep Piekarnia Ziarno')
  const answer = dialog.getByRole('textbox', { name: /^Why it stays/ })
  const refuse = dialog.getByRole('button', { name: 'Refuse' })
  fireEvent.change(answer, { target: { value: '  No.     ' } })
  fireEvent.click(refuse)
  await vi.waitFor(() => expect(problemAt('answer')).toBe('Give an answer of at least 10 characters.'))
  expect(sent).toEqual([])
  fireEvent.change(answer, { target: { value: ' End the contract first. ' } })
  fireEvent.click(refuse)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { answer: 'End the contract first.' }
  expect(sent).toEqual([{ method: 'POST', path: `${address}/refusal`, body }])
})

test('an agreed one says its day, and the organisation can still be kept', async () => {
  await open({ eraseOn: '2026-06-03' })
  screen.getByText(/^Everything of this organisation is erased on .*June 3, 2026\.$/)
  expect(button('Agree to the deletion')).toBeNull()
  fireEvent.click(button('Keep the organisation')!)
  await question('Keep Piekarnia Ziarno')
})
