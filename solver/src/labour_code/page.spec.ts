import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pageText } from './page_text.ts'

const stored = readFileSync(join(import.meta.dirname, '../../../docs/labour-code.md'), 'utf8')

test('docs/labour-code.md says what the rules, the law packs and the cases say', () =>
  assert.ok(stored === pageText(), 'Maybe run: node solver/src/labour_code/page.ts > docs/labour-code.md'))
