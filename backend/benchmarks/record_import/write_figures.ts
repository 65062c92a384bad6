import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const page = new URL('../../../docs/benchmarks/record_import.md', import.meta.url)

/** The page of the documentation about this measurement. */
export function writeFigures(figures: Record<string, string>): void {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const [names, values] = [Object.keys(figures), Object.values(figures)]
  writeFileSync(
    page,
    `# Imports: metric records against a bare COPY

Rows of 14 locations in quarters of an hour arrive over HTTP, are read, checked and written; all of it is compared with one
COPY of the same rows into the same table, by the owner of the database and read from a file by the server itself. Memory
is that of the process that does both the requests and the job: its highest until half of the rows had arrived, against its
highest from then to the end of the import.

Measured with ${cpus().length} processors and a load of ${loadavg()[0]!.toFixed(1)}, which COPY and import share.

${[row(names), row(names.map(() => '---:')), row(values)].join('\n')}

Written by \`WRITE=1 ROWS=1000000 npm run bench -- record_import\`; without \`ROWS\`, 50,000 rows are measured.
`
  )
}
