// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { batchMs, TelemetryClient } from './telemetry.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: string } }
type Logs = {
  resourceLogs: {
    resource: object
    scopeLogs: { logRecords: { eventName: string; attributes: Attribute[] }[] }[]
  }[]
}
beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('views, loading and rejections leave in batches, without ids of people', async () => {
  const send = vi.fn()
  const load = { responseStart: 12.4, domContentLoadedEventEnd: 80, loadEventEnd: 0 }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load] as never)
  const client = new TelemetryClient('https://collector.example/v1/logs', send)
  const records = (call: number) =>
    (JSON.parse(send.mock.calls[call]![1] as string) as Logs).resourceLogs[0]!.scopeLogs[0]!.logRecords.map(
      ({ eventName, attributes }) => ({
        eventName,
        ...Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)])
        ),
      })
    )
  await vi.advanceTimersByTimeAsync(0)
  client.pageView({ name: 'employee', path: '/employees/:id' })
  client.pageView({ name: 'home', path: '/' })
  const reason = new Error('no person jan@firma.example')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(batchMs)
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]![0]).toBe('https://collector.example/v1/logs')
  expect(records(0)).toEqual([
    expect.objectContaining({ eventName: 'page_load', 'first_byte.ms': 12, 'dom_content_loaded.ms': 80 }),
    expect.objectContaining({
      eventName: 'page_view',
      'view.name': 'employee',
      'view.path': '/employees/:id',
    }),
    expect.objectContaining({ eventName: 'page_view', 'view.name': 'home' }),
    expect.objectContaining({ eventName: 'exception', 'exception.message': 'no person [email]' }),
  ])
  client.pageView({ name: 'home', path: '/' })
  dispatchEvent(new Event('pagehide'))
  expect(records(1)).toHaveLength(1)
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledTimes(2)
})
