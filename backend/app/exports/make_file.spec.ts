import { test } from '@japa/runner'
import { makeFile } from '#app/exports/actions/make_file'
import type { BatchRow } from '#app/exports/queries/batch_rows'

test.group('Making a file', () => {
  test('takes its time without a transaction', async ({ assert }) => {
    const scope = { from: '2026-11-01', until: '2026-12-01', locationIds: [], resolvedLocationIds: [] }
    const content = { rows: [], excluded: [], hours: [], totalMinutes: 0, people: 0 }
    const heading = { title: 'Report', organisation: 'Ziarno', period: 'November', locations: 'All' }
    for (const format of ['pdf', 'xlsx', 'xls', 'csv'] as const) {
      const batch = { layout: 'planned_report', format, locale: 'en-US', scope } as unknown as BatchRow
      const { bytes, name } = await makeFile(batch, content, heading)
      assert.isAbove(bytes.length, 0)
      assert.equal(name, `Planned working time 2026-11-01_2026-11-30.${format}`)
      const other = { ...batch, locale: 'vi-VN' } as BatchRow
      assert.match((await makeFile(other, content, heading)).name, /^Giờ làm theo kế hoạch 2026-11-01/)
    }
  })
})
