// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { screenAction } from './use_screen_keys.ts'

afterEach(() => document.body.replaceChildren())

function press(key: string, on: Element = document.body, modifiers: KeyboardEventInit = {}): string | null {
  let found: string | null = null
  const listen = (event: KeyboardEvent) => void (found = screenAction(event))
  document.addEventListener('keydown', listen)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }))
  document.removeEventListener('keydown', listen)
  return found
}
const inside = (html: string, selector: string): Element => {
  document.body.innerHTML = html
  return document.querySelector(selector)!
}

test('the whole screen knows the keys that need no cell', () => {
  expect(['g', 'p', '2', '[', 't', '/', '?'].map((key) => press(key))).toEqual([
    'generate', 'publish', 'twoWeeks', 'previous', 'today', 'search', 'shortcuts',
  ]) // prettier-ignore
  expect(press('z', document.body, { ctrlKey: true })).toBe('undo')
})

test('keys about cells and shifts stay with the grid', () =>
  expect(['Delete', 'Enter', 'l', 'Escape'].map((key) => press(key))).toEqual([null, null, null, null]))

describe('a user who is typing or choosing keeps their keys', () => {
  test.each([
    '<input>',
    '<textarea></textarea>',
    '<div role="dialog"><button></button></div>',
    '<div role="menu"><b></b></div>',
  ])('%s', (html) => expect(press('g', inside(html, ':not(html, head, body, div)'))).toBeNull())
})

describe('F8 goes from problem to problem', () => {
  test('from anywhere, also out of a field beside the grid', () => {
    expect(press('F8')).toBe('nextProblem')
    expect(press('F8', inside('<aside><input></aside>', 'input'), { shiftKey: true })).toBe('previousProblem')
    expect(press('g', inside('<aside><input></aside>', 'input'))).toBeNull()
  })
  test('but not from under a dialog', () =>
    expect(press('F8', inside('<div role="dialog"><input></div>', 'input'))).toBeNull())
})
