import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { snakeCase } from './sql/values.js'

/** One place in the code that reads or writes a table. `at` is `file:line`. */
export type TableUse = { at: string; module: string; table: string; kind: 'read' | 'write' }

const isTestCode = (file: string) => /\.(spec|e2e)\.ts$|\/testing\//.test(file)

/** Every use of these tables by the product's code under `root`, in the order of files. */
export function tableUsesUnder(root: string, tables: ReadonlySet<string>): TableUse[] {
  return globSync(`${root}/**/*.ts`)
    .filter((file) => !isTestCode(file))
    .sort()
    .flatMap((file) => {
      const module = file.slice(root.length + 1).split('/')[0]!
      return tableUsesIn(file, readFileSync(file, 'utf8'), tables).map((use) => ({ ...use, module }))
    })
}

/**
 * Uses of tables in one file: in the SQL of its strings, and in calls that build a query. Where SQL takes the name of its
 * table from a variable, every name of a table that the file writes out counts.
 */
export function tableUsesIn(
  file: string,
  code: string,
  tables: ReadonlySet<string>
): Omit<TableUse, 'module'>[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Omit<TableUse, 'module'>[] = []
  const named: { node: ts.Node; table: string }[] = []
  const open = { read: false, write: false }
  const add = (node: ts.Node, table: string, kind: TableUse['kind'], line = 0) =>
    void found.push({
      at: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1 + line}`,
      table,
      kind,
    })
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null) {
      if (tables.has(snakeCase(text))) named.push({ node, table: snakeCase(text) })
      for (const { table, kind, line } of tablesInSql(text))
        if (table === hole) open[kind] = true
        else if (tables.has(table)) add(node, table, kind, line)
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && tables.has(snakeCase(node.name.text)))
      named.push({ node, table: snakeCase(node.name.text) })
    const chosen = kindOfChosen(node)
    if (chosen) open[chosen] = true
    for (const { table, kind } of builtQuery(node)) if (tables.has(table)) add(node, table, kind)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const kind of ['read', 'write'] as const)
    if (open[kind]) for (const { node, table } of named) add(node, table, kind)
  return found
}

/** Stands where a template has an expression. */
const hole = '\uFFFC'

/** The text of a string or a template, with `hole` for its expressions; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('')
}

const writing = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?$/i
const reading = /\b(?:from|join|using|table)\s+(?:only\s+|lateral\s+)?$/i
/** What lies between a table and the next one of the same list: an alias at most. */
const listed = /\b(?:from|using)\s+(?:["\w.\uFFFC]+(?:\s+(?:as\s+)?\w+)?\s*,\s*)+$/i

type Mention = Pick<TableUse, 'table' | 'kind'> & {
  /** Lines below the first one. */
  line: number
}

/** Names in the places of tables, whether they are tables or not. */
function tablesInSql(sql: string): Mention[] {
  return [...sql.matchAll(/(?:public\.)?"?([a-z_][a-z0-9_]*|\uFFFC)"?/gi)].flatMap((match): Mention[] => {
    const before = sql.slice(Math.max(0, match.index - 400), match.index)
    const table = match[1]!.toLowerCase()
    const line = sql.slice(0, match.index).split('\n').length - 1
    if (writing.test(before)) return [{ table, kind: 'write', line }]
    return reading.test(before) || listed.test(before) ? [{ table, kind: 'read', line }] : []
  })
}

const writers = [
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'into',
  'table',
  'truncate',
]
const readers = [
  'selectFrom',
  'from',
  'join',
  'leftJoin',
  'innerJoin',
  'rightJoin',
  'fullOuterJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
  'joinRaw',
  'using',
]
/** Calls that begin a query of Kysely: from there on its kind is known. */
const kyselyStarts = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']
const kyselyReaders = ['selectFrom']
/** Functions of `core` that write a table. */
const writingFunctions = ['insertAll']
const changes = ['insert', 'multiInsert', 'update', 'delete', 'del', 'increment', 'decrement', 'truncate']

/** What a call does to a table whose name is a variable; null where it names the table, or does nothing to one. */
function kindOfChosen(node: ts.Node): TableUse['kind'] | null {
  if (!ts.isCallExpression(node) || !node.arguments[0] || !ts.isIdentifier(node.arguments[0])) return null
  const { expression } = node
  if (ts.isIdentifier(expression)) return writingFunctions.includes(expression.text) ? 'write' : null
  if (!ts.isPropertyAccessExpression(expression)) return null
  const name = expression.name.text
  if (!kyselyStarts.includes(name)) return null
  return kyselyReaders.includes(name) ? 'read' : 'write'
}

/** Tables named in a call that builds a query: `'users'`, `'scheduleEntries as e'`, or a list of them. */
function builtQuery(node: ts.Node): Pick<TableUse, 'table' | 'kind'>[] {
  if (!ts.isCallExpression(node)) return []
  const [first] = node.arguments
  if (!first) return []
  if (ts.isIdentifier(node.expression) && writingFunctions.includes(node.expression.text))
    return ts.isStringLiteralLike(first) ? [{ table: snakeCase(first.text), kind: 'write' }] : []
  if (!ts.isPropertyAccessExpression(node.expression)) return []
  const named = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first]
  const tables = named
    .filter(ts.isStringLiteralLike)
    .map(({ text }) => snakeCase(text.trim().split(/\s+/)[0]!))
  const name = node.expression.name.text
  if (writers.includes(name)) return tables.map((table) => ({ table, kind: 'write' }))
  if (!readers.includes(name)) return []
  const kind = !startedByKysely(node) && changesRows(node) ? 'write' : 'read'
  return tables.map((table) => ({ table, kind }))
}

/** Whether this call, or one that it is chained to, begins a query of Kysely. */
function startedByKysely(call: ts.CallExpression): boolean {
  let node: ts.Expression = call
  while (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (kyselyStarts.includes(node.expression.name.text)) return true
    node = node.expression.expression
  }
  return false
}

/** Whether the calls chained to this one change rows, or cannot be seen to leave them alone: the query is passed on. */
function changesRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call
  while (ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent)) {
    if (changes.includes(node.parent.name.text)) return true
    node = node.parent.parent
  }
  return (
    !ts.isAwaitExpression(node.parent) &&
    !ts.isArrowFunction(node.parent) &&
    !ts.isReturnStatement(node.parent)
  )
}
