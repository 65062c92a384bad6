import type { Locale } from '#contracts/enums'

/** Both names as the language writes them: Vietnamese names begin with the family. */
export const personName = ({ name, surname }: { name: string; surname: string }, locale: Locale): string =>
  locale === 'vi-VN' ? `${surname} ${name}` : `${name} ${surname}`
