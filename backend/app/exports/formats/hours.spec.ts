import { test } from '@japa/runner'
import { cellText } from '#app/exports/formats/cell_text'
import { clockOfMinutes, decimalOfMinutes } from '#app/exports/formats/hours'
import { beginsLikeFormula, guarded } from '#app/exports/public/formula_guard'

test.group('Hours of a file', () => {
  test('are written as a clock or as a decimal', ({ assert }) => {
    assert.deepEqual([0, 5, 465, 6_001].map(clockOfMinutes), ['0:00', '0:05', '7:45', '100:01'])
    assert.deepEqual([0, 5, 465, 6_001].map(decimalOfMinutes), ['0.00', '0.08', '7.75', '100.02'])
  })

  test('stand in their cell as the file writes them, everything else as text', ({ assert }) => {
    assert.equal(cellText({ kind: 'hours', minutes: 465 }, clockOfMinutes), '7:45')
    assert.equal(cellText({ kind: 'text', text: 'Ada' }, clockOfMinutes), 'Ada')
    assert.equal(cellText({ kind: 'day', day: '2026-11-16' }, clockOfMinutes), '2026-11-16')
    assert.equal(cellText({ kind: 'empty' }, clockOfMinutes), '')
  })
})

test.group('A cell', () => {
  test('that a spreadsheet would run gets an apostrophe', ({ assert }) => {
    for (const text of ['=1+1', '+48', '-1', '@x', '\tx', '\rx']) {
      assert.isTrue(beginsLikeFormula(text), text)
      assert.equal(guarded(text), `'${text}`)
    }
    for (const text of ['', 'Ada', '1=1', ' =1', 'a@b', 'x-y']) assert.equal(guarded(text), text)
  })
})
