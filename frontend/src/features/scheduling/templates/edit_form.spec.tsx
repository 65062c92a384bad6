import type { ScheduleTemplate } from '@shiftloom/backend/contracts/schedule_templates'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { TemplateEditForm } from './edit_form.tsx'

const template: ScheduleTemplate = {
  ...{ id: 't1', version: 1, locationId: 'centre', name: 'Usual week', description: null },
  ...{ from: '2026-11-09', until: '2026-11-16', shifts: 1, people: 0, positionIds: [], fixedFor: 0 },
}

// Text fields that grow listen for fonts, which a page without a screen has none of.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

test('when a colleague was faster, what was typed stays and is saved over theirs when asked again', async () => {
  const theirs = { ...template, version: 2, name: 'Their week' }
  const sent = answerWith({
    'PUT /scheduling/templates/t1': ({ version }: { version: number }) =>
      version === 2 ? { result: theirs } : { status: 409, Details: { current: theirs } },
  })
  const done = vi.fn()
  await renderInScheduler(<TemplateEditForm template={template} onDone={done} />, { parts: ['templates'] })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'My week' } })
  const save = () => fireEvent.submit(screen.getByText('Save').closest('form')!)
  save()
  expect(await screen.findByText(/^Someone else has just changed this/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('My week')
  expect(done).not.toHaveBeenCalled()
  save()
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 2].map((version) => ({ version, name: 'My week', description: null }))
  )
})
