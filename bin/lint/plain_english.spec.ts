import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { inRoot } from '../paths.ts'

const findings = (path: string, text: string): string[] => {
  const { stdout, error } = spawnSync(
    process.execPath,
    [
      inRoot('node_modules', 'cspell', 'bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--config',
      inRoot('cspell.json'),
      `stdin://${inRoot(path)}`,
    ],
    { cwd: inRoot(), input: text, encoding: 'utf8' }
  )
  if (error) throw error
  return stdout.split('\n').flatMap((line) => /\((.+)\)/.exec(line)?.[1] ?? [])
}

const refused: [path: string, text: string, found: string[]][] = [
  [
    'solver/src/planted.ts',
    '/** Whoever is told. */\nexport const nobody = 0\n',
    ['Whoever', 'told', 'nobody'],
  ],
  ['frontend/src/planted.spec.tsx', "test('somebody starts anew', () => {})\n", ['somebody', 'anew']],
  ['docs/planted.md', 'This hangs on a plan.\n', ['hangs', 'on']],
  ['frontend/src/features/home/locales/en-US.json', '{ "due": "Ready by now" }\n', ['by', 'now']],
]

for (const [path, text, found] of refused)
  test(`finds “${found.join(' ')}” in ${path}`, () => {
    const all = findings(path, text)
    for (const word of found) assert.ok(all.includes(word), `${word} not in ${all.join(', ')}`)
  })

test('checks no spelling', () =>
  assert.deepEqual(findings('docs/planted.md', 'A teh qwzx, and a person who is notified.\n'), []))
