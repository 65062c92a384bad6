import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Explained } from './explained.ts'
import type { Times } from './beside_work.ts'

const page = new URL('../../../docs/benchmarks/metric_records.md', import.meta.url)

type Calls = Record<'reading' | 'writing', Times>
type Figures = {
  rows: number
  plan: Explained
  series: { bareMs: number; answerMs: number; ratio: number }
  erasure: { rows: number; seconds: number; before: Calls; beside: Calls }
}

/** The page of the documentation about this measurement. */
export function writeRecordFigures({ rows, plan, series, erasure }: Figures): void {
  const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
  const ms = ({ median, highest }: Times) => `${median.toFixed(1)} ms | ${highest.toFixed(0)} ms`
  const call = (name: keyof Calls, words: string) =>
    [
      `| ${words}, alone | ${ms(erasure.before[name])} |`,
      `| ${words}, beside the erasure | ${ms(erasure.beside[name])} |`,
    ].join('\n')
  writeFileSync(
    page,
    `# Metric records by the ten million

${whole(rows)} records: quarter hours of three years, ten metrics, written time by time, so that rows of one series are far
apart on the disk. Measured with ${cpus().length} processors and a load of ${loadavg()[0]!.toFixed(1)}.

## A week of one metric at one location

It reads ${whole(plan.rows)} rows, throws ${whole(plan.discarded)} away and touches ${whole(plan.pages)} pages of 8 kB:
\`EXPLAIN (ANALYZE, BUFFERS)\` of the query the records screen asks, behind row-level security.

\`\`\`
${plan.lines.join('\n')}
\`\`\`

## Deleting a metric

${whole(erasure.rows)} records of one metric go in ${erasure.seconds.toFixed(1)} s, in small units of work. Meanwhile others read a week and write a
record of another metric, one call after the other:

| call | median | highest |
| --- | ---: | ---: |
${call('reading', 'reading a week')}
${call('writing', 'writing a record')}

## Three years for the rules screen

| bare query and \`JSON.stringify\` | answer over HTTP | ratio (at most 3) |
| ---: | ---: | ---: |
| ${series.bareMs.toFixed(0)} ms | ${series.answerMs.toFixed(0)} ms | ${series.ratio.toFixed(2)} |

Written by \`WRITE=1 ROWS=20000000 npm run bench -- metric_records\`; without \`ROWS\`, half a million rows are measured.
`
  )
}
