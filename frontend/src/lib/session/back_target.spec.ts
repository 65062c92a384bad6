import { describe, expect, test } from 'vitest'
import { backTarget } from './back_target.ts'

describe('the way back after signing in', () => {
  test.each([
    ['/scheduler?from=2026-06-01', '/scheduler?from=2026-06-01'],
    ['/employees/1/details#contracts', '/employees/1/details#contracts'],
    [null, '/'],
    ['', '/'],
    ['scheduler', '/'],
    ['/login?back=/login', '/'],
  ])('%s leads to %s', (back, target) => expect(backTarget(back)).toBe(target))

  test.each([
    'https://elsewhere.example',
    'HTTPS:elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\\elsewhere.example',
    '\t//elsewhere.example',
    ' //elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/./\\elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '//elsewhere.example@here.invalid',
    '//user:secret@elsewhere.example',
    '//[',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ])('%j leads home', (back) => expect(backTarget(back)).toBe('/'))

  test('a path with an address in it stays a path', () => {
    for (const back of ['/https://elsewhere.example', '/@elsewhere.example', '/a//b'])
      expect(new URL(backTarget(back), 'https://here.test').host).toBe('here.test')
  })
})
