import type { Locale } from '@shiftloom/backend/contracts/enums'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { HoursCard } from './hours_card.tsx'

const month = { title: 'Month', period: 'November', shifts: 12, minutes: 90 * 60, normMinutes: 160 * 60 }

async function factsOf(given: Partial<ComponentProps<typeof HoursCard>>, locale: Locale = 'en-US') {
  await renderSeeded(<HoursCard {...month} {...given} />, { feature: 'home', locale })
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent])
}

test.each([
  ['en-US', 'Still to plan', 'Not scheduled yet'],
  ['pl-PL', 'Do zaplanowania', 'Jeszcze nie w grafiku'],
  ['vi-VN', 'Còn phải xếp', 'Chưa xếp lịch'],
] as const)(
  'planners read what is left to plan, staff what others have not planned yet (%s)',
  async (...given) => {
    const [locale, ofPlanner, ofStaff] = given
    const hours = locale === 'vi-VN' ? '70 giờ' : '70 h'
    expect((await factsOf({ people: 3 }, locale))[1]).toEqual([ofPlanner, hours])
    document.body.replaceChildren()
    expect((await factsOf({ own: true }, locale))[1]).toEqual([ofStaff, hours])
  }
)

test('hours beyond the contract are named as such, to both', async () => {
  const more = { minutes: 165 * 60 }
  expect((await factsOf(more))[1]).toEqual(['Over contracted hours', '5 h'])
  document.body.replaceChildren()
  expect((await factsOf({ ...more, own: true }))[1]).toEqual(['Over contracted hours', '5 h'])
})

test('without contracted hours there is nothing to compare with', async () => {
  expect(await factsOf({ normMinutes: 0 })).toEqual([['Shifts', '12']])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('hours are written as in the schedule, with minutes where there are some', async () => {
  await factsOf({ minutes: 9630, normMinutes: 9600 })
  for (const text of ['160:30 h', 'of 160 contracted hours', '0:30 h'])
    expect(screen.getByText(text)).toBeTruthy()
})
