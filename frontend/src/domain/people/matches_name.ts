type Named = { name: string; surname: string }

/** Letters without their marks, so that "lukasz" finds Łukasz and "nguyen" finds Nguyễn. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether each word of what is searched for stands in the name, in either order. */
export const matchesName = (person: Named, query: string): boolean => {
  const name = folded(`${person.name} ${person.surname} ${person.name}`)
  return folded(query)
    .split(/\s+/)
    .every((word) => name.includes(word))
}
