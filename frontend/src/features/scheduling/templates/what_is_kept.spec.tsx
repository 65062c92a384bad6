import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { noFilters } from '../model/filters.ts'
import { entry } from '../model/sample.ts'
import { FixedForm } from './fixed_form.tsx'
import { KeptDays } from './kept_days.tsx'

const week = { from: '2026-11-16', until: '2026-11-23' }
const state = (query: string) =>
  ({ range: week, locationIds: ['centre'], filters: { ...noFilters, query } }) as never
const kept = <KeptDays value={{ ...week, withPeople: true }} onChange={() => undefined} locationId="centre" />

test('a form that goes beyond the filters says so while there are any', async () => {
  answerWith({})
  for (const [form, sentence] of [
    [kept, /^Filters do not apply here: every shift/],
    [<FixedForm key="fixed" />, /^Filters do not apply here: everyone with/],
  ] as const) {
    await renderInScheduler(form, { parts: ['templates'], model: { state: state('anna') } })
    await screen.findByText(sentence)
    cleanup()
    await renderInScheduler(form, { parts: ['templates'], model: { state: state('') } })
    await screen.findAllByRole('textbox')
    expect(screen.queryByText(/^Filters do not apply/)).toBeNull()
    cleanup()
  }
})

test('the shifts of another location stay out of a template, which says so', async () => {
  const entries = [entry({ id: 'here', locationId: 'centre' }), entry({ id: 'there', locationId: 'far' })]
  await renderInScheduler(kept, {
    parts: ['templates'],
    model: { range: { ...week, revision: 1, entries, people: [] } as never },
  })
  await screen.findByText(/^1 shift stays out of the template/)
})
