import { casesOfPacks } from './cases/all_cases.ts'
import { figureNames, type CasesOfPack, type FigureName, type Given, type WorkedCase } from './cases/case.ts'
import { hoursOf } from './cases/language.ts'
import { defaultSettings, packs, type LawPackId } from './law_packs.ts'
import { valueText } from './page_values.ts'
import type { PackVersion, Parameter } from './packs/law_pack.ts'
import { allRules } from './registry.ts'
import { ruleIds, type RuleId } from './rule.ts'
import english from './wording/en-US.json' with { type: 'json' }

const laws: Record<LawPackId, string> = {
  PL: 'Poland',
  VN: 'Vietnam',
  EU: 'Other countries: Directive 2003/88/EC',
}

const figures: Record<FigureName, string> = {
  nominal_hours: 'Nominal hours of a period',
  days_of_work: 'Working days of a period',
  contract_hours: 'Hours by contract',
  holiday: 'Public holidays',
  trading_sundays: 'Sundays on which shops may open',
  parameter: 'Numbers by day',
  personal_limits: 'Limits of protected people',
  group_days: 'Days of protected groups',
  night_bonus: 'Bonus for night work',
  threshold_overtime: 'Overtime by length',
  overtime_caps: 'Overtime of a year and of a month',
  time_off: 'Time off for overtime',
  days_off_due: 'Days off for work on Sundays, holidays and days off',
  premium_pay: 'Premium pay',
  shift_cost: 'Cost of a shift',
  overtime: 'Overtime of a settlement period',
  leave_hours: 'Hours of leave',
  annual_leave: 'Annual leave',
  settled_time: 'Registered time',
  clock_rounding: 'Rounding of clock times',
  geofence: 'Registering at a place',
}

const intro = `# Labour code

What the product checks, by which article, with the examples that hold it to that. This page is written from the rules,
the law packs and the worked cases; a test compares it with them, and every example is a test of its own:
\`node solver/src/labour_code/page.ts > docs/labour-code.md\`.

## How to read it

- The same rules judge a plan while it is edited, when it is saved and published, and while a schedule is generated. An
  organisation decides of most rules whether they are off, alert or block. Facts always block: no one works at two
  places at once, during an absence, outside a contract, at a position or a location that is not theirs.
- Working time is elapsed time: the night of the autumn change has nine hours, that of spring seven. Days, weeks and
  Sundays are those of the clock on the wall of the place. Unpaid breaks are no working time; a break is no rest.
- A limit that is met exactly is kept; one minute beyond it is a breach. An organisation may set a
  tolerance: a breach within it alerts instead of blocking and is marked \`~\` in the examples.
- Only positions included in working hours count towards hours and rests.
- Numbers marked *to confirm* are working assumptions that a lawyer has not confirmed yet.
- Work in the examples is written as days and hours: \`mon..fri 8-16\` in the week of Monday 2 November 2026, \`sat+7\` a
  week later, \`11-08\` a date of 2026; \`22-6\` ends the next morning. \`-30\` is an unpaid break of 30 minutes, \`+15@12\`
  a paid one at noon, \`+0\` no break at all, \`uncounted\` work at a position outside working hours, \`strenuous\` at a
  dangerous or strenuous one, \`harmful\` at one with harmful factors beyond what is allowed,
  \`trip\` a business trip. Results are hours, or counts: what the rule found. *Fine* is no breach.
- Not judged in Poland, because a plan does not say it: on-call duty (art. 151⁵); whether a schedule was made for a month
  and handed over a week ahead (art. 129 § 3); the equivalent rest of people who manage the workplace (art. 132 § 3), while
  heads of separated units (art. 151⁴) rest as everyone does; why a settlement period is longer than usual (art. 129 § 2,
  135 § 2-3), and that continuous work is settled over four weeks, since periods here are whole months; the consent of a
  pregnant woman to business trips and divided days (art. 178 § 1), so that both are reported and the consent is the reason
  of an override; the breaks of nursing mothers (art. 187), which are given on request and can shorten the day; which days
  are days of school (every Monday to Friday but holidays is taken for one), and lessons, which are working time of the
  young (art. 202 § 3). The ten further days of leave of people with a disability belong to the limits of leave.
- Overtime of a year (KP art. 151 § 3-4) is what is entered for the person up to a day, and what is planned beyond the norms
  in each settlement period that begins after it. A day off for a worked Sunday, holiday or free Saturday (art. 151³, 151¹¹)
  is any other weekday on which no shift starts and the person is not away; days that are not planned yet are still free,
  so that a day stays due only once the period leaves none.
- Not judged in the Union: lessons and training of the young, which are working time, and which days are days of school, so
  that every Monday to Friday but holidays is taken for one (Directive 94/33/EC art. 8). Two weeks share their rests where
  the organisation says that national law has chosen it (Directive 2003/88/EC art. 16 a). The average of night work (art. 8
  a) leaves out a day of rest a week (art. 16 c) and is taken over the settlement period; a night worker has three hours of
  night in half of their shifts or more.
- Not judged in Vietnam, because a plan does not say it: the half hour of menstruation (Labour Code art. 137 (4)), whose
  days the product deliberately does not record; the consent every hour of overtime asks for, and the notice to the
  authority for 200 to 300 hours of it a year (art. 107 (2) a, (3), (4)), which is counted from registered time; whether a
  trade is one in which the Ministry lets people of 15 to 17 years work overtime and at night (art. 146 (2)), so that both
  are refused; how far a business trip goes, so that every one is taken for long-distance work; whether four days of rest a
  month (art. 111 (1)) are made up in another month, so that each month is held to them.
- Positions marked as dangerous or strenuous stand for the trades and places of art. 147, 149 (3) and 160 (2). With the
  expected birth as a pregnancy's last day, its protection begins with the seventh month, in remote areas the sixth, by
  months of four weeks; with the child's birth as its first day, that of a parent ends with the first birthday, in Poland
  with the eighth. The hour for nursing is asked for on days of more than seven hours: a shorter one is taken for shortened
  by it. A shorter day of the elderly (art. 148 (2)) is what was agreed with them; their overtime is not barred.
- Without agreed hours, the hours and days of a period in Vietnam are those of its normal week of 48 hours, six days of
  eight hours less holidays; in other countries its hours are those of five days a week, and its days those of six. An
  absence counts with the hours that were planned in it when it was entered.`

/** The whole page. */
export const pageText = (): string => [intro, rulesTable(), ...casesOfPacks.map(packText)].join('\n\n') + '\n'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const rulesTable = (): string =>
  `## Rules\n\nIn the order in which they are reported.\n\n${table(
    ['Rule', 'What it asks', 'Basis', 'Unless chosen otherwise', 'Code'],
    allRules.map(({ id, basis }) => [
      english.names[id],
      english.explanations[id],
      basis,
      defaultSettings[id] === 'block' ? 'blocks' : 'alerts',
      code(`labour_code.${id}`),
    ])
  )}`

const packText = ({ pack, cases }: CasesOfPack): string =>
  [
    `## ${laws[pack]}`,
    articlesOf(cases),
    ...packs[pack].versions.map((version, index, all) =>
      parametersOf(version, all[index - 1], pack === 'VN' ? 0 : 2)
    ),
    ...[...ruleIds, ...figureNames].flatMap((subject) => casesOf(subject, cases)),
  ].join('\n\n')

const titleOf = (subject: RuleId | FigureName): string =>
  subject in figures ? figures[subject as FigureName] : english.names[subject as RuleId]

/** Where each article is looked at, with its examples. */
function articlesOf(cases: readonly WorkedCase[]): string {
  const articles = [...Map.groupBy(cases, ({ article }) => article)].sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true })
  )
  const rows = articles.map(([article, all]) => {
    const subjects = [...new Set(all.map(subjectOf))]
    return [article, subjects.map(titleOf).join(', '), String(all.length)]
  })
  return `### By article\n\n${table(['Article', 'Looked at in', 'Examples'], rows)}`
}

/** All numbers of the first version, and of later ones what they change. `decimals` of the country's currency. */
function parametersOf(version: PackVersion, before: PackVersion | undefined, decimals: number): string {
  const parameters: Record<string, Parameter<unknown>> = { ...version.limits, ...version.figures }
  const old: Record<string, Parameter<unknown>> = { ...before?.limits, ...before?.figures }
  const rows = Object.entries(parameters)
    .filter(([name, parameter]) => old[name] !== parameter)
    .map(([name, { value, basis, verify }]) => [
      code(name),
      valueText(name, value, decimals),
      basis,
      verify ? 'to confirm' : '',
    ])
  return `### In force from ${version.validFrom}\n\n${table(['Number', 'Value', 'Basis', ''], rows)}`
}

function casesOf(subject: RuleId | FigureName, all: readonly WorkedCase[]): string[] {
  const cases = all.filter((worked) => subjectOf(worked) === subject)
  if (cases.length === 0) return []
  const rows = cases.map((worked) => [
    worked.number,
    worked.title,
    worked.article,
    code(questionOf(worked)),
    answerOf(worked),
  ])
  const said = subject in figures ? '' : `${english.explanations[subject as RuleId]}\n\n`
  return [
    `### ${titleOf(subject)}\n\n${said}${table(['No.', 'Example', 'Article', 'Written as', 'Result'], rows)}`,
  ]
}

const subjectOf = (worked: WorkedCase): RuleId | FigureName =>
  'figure' in worked ? worked.figure : worked.rule
const answerOf = (worked: WorkedCase): string =>
  'figure' in worked ? worked.gives : worked.finds.join(', ') || 'fine'

function questionOf(worked: WorkedCase): string {
  if ('figure' in worked) return worked.input
  return [worked.work || 'no work', ...givenTexts(worked.given)].join(' | ')
}

const givenTexts = (given: Given): string[] =>
  Object.entries(given).map(([name, value]) => {
    if (name === 'dailyMaxMinutes') return `daily limit ${hoursOf(Number(value))}`
    const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return `${words} ${typeof value === 'object' ? JSON.stringify(value).replaceAll(/[{}"[\]]/g, '') : String(value)}`
  })
