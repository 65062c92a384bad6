import type { Preflight } from '@shiftloom/backend/contracts/auto_schedule'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { PreflightList } from './preflight_list.tsx'

const preflight: Preflight = {
  ...{ shifts: 22, people: 4, neededMinutes: 176 * 60, agreedMinutes: 150 * 60 + 30 },
  // Fewer than agreed: people have worked the averages of their period already.
  ...{ availableMinutes: 144 * 60, findings: [] },
}

test.each([
  [
    'en-US',
    '22 shifts, 4 people: 176 h needed. Agreed hours leave 150:30 h; the law allows up to 144 h.',
    'Nothing stands in the way.',
  ],
  [
    'pl-PL',
    '22 zmiany, 4 osoby: potrzeba 176 h. W ramach wymiaru zostaje 150:30 h, prawo pozwala na najwyżej 144 h.',
    'Nic nie stoi na przeszkodzie.',
  ],
  [
    'vi-VN',
    '22 ca, 4 nhân viên: cần 176 giờ. Giờ thỏa thuận còn 150:30 giờ; luật cho phép tối đa 144 giờ.',
    'Không có gì cản trở.',
  ],
] as const)(
  'hours needed are shown with what is agreed and what the law allows (%s)',
  async (locale, sum, fine) => {
    await renderInScheduler(<PreflightList preflight={preflight} />, { parts: ['generate'], locale })
    screen.getByText(sum)
    screen.getByText(fine)
  }
)

test('nothing is called fine where something is found', async () => {
  const finding = { code: 'hours_short', severity: 'warn', details: { scope: 'all' } } as const
  await renderInScheduler(<PreflightList preflight={{ ...preflight, findings: [finding as never] }} />, {
    parts: ['generate'],
  })
  expect(screen.queryByText('Nothing stands in the way.')).toBeNull()
})
