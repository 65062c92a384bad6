// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { focusGrid } from './focus_grid.ts'

afterEach(() => document.body.replaceChildren())

function screen(): { cell: HTMLElement; button: HTMLButtonElement } {
  const cell = document.createElement('div')
  cell.className = 'ag-cell-focus'
  cell.tabIndex = -1
  const button = document.createElement('button')
  document.body.append(cell, button)
  return { cell, button }
}
const frame = () => new Promise(requestAnimationFrame)

test('the next key finds the keyboard in the cell, without a picture in between', () => {
  const { cell } = screen()
  focusGrid()
  expect(document.activeElement).toBe(cell)
})

test('what has taken the keyboard keeps it', async () => {
  const { button } = screen()
  button.focus()
  focusGrid()
  await frame()
  expect(document.activeElement).toBe(button)
})

test('a button that is disabled in the next picture gives it up', async () => {
  const { cell, button } = screen()
  button.focus()
  focusGrid()
  button.disabled = true
  await frame()
  expect(document.activeElement).toBe(cell)
})
