import { expect, test } from 'vitest'
import { homeCountry, setWriting } from '#/lib/writing/writing.ts'

/** One file more than there are workers asks for it: two of them meet in one. */
export function describeLeftBehind(): void {
  test('what another file has left in a module is not found', () => {
    expect(homeCountry()).toBeNull()
    setWriting({ dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm', country: 'PL' })
    expect(homeCountry()).toBe('PL')
  })
}
