import { fireEvent, screen, within } from '@testing-library/react'
import type { DeletionRequest } from '@shiftloom/backend/contracts/organisation'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { withFonts } from '../../../../testing/fonts.ts'
import { problemAt, renderSeeded } from '../../../../testing/seeded.tsx'
import { DeletionSection } from './deletion_section.tsx'

beforeEach(withFonts)

const address = '/organisation-management/organisation/deletion-request'
const reason = 'We close the bakery at the end of the year.'
const asked: DeletionRequest = {
  ...{ reason, requestedAt: '2026-05-04T08:00:00Z', eraseOn: null },
  requestedBy: { name: 'Halina', surname: 'Ziarno' },
}

/** The section above a server that keeps one request. */
async function open(request: DeletionRequest | null) {
  let kept = request
  const sent = answerWith({
    [`GET ${address}`]: () => ({ result: kept }),
    [`POST ${address}`]: () => ({ result: (kept = asked) }),
    [`DELETE ${address}`]: () => ({ result: (kept = null) }),
  })
  await renderSeeded(<DeletionSection name="Piekarnia Ziarno" />, { feature: 'company' })
  await screen.findByText('Delete the company')
  return sent
}
const button = (name: string) => screen.getByRole('button', { name })
const question = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

test('a deletion is asked for with a reason and the name of the company', async () => {
  const sent = await open(null)
  fireEvent.click(button('Ask for deletion'))
  const dialog = await question('Ask for deletion')
  const send = dialog.getByRole('button', { name: 'Send the request' })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Why/ }), { target: { value: 'too short' } })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Type/ }), { target: { value: 'Piekarnia' } })
  fireEvent.click(send)
  await vi.waitFor(() => expect(problemAt('reason')).toBe('Say why, in at least 10 characters.'))
  expect(problemAt('name')).toBe('The name is not the same.')
  expect(sent).toEqual([])

  fireEvent.change(dialog.getByRole('textbox', { name: /^Why/ }), { target: { value: reason } })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Type/ }), { target: { value: 'Piekarnia Ziarno ' } })
  fireEvent.click(send)
  await screen.findByText('Halina Ziarno asked for deletion, 05/04/2026, 10:00 AM')
  expect(sent).toMatchObject([{ method: 'POST', path: address, body: { reason } }])
  const pending = within(screen.getByRole('alert'))
  pending.getByText(reason)
  pending.getByText(/^We have not answered yet.*30 days ahead\.$/)
  expect(screen.queryByRole('button', { name: 'Ask for deletion' })).toBeNull()
})

test('an agreed deletion names its day, and is taken back after a question', async () => {
  const sent = await open({ ...asked, eraseOn: '2026-06-03' })
  const pending = within(screen.getByRole('alert'))
  pending.getByText(/^.*June 3, 2026: everything of the company is erased for good$/)
  pending.getByText(/^Until then everything works as before/)
  fireEvent.click(button('Withdraw the request'))
  const first = await question('Withdraw the request?')
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
  fireEvent.click(button('Withdraw the request'))
  const second = await question('Withdraw the request?')
  fireEvent.click(second.getByRole('button', { name: 'Withdraw the request' }))
  await vi.waitFor(() => button('Ask for deletion'))
  expect(sent).toEqual([{ method: 'DELETE', path: address, body: null }])
})
