import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const page = new URL('../../../docs/benchmarks/time_records.md', import.meta.url)

type Figure = { role: string; tab: string; found: number | null; bareMs: number; answerMs: number }
type Figures = { records: number; people: number; rounds: number; figures: Figure[] }

/** The page of the documentation about this measurement. */
export function writeFigures({ records, people, rounds, figures }: Figures): void {
  const whole = (value: number) => value.toLocaleString('en-US')
  const lines = figures.map(
    ({ role, tab, found, bareMs, answerMs }) =>
      `| ${role} | ${tab} | ${found === null ? '' : whole(found)} | ${bareMs.toFixed(1)} | ${answerMs.toFixed(1)} | ${(answerMs / bareMs).toFixed(2)} |`
  )
  writeFileSync(
    page,
    `# The list of ${whole(records)} records of a month

${whole(people)} people at three locations. The first page of 50 records as each tab of the list asks for it, and the counts above the tabs,
over HTTP from the question to the last byte read, beside the bare queries of the same rows, their punches and their number on
one connection with \`pg\`, in turn; medians of ${rounds} rounds, ${cpus().length} processors, a load of ${loadavg()[0]!.toFixed(1)}, web process, database and script on the same
machine. The answer may take three times as long.

| role | tab | records | bare queries, ms | answer, ms | ratio (at most 3) |
| --- | --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}

Written by \`WRITE=1 npm run bench -- time_records\`.
`
  )
}
