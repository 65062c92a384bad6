import { test } from '@japa/runner'
import { csvOf } from '#app/exports/formats/csv'
import type { Cell } from '#app/exports/formats/sheet'
import { usualCsv, type Layout } from '#app/exports/layouts/layout'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const linesOf = (cells: Cell[], csv: Partial<Layout['csv']> = {}, headers = ['a', 'b']) => {
  const sheet = { name: 'x', headers, widths: [1, 1], rows: [{ cells, role: 'row' as const }] }
  const layout = { csv: { ...usualCsv, ...csv } } as Layout
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf(sheet, layout))
}

test.group('A CSV file', () => {
  test('quotes exactly the fields that hold the separator, a quote or a line break', ({ assert }) => {
    assert.equal(linesOf([text('Main; back'), text('1,5')]), '\uFEFFa;b\r\n"Main; back";1,5\r\n')
    assert.equal(
      linesOf([text('Main; back'), text('1,5')], { separator: ',' }),
      '\uFEFFa,b\r\nMain; back,"1,5"\r\n'
    )
    assert.equal(linesOf([text('the "big" one'), text('a\nb')]), '\uFEFFa;b\r\n"the ""big"" one";"a\nb"\r\n')
    assert.equal(linesOf([text('a\rb'), text('c')]), '\uFEFFa;b\r\n"a\rb";c\r\n')
  })

  test('quotes headers alike', ({ assert }) => {
    assert.equal(
      linesOf([text('x'), text('y')], {}, ['time; in hours', 'b']),
      '\uFEFF"time; in hours";b\r\nx;y\r\n'
    )
  })

  test('quotes hours where the decimal sign is the separator', ({ assert }) => {
    const hours: Cell = { kind: 'hours', minutes: 465 }
    assert.equal(linesOf([hours, { kind: 'empty' }]), '\uFEFFa;b\r\n7,75;\r\n')
    assert.equal(linesOf([hours, text('z')], { separator: ',' }), '\uFEFFa,b\r\n"7,75",z\r\n')
  })

  test('begins with a mark of its encoding only where the layout asks, and ends lines as it says', ({
    assert,
  }) => {
    assert.equal(linesOf([text('ż'), text('đ')], { encoding: 'utf-8', lineEnd: '\n' }), 'a;b\nż;đ\n')
  })

  test('starts no formula', ({ assert }) => {
    assert.equal(linesOf([text('=1+1'), text('@x')]), "\uFEFFa;b\r\n'=1+1;'@x\r\n")
  })
})
