import { test } from '@japa/runner'
import { splitName, usualNameOrder } from './full_names.js'

test.group('Full names', () => {
  test('{text}, {order}: {name} | {surname}')
    .with([
      { text: 'Anna Nowak', order: 'given_first', name: 'Anna', surname: 'Nowak' },
      {
        text: ' Anna  Maria Nowak-Kowalska',
        order: 'given_first',
        name: 'Anna Maria',
        surname: 'Nowak-Kowalska',
      },
      { text: 'Jan van der Berg', order: 'given_first', name: 'Jan', surname: 'van der Berg' },
      { text: 'Nowak Anna Maria', order: 'family_first', name: 'Anna Maria', surname: 'Nowak' },
      { text: 'van der Berg Jan', order: 'family_first', name: 'Jan', surname: 'van der Berg' },
      { text: 'Nguyễn Thị Hoa', order: 'family_middle_given', name: 'Hoa', surname: 'Nguyễn Thị' },
      { text: 'Nowak, Anna Maria', order: 'given_first', name: 'Anna Maria', surname: 'Nowak' },
      { text: 'NOWAK Anna', order: 'given_first', name: 'Anna', surname: 'NOWAK' },
      { text: 'ANNA NOWAK', order: 'given_first', name: 'ANNA', surname: 'NOWAK' },
    ] as const)
    .run(({ assert }, { text, order, name, surname }) =>
      assert.deepEqual(splitName(text, order), { name, surname })
    )

  test('one word cannot be split', ({ assert }) => {
    assert.isNull(splitName(' Cher ', 'given_first'))
    assert.isNull(splitName('', 'family_first'))
  })

  test('the order is that of the language', ({ assert }) => {
    assert.equal(usualNameOrder('vi-VN'), 'family_middle_given')
    assert.equal(usualNameOrder('pl-PL'), 'given_first')
  })
})
