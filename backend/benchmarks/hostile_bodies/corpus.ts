/** Bodies that cost a careless server the most, each about as large as it is asked for. */
export type Hostile = { name: string; body: (bytes: number) => string }

const times = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))
const listOf = (item: string, bytes: number) => `[${times(`${item},`, bytes - item.length)}${item}]`
const nested = (open: string, close: string, core: string, bytes: number) => {
  const levels = Math.floor((bytes - core.length) / (open.length + close.length))
  return `${open.repeat(levels)}${core}${close.repeat(levels)}`
}
/** `{"k0":1,"k1":1,…}` */
const membersOf = (key: (at: number) => string, value: string, bytes: number) => {
  const members: string[] = []
  for (let [at, size] = [0, 0]; size < bytes; at += 1) {
    members.push(`"${key(at)}":${value}`)
    size += members[at]!.length + 1
  }
  return `{${members.join(',')}}`
}
/** A list of objects with as many members as one may have, each padded to what members have at least. */
const objectsOf = (key: (at: number) => string, bytes: number) => {
  const objects: string[] = []
  for (let [at, size] = [0, 0]; size < bytes;) {
    const members = Array.from({ length: 90 }, () => `"${key((at += 1))}":1`.padEnd(8))
    objects.push(`{${members.join(',')}}`)
    size += objects.at(-1)!.length + 1
  }
  return `[${objects.join(',')}]`
}
const inField = (field: string, body: Hostile['body']) => (bytes: number) =>
  `{"${field}":${body(bytes - field.length - 5)}}`

/** Items as wide as leave just fewer values than the limit, so that nothing is refused by their number. */
const wide = (item: string, bytes: number, most: number) => {
  const pad = Math.max(0, Math.ceil(bytes / most) - item.length - 1)
  return listOf(item + ' '.repeat(pad), bytes)
}

/** @param most values the endpoint reads, to stay just below them */
export const hostileBodies = (field: string, most: number): Hostile[] => {
  const few = Math.floor(most * 0.9)
  const list = (item: string) => inField(field, (bytes) => listOf(item, bytes))
  const below = (item: string, values = 1) => inField(field, (bytes) => wide(item, bytes, few / values))
  return [
    { name: 'numbers, more than are read', body: list('0') },
    { name: 'empty lists, more than are read', body: list('[]') },
    { name: 'empty objects, more than are read', body: list('{}') },
    { name: 'a list as the body', body: (bytes) => listOf('0', bytes) },
    { name: 'lists in lists', body: inField(field, (bytes) => nested('[', ']', '', bytes)) },
    { name: 'objects in objects', body: inField(field, (bytes) => nested('{"a":', '}', '1', bytes)) },
    { name: 'open brackets only', body: (bytes) => '['.repeat(bytes) },
    { name: 'members, more than are read', body: (bytes) => membersOf((at) => `k${at}`, '1', bytes) },
    { name: 'numbers, as many as are read', body: below('0') },
    { name: 'texts, as many as are read', body: below('""') },
    { name: 'empty lists, as many as are read', body: below('[]') },
    { name: 'objects, as many as are read', body: below('{"a":1}', 2) },
    { name: 'lists as deep as are read', body: below('[[[[[[[[]]]]]]]]', 8) },
    {
      name: 'objects of members with new names',
      body: inField(field, (bytes) => objectsOf((at) => `k${at}`, bytes)),
    },
    {
      name: 'objects of members with numbers for names',
      body: inField(field, (bytes) => objectsOf((at) => String(at * 7), bytes)),
    },
    {
      name: 'objects of known names in ever other order',
      body: inField(field, (bytes) => objectsOf((at) => `k${(at * at * 31) % 180}`, bytes)),
    },
    { name: 'members named __proto__', body: inField(field, (bytes) => objectsOf(() => '__proto__', bytes)) },
    { name: 'one number of many digits', body: inField(field, (bytes) => '9'.repeat(bytes)) },
    { name: 'numbers of many digits', body: list(`0.${'123456789'.repeat(100)}e-300`) },
    { name: 'numbers with great powers', body: below('1e308') },
    { name: 'one long text', body: inField(field, (bytes) => `"${'x'.repeat(bytes)}"`) },
    { name: 'a text of escaped characters', body: inField(field, (bytes) => `"${times('\\u0041', bytes)}"`) },
    { name: 'a text of escaped quotes', body: inField(field, (bytes) => `"${times('\\"', bytes)}"`) },
    { name: 'a text of wide characters', body: inField(field, (bytes) => `"${'🙂'.repeat(bytes / 4)}"`) },
    {
      name: 'a text of combining characters',
      body: inField(field, (bytes) => `"e${'\u0301'.repeat(bytes / 2)}"`),
    },
    {
      name: 'half a surrogate pair at the end',
      body: inField(field, (bytes) => `"${'x'.repeat(bytes)}\\ud800"`),
    },
    { name: 'half surrogate pairs only', body: inField(field, (bytes) => `"${times('\\ud800', bytes)}"`) },
    { name: 'a text of spaces', body: inField(field, (bytes) => `"${' '.repeat(bytes)}x"`) },
    { name: 'white space around nothing', body: (bytes) => `${' '.repeat(bytes)}{}` },
    { name: 'a text that never ends', body: (bytes) => `{"${'\\"'.repeat(bytes / 2)}` },
  ]
}
