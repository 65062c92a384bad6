import type { ScheduleTemplate } from '@shiftloom/backend/contracts/schedule_templates'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { onApiFailure } from '#/lib/api/http.ts'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { TemplatesPanel } from './templates_panel.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const path = '/scheduling/templates'
const template: ScheduleTemplate = {
  ...{ id: 't1', version: 1, locationId: 'centre', name: 'Usual week', description: null },
  ...{ from: '2026-11-09', until: '2026-11-16', shifts: 1, people: 0, positionIds: [], fixedFor: 0 },
}
const gone = { status: 404, ErrorMessage: 'Not found.', Details: { templateId: 't1' } }
/** What the app does about failures that no screen shows itself, such as leading to another page. */
const leave = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  onApiFailure(leave)
  // Text fields that grow listen for fonts, which a page without a screen has none of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

/** A list whose one template is deleted by a colleague while it is looked at. */
async function listOfOne(answers: Parameters<typeof answerWith>[0] = {}) {
  let isGone = false
  answerWith({
    [`GET ${path}`]: () => ({ result: isGone ? [] : [template] }),
    [`GET ${path}/t1`]: { result: { ...template, entries: [] } },
    [`POST ${path}/t1/previews`]: { result: { ...template, refused: [] } },
    ...answers,
  })
  await renderInScheduler(<TemplatesPanel view="list" />, { parts: ['templates'] })
  await screen.findByText('Usual week')
  return { deleteIt: () => (isGone = true) }
}

async function expectsRefreshedList() {
  await screen.findByText('No templates yet')
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    id: 'template-gone',
    type: 'warning',
    text: 'This template is gone: it was deleted. The list has been refreshed.',
  })
  expect(leave, 'the planner stays in the schedule').not.toHaveBeenCalled()
}

test('a template that a colleague has deleted is no longer there to save', async () => {
  const { deleteIt } = await listOfOne({ [`PUT ${path}/t1`]: gone })
  fireEvent.click(screen.getByLabelText('Edit Usual week'))
  deleteIt()
  fireEvent.submit((await screen.findByText('Save')).closest('form')!)
  await expectsRefreshedList()
})

test('nor to delete', async () => {
  const { deleteIt } = await listOfOne({ [`DELETE ${path}/t1`]: gone })
  deleteIt()
  fireEvent.click(screen.getByLabelText('Delete Usual week'))
  fireEvent.click(await screen.findByText('Delete template'))
  await expectsRefreshedList()
})

test('nor to put in', async () => {
  const { deleteIt } = await listOfOne({ [`POST ${path}/t1/applications`]: gone })
  fireEvent.click(screen.getByLabelText('Look at and use Usual week'))
  deleteIt()
  const run = await screen.findByText('Put in 1 shift')
  await waitFor(() => expect(run.closest('button')!.disabled).toBe(false))
  fireEvent.submit(run.closest('form')!)
  await expectsRefreshedList()
})

test('nor to look at', async () => {
  const { deleteIt } = await listOfOne({ [`GET ${path}/t1`]: gone })
  deleteIt()
  fireEvent.click(screen.getByLabelText('Look at and use Usual week'))
  await expectsRefreshedList()
})
