import { useForm } from '@mantine/form'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { packs, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { valuesOf, type CodeValues } from './code_values.ts'
import { lawsInUse } from './laws_in_use.ts'
import { MeasuringSection } from './measuring_section.tsx'
import { OvertimeSection } from './overtime_section.tsx'
import { useCodeChecks } from './use_code_checks.ts'
import { VerificationSection } from './verification_section.tsx'

afterEach(cleanup)

const stored: LabourCodeSettings = {
  version: 0,
  verification: null,
  severities: {},
  toleranceMinutes: 0,
  ownBreak: null,
  weeklyReckoning: false,
  weeklyRestMode: null,
  fortnightRest: false,
  overtimeYearMinutes: null,
  nightFrom: null,
  nightUntil: null,
  maxConsecutiveSundays: null,
  partialWeeks: false,
  restWeekdays: [],
  overtime: null,
  minimumWages: [],
  overrideRoles: [],
  effective: {},
  fixedRules: [],
  laws: [],
  mayOverride: true,
}

/** The two sections of choices as the page has them, with a button that validates. */
function Choices({ laws: ids, changes }: { laws: LawPackId[]; changes: Partial<LabourCodeSettings> }) {
  const settings = { ...stored, ...changes }
  const form = useForm<CodeValues>({
    initialValues: valuesOf(settings),
    validate: useCodeChecks(ids) as never,
  })
  const places = ids.map((lawPack) => ({ lawPack, country: lawPack, locations: [] }))
  const laws = lawsInUse({ laws: places }, form.values, '2026-11-24')
  return (
    <>
      <MeasuringSection form={form} laws={laws} />
      <OvertimeSection form={form} laws={laws} />
      <VerificationSection form={form} laws={laws} mayEdit />
      <button onClick={() => form.validate()}>Check</button>
    </>
  )
}

async function shown(laws: LawPackId[], changes: Partial<LabourCodeSettings> = {}) {
  await renderScreen(<Choices laws={laws} changes={changes} />, { feature: 'company' })
}
// Lengths of time are said in the words of the rules.
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('labour_code')
})
const says = (text: RegExp) => expect(screen.getAllByText(text).length).toBeGreaterThan(0)

test('each choice is explained by an example with the figures of the choice', async () => {
  await shown(['PL', 'VN'])
  says(/Polish Labour Code\): Mon 14:00–22:00, then Tue 08:45 is 10 h 45 min of rest, 15 min too little/)
  says(/Vietnamese Labour Code\): Mon 14:00–22:00, then Tue 09:45 is 11 h 45 min of rest/)
  says(/18:00 to 2:00 has 4 h of night work/)
  says(/from Nov 8, 3 Sundays pass and Nov 29 is reported/)
  says(/Vietnamese Labour Code\): no number of Sundays/)
  says(/Polish Labour Code\): a shift 8:00–16:00 needs 15 min of breaks/)
  says(/on Sunday is normal time/)
  says(
    /Polish Labour Code\): work on every day until Sun 18:00, then free until Tue 05:00. These 35 h are enough/
  )
  says(/is not limited by the week/)
  says(/of 10 h on a Monday 2 h are overtime/)
  says(/a day of 13 h has 5 h of overtime; six days of 8 h have 8 h more/)
})

test('a rule is explained by work that breaks it, and by what its way makes of that', async () => {
  await shown(['PL', 'VN'])
  const rest =
    /Polish Labour Code\): Mon 22:00–06:00 and Tue 14:00–22:00\. Rest of 8 h between shifts, 11 h required/
  says(new RegExp(`${rest.source}.*It cannot be saved`))
  says(
    /Vietnamese Labour Code\): Mon 08:00–18:00\. 10 h of work .* beyond 8 h it is overtime\. It is shown and can be saved/
  )
  cleanup()
  await shown(['PL'], { severities: { daily_rest: 'off' } })
  says(new RegExp(`${rest.source}.*With the rule off, it is not shown`))
  cleanup()
  await shown(['PL'], { toleranceMinutes: 240 })
  says(new RegExp(`${rest.source}.*It is shown and can be saved`))
})

test('a rule about some people says whose work its example is', async () => {
  await shown(['PL', 'VN', 'EU'])
  says(/\(Polish Labour Code; pregnant\): Mon 22:00–06:00\. .* includes 8 h at night/)
  says(/\(Vietnamese Labour Code; mother of a child under twelve months\): Mon 08:00–16:00\./)
  says(/\(European directive; two weeks share their rests\): /)
  says(/Sundays from Nov 8 to Nov 29, 08:00–16:00\. .* is working Sunday number 4/)
  says(/150 h of overtime up to October\): Mon 08:00–18:00\. 152 h of overtime/)
  // Agreed between people, under no law.
  says(/Example \(quarter-time contract\): Nov 2 – 7 08:00–16:00\. 48 h of work/)
  says(/Example \(not available until 12:00\): Mon 08:00–16:00\./)
  says(/with 150 h of overtime up to Oct 31, a Monday of 10 h is reported/)
  cleanup()
  // Vietnamese law says nothing about the number of shifts.
  await shown(['VN'])
  says(/Example: Mon 06:00–10:00 and Mon 18:00–22:00\. 2 shifts/)
})

test('a rule that no law in use has names no basis, one of the company says so', async () => {
  await shown(['PL', 'VN'])
  const cellsOf = (rule: RegExp) =>
    within(screen.getByRole('row', { name: rule }))
      .getAllByRole('cell')
      .slice(0, 2)
      .map(({ textContent }) => textContent)
  expect(cellsOf(/^Average day of night workers/)).toEqual(['—', 'No such limit'])
  expect(cellsOf(/^Weekly hours at a position/)).toEqual(['How you work', 'Set per person'])
})

test('other choices give other figures', async () => {
  await shown(['PL', 'VN'], {
    toleranceMinutes: 30,
    nightFrom: '21:00',
    maxConsecutiveSundays: 2,
    ownBreak: { breakMinutes: 40, shiftMinutes: 360 },
    restWeekdays: [3],
    weeklyRestMode: 'strict',
    partialWeeks: true,
    weeklyReckoning: true,
    overtime: { dailyMinutes: 480, weeklyMinutes: null, doubleMinutes: 720 },
  })
  says(/then Tue 08:30 is 10 h 30 min of rest, 30 min too little. Within the tolerance it alerts/)
  says(/18:00 to 2:00 has 5 h of night work/)
  says(/2 Sundays pass and Nov 22 is reported/)
  says(/a shift 8:00–16:00 needs 40 min of breaks/)
  says(/on Wednesday counts with 8 h as overtime/)
  says(/its longest rest is 16 h, 19 h too little/)
  says(/Nov 29 and Nov 30, which make no full week, may have 13 h 42 min of work/)
  says(/10 h on a Monday are a normal day/)
  says(/a day of 13 h has 4 h of overtime and 1 h at double pay; six days of 8 h have 0 min more/)
})

test('a choice weaker than the law is refused at its field with the article', async () => {
  await shown(['PL'], {
    maxConsecutiveSundays: 4,
    overtime: { dailyMinutes: 720, weeklyMinutes: 2460, doubleMinutes: null },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  says(/At most 3 working Sundays in a row are lawful \(KP art. 151¹²\)/)
  says(/beyond 40 hours of an average week \(KP art. 129 § 1, 151 § 1\)/)
  cleanup()
  await shown(['VN'], { overtime: { dailyMinutes: 490, weeklyMinutes: 2880, doubleMinutes: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  says(/beyond 8 hours of a day \(Labour Code art. 105 \(1\), \(2\)\)/)
  expect(screen.queryByText(/hours of a week/)).toBeNull()
})

test('what is as strict as the law passes', async () => {
  const version = packs.PL.versions.at(-1)!
  await shown(['PL'], {
    maxConsecutiveSundays: version.limits.maxConsecutiveSundays.value,
    overtime: { dailyMinutes: 480, weeklyMinutes: 2400, doubleMinutes: null },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.queryByText(/are lawful|average week \(/)).toBeNull()
})

test.each([
  [
    'pl-PL',
    /o 15 min za mało/,
    /Zgodne z prawem są najwyżej 3 pracujące niedziele z rzędu \(KP art\. 151¹²\)/,
  ],
  ['vi-VN', /thiếu 15 phút/, /tối đa 3 Chủ Nhật liên tiếp \(Bộ luật Lao động Ba Lan Điều 151¹²\)/],
] as const)('in %s as well', async (locale, example, refusal) => {
  await renderSeeded(<Choices laws={['PL']} changes={{ maxConsecutiveSundays: 4 }} />, {
    feature: 'company',
    locale,
  })
  await loadFeatureTexts('labour_code')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  says(refusal)
  says(example)
})

test.each([
  ['en-US', 'The night cannot begin later than it ends.'],
  ['pl-PL', 'Pora nocna nie może zaczynać się później, niż się kończy.'],
  ['vi-VN', 'Giờ đêm không thể bắt đầu muộn hơn lúc kết thúc.'],
] as const)('a night that begins after its end is refused at its field (%s)', async (locale, sentence) => {
  await changeLocale(locale)
  try {
    await shown(['PL'], { nightFrom: '23:30', nightUntil: '22:00' })
    expect(screen.queryByText(sentence)).toBeNull()
    await userEvent.click(screen.getByText('Check'))
    const until = screen.getByLabelText(i18n.t('company.code_field.nightUntil'))
    expect(document.getElementById(`${until.id}-error`)?.textContent).toBe(sentence)
  } finally {
    await changeLocale('en-US')
  }
})
