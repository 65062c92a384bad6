import type { MetricForecast } from '@shiftloom/backend/contracts/demand_forecasts'
import { roles, type Locale } from '@shiftloom/backend/contracts/enums'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../../testing/answers.ts'
import { renderSeeded } from '../../../../../testing/seeded.tsx'
import { forecastQuery } from '../queries.ts'
import { ForecastSection } from './forecast_section.tsx'
import type { Measured } from './measure_desk.ts'

// Leaving is the router's; what is sent and kept is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const place = { locationId: 'here', metricId: 'tickets' }
const path = 'PUT /demand/locations/here/metrics/tickets/forecast'
const errors: Measured['errors'] = new Map([
  ['combined', 0.148],
  ['mean_4', 0.1566],
  ['median_6', null],
])
const stored: MetricForecast = { version: 3, method: 'mean_4', percentile: 70 }
const open = (forecast = stored, more: { locale?: Locale; profile?: object } = {}) =>
  renderSeeded(<ForecastSection place={place} errors={errors} />, {
    ...{ feature: 'metric_records', ...more },
    profile: { metricsEnabled: true, ...more.profile },
    known: [[forecastQuery(place).queryKey, forecast]],
  })
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'People are planned for' }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

afterEach(cleanup)

test('each method stands with its error, the one that is taken by itself first, and a percentile with what it comes to', async () => {
  await open()
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    ...['automatic', 'seasonal_naive', 'mean_4', 'weighted_4', 'median_6', 'holt_winters'],
  ])
  expect(radio(/^Mean of four weeks · error 15\.7%$/).checked).toBe(true)
  expect(radio(/^Automatic · error 14\.8%$/).checked).toBe(false)
  expect(radio(/^Median of six weeks$/)).toBeTruthy()
  screen.getByText('In about 14 of 20 hours no more comes than people are planned for.')
  await choose('What is expected')
  screen.getByText(/Enough people for the expected value/)
})

test('what is chosen is sent with the version it was based on, and a faster change is shown', async () => {
  const theirs: MetricForecast = { version: 4, method: 'mean_4', percentile: 90 }
  const answers = [
    { status: 409, Details: { current: theirs } },
    { result: { version: 5, method: null, percentile: 80 } },
  ]
  const sent = answerWith({ [path]: () => answers.shift()! })
  await open()
  await userEvent.click(radio(/^Automatic/))
  await choose('80% of cases')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('90% of cases'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 3, method: null, percentile: 80 },
    { version: 4, method: null, percentile: 80 },
  ])
  expect(radio(/^Automatic/).checked).toBe(true)
})

test('a refresh that fails leaves what is chosen', async () => {
  answerWith({ [path.replace('PUT', 'GET')]: { status: 503 } })
  const client = await open()
  await userEvent.click(radio(/^Automatic/))
  await client.invalidateQueries({ queryKey: forecastQuery(place).queryKey })
  expect(client.getQueryState(forecastQuery(place).queryKey)?.status).toBe('error')
  await waitFor(() => expect(radio(/^Automatic/).checked).toBe(true))
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('a person who may not change it sees it closed', async () => {
  await open(stored, { profile: { role: roles.manager } })
  expect(radio(/^Mean of four weeks/).checked).toBe(true)
  for (const field of [radio(/^Automatic/), screen.getByRole('combobox')])
    expect(field.closest('fieldset')!.disabled).toBe(true)
  cleanup()
  await open()
  expect(radio(/^Automatic/).closest('fieldset')!.disabled).toBe(false)
})

test.each<[Locale, string]>([
  ['pl-PL', 'Mniej więcej w 14 na 20 godzin ruch nie przekroczy tego, na co zaplanowano obsadę.'],
  ['vi-VN', 'Khoảng 14 trong 20 giờ, thực tế không vượt quá mức đã bố trí người.'],
])('an example is written in %s', async (locale, sentence) => {
  await open(stored, { locale })
  screen.getByText(sentence)
})
