import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parameterRows } from './parameter_choices.ts'

const page = new URL('../../../docs/solver.md', import.meta.url)

/** Cells of a line of a table, however wide its columns are. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

test('the table of parameters in the documentation is that of the code', () => {
  const section = readFileSync(page, 'utf8').split('\n## Parameters\n')[1]?.split('\n## ')[0] ?? ''
  const written = section
    .split('\n')
    .filter((line) => /^\| `\w+\.\w+`/.test(line))
    .map(cellsOf)
  const wanted = parameterRows().map(([name, ...rest]) => [`\`${name}\``, ...rest])
  assert.deepEqual(written, wanted)
})
