import type { Metric, MetricUsage } from '@shiftloom/backend/contracts/demand'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { DeleteMetricDialog } from './delete_metric_dialog.tsx'

const path = '/demand/metrics/m1'
const tickets: Metric = { id: 'm1', version: 1, name: 'Tickets', dataType: 'COUNT', aggregation: 'flow' }
const used: MetricUsage = {
  positions: ['Barista', 'Cook'],
  ruleCount: 25,
  rules: Array.from({ length: 20 }, (_, at) => ({ name: `R${at}`, location: 'Here' })),
  ...{ records: 52_100, locations: ['Here'] },
}

async function open(usage: MetricUsage, locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US') {
  const onClose = vi.fn()
  const sent = answerWith({ [`GET ${path}/usage`]: { result: usage } })
  await renderSeeded(<DeleteMetricDialog metric={tickets} onClose={onClose} />, { feature: 'demand', locale })
  return { sent, onClose, dialog: within(await screen.findByRole('dialog')) }
}

test.each([
  [
    'en-US',
    'Demand of 2 positions: Barista and Cook',
    /^25 rules .* and 17 more$/,
    '52,100 records at 1 location: Here',
  ],
  [
    'pl-PL',
    'zapotrzebowanie na 2 stanowiskach: Barista i Cook',
    /^25 reguł .* i jeszcze 17$/,
    /^52\s100 pomiarów w 1 lokalizacji: Here$/,
  ],
  [
    'vi-VN',
    'Nhu cầu của 2 vị trí: Barista và Cook',
    /^25 quy tắc .* và 17 quy tắc khác$/,
    '52.100 bản ghi tại 1 địa điểm: Here',
  ],
] as const)('the first question lists what goes, in %s', async (locale, positions, rules, records) => {
  const { dialog } = await open(used, locale)
  const items = await dialog.findAllByRole('listitem')
  for (const [at, text] of [positions, rules, records].entries())
    expect(items[at]!.textContent).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
})

test('nothing is deleted before the second question, and then once', async () => {
  const { dialog, sent, onClose } = await open(used)
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete the metric' }))
  const sure = within(await screen.findByRole('dialog', { name: 'Delete “Tickets” for good?' }))
  expect(sent).toEqual([])
  const button = sure.getByRole('button', { name: 'Delete for good' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.map(({ method, path: to }) => `${method} ${to}`)).toEqual([`DELETE ${path}`])
})
