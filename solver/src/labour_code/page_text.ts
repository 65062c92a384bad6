import { casesOfPacks } from './cases/all_cases.ts'
import { figureNames, type CasesOfPack, type FigureName, type Given, type WorkedCase } from './cases/case.ts'
import { hoursOf } from './cases/language.ts'
import { packs, type LawPackId } from './law_packs.ts'
import type { PackVersion, Parameter } from './packs/law_pack.ts'
import { allRules } from './registry.ts'
import { ruleIds } from './rule.ts'

const laws: Record<LawPackId, string> = {
  PL: 'Poland',
  VN: 'Vietnam',
  EU: 'Other countries: Directive 2003/88/EC',
}

const intro = `# Labour code

Written from the rules, the law packs and the worked cases. Change those, then write it again; a test compares:
\`node solver/src/labour_code/page.ts > docs/labour-code.md\`.

The same rules judge a plan while it is edited, when it is published and while a schedule is generated. Working time is
elapsed time: the night of the autumn change has nine hours, that of spring seven. Days, weeks and Sundays are those of
the place's wall clock. Numbers marked *to confirm* are working assumptions that a lawyer has not confirmed yet.

Work in the examples is written as days and hours: \`mon..fri 8-16\` in the week of Monday 2 November 2026, \`sat+7\` a
week later, \`11-08\` a date of 2026; \`22-6\` ends the next morning. \`-30\` is an unpaid break of 30 minutes, \`+15@12\` a
paid one at noon, \`+0\` no break at all, \`uncounted\` work at a position outside working hours.`

/** The whole page. */
export const pageText = (): string => [intro, rulesTable(), ...casesOfPacks.map(packText)].join('\n\n') + '\n'

const named = (id: string): string => {
  const words = id.replaceAll('_', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const rulesTable = (): string =>
  `## Rules\n\n${table(
    ['Rule', 'Basis', 'Measured in'],
    allRules.map(({ id, basis, unit }) => [named(id), basis, `${unit}s`])
  )}`

const packText = ({ pack, cases }: CasesOfPack): string =>
  [
    `## ${laws[pack]}`,
    ...packs[pack].versions.map((version, index, all) => parametersOf(version, all[index - 1])),
    ...[...ruleIds, ...figureNames].flatMap((subject) => casesOf(subject, cases)),
  ].join('\n\n')

/** All numbers of the first version, and of later ones what they change. */
function parametersOf(version: PackVersion, before: PackVersion | undefined): string {
  const parameters: Record<string, Parameter<unknown>> = { ...version.limits, ...version.figures }
  const old: Record<string, Parameter<unknown>> = { ...before?.limits, ...before?.figures }
  const rows = Object.entries(parameters)
    .filter(([name, parameter]) => old[name] !== parameter)
    .map(([name, { value, basis, verify }]) => [
      code(name),
      code(JSON.stringify(value)),
      basis,
      verify ? 'to confirm' : '',
    ])
  return `### In force from ${version.validFrom}\n\n${table(['Number', 'Value', 'Basis', ''], rows)}`
}

function casesOf(subject: string, all: readonly WorkedCase[]): string[] {
  const cases = all.filter((worked) => subjectOf(worked) === subject)
  if (cases.length === 0) return []
  const rows = cases.map((worked) => [
    worked.number,
    worked.title,
    worked.article,
    code(questionOf(worked)),
    answerOf(worked),
  ])
  return [`### ${named(subject)}\n\n${table(['No.', 'Case', 'Article', 'Example', 'Result'], rows)}`]
}

const subjectOf = (worked: WorkedCase): string | FigureName =>
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
