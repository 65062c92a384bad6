import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from './paths.ts'

/** The parts of the compose file with their names: what services share, each service and each volume. */
function partsOfCompose(): [string, string][] {
  const text = readFileSync(inRoot('docker', 'compose.yaml'), 'utf8')
  const parts = text.split(/^(?=x-\w+:|(?: {2})?\w+:)/m)
  return parts.map((part) => [/^\s*([\w-]+):/.exec(part)?.[1] ?? '', part])
}

test('the owner’s password is with the database and the step that migrates it, and nowhere else', () => {
  const knowing = partsOfCompose().filter(([, part]) => part.includes('${POSTGRES_PASSWORD'))
  assert.deepEqual(
    knowing.map(([name]) => name),
    ['postgres', 'migrate']
  )
})
test('the solver gets neither the installation’s key nor the database', () => {
  const [, solver = ''] = partsOfCompose().find(([name]) => name === 'solver') ?? []
  assert.match(solver, /^ {4}environment:\n {6}REDIS_URL/m)
  assert.doesNotMatch(solver, /APP_KEY|DATABASE/)
})
