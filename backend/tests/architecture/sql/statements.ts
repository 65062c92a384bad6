import { relative } from 'node:path'
import ts from 'typescript'
import { everyBranch } from './choices.js'
import { Fold } from './fold.js'
import { productSources } from './program.js'
import { bare, Fragment, unknown } from './values.js'

/** A place that runs SQL. */
export type Statement = {
  /** As `file:line`. */
  at: string
  file: string
  /** Every text that it may run, `$1` for the first binding; none where the source does not say. */
  texts: string[]
  /** Columns that the code expects of a row, and those it can do without; null where it does not say. */
  columns: { needed: string[]; known: string[] } | null
  /** Columns reach the code in camelCase. */
  camelCase: boolean
}

/** More ways than any statement has that can be listed in a sentence. */
const mostWays = 1_000

/** Every place of the product's code, or of files that `only` chooses, that runs SQL. */
export function statementsOf(
  program: ts.Program,
  standIns: Readonly<Record<string, string>>,
  only: (file: string) => boolean = () => true
): Statement[] {
  const checker = program.getTypeChecker()
  const found: Statement[] = []
  const add = (call: ts.CallExpression, sql: ts.Expression, camelCase: boolean) => {
    const source = call.getSourceFile()
    const file = relative('.', source.fileName)
    const values = everyBranch((choices) => {
      const fold = new Fold(program, choices, standIns)
      fold.reach(call)
      return fold.value(sql)
    }, mostWays) ?? [unknown]
    const texts = values.map((value) =>
      value instanceof Fragment ? value.sql : typeof value === 'string' ? value : null
    )
    found.push({
      ...{ at: `${file}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`, file },
      texts: texts.includes(null) ? [] : [...new Set(texts as string[])].map(numbered),
      ...{ columns: columnsOf(call, checker), camelCase },
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node
      if (ts.isIdentifier(expression) && expression.text === 'rows' && given[0]) add(node, given[0], false)
      if (ts.isPropertyAccessExpression(expression)) {
        const of = bare(expression.expression)
        if (expression.name.text === 'rawQuery' && given[0]) add(node, given[0], false)
        if (
          expression.name.text === 'execute' &&
          ts.isTaggedTemplateExpression(of) &&
          of.tag.getText() === 'sql'
        )
          add(node, of, true)
      }
    }
    ts.forEachChild(node, visit)
  }
  for (const source of productSources(program)) if (only(relative('.', source.fileName))) visit(source)
  return found
}

/** Numbers the bindings of a query: `?` is one, `\?` an operator. */
function numbered(sql: string): string {
  let count = 0
  return sql.replace(/\\\?|\?/g, (mark) => (mark === '?' ? `$${++count}` : '?'))
}

/** What the code says a row has: of `rows<T>(…)`, of `(await x.rawQuery(…)) as { rows: T[] }`, of ``sql<T>`…` ``. */
function columnsOf(call: ts.CallExpression, checker: ts.TypeChecker): Statement['columns'] {
  let node: ts.Expression = call
  let type = checker.getTypeAtLocation(node)
  while (
    ts.isParenthesizedExpression(node.parent) ||
    ts.isAwaitExpression(node.parent) ||
    ts.isAsExpression(node.parent)
  ) {
    node = node.parent
    type = checker.getTypeAtLocation(node)
  }
  const answer = checker.getAwaitedType(type) ?? type
  const list =
    checker.isArrayType(answer) || checker.isTupleType(answer) ? answer : typeOfRows(answer, checker, call)
  const row = rowOfTemplate(call, checker) ?? (list && checker.getIndexTypeOfType(list, ts.IndexKind.Number))
  if (!row || row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return null
  const properties = row.getProperties()
  if (properties.length === 0 || row.getStringIndexType()) return null
  const known = new Set(
    (row.isUnion() ? row.types : [row]).flatMap((one) => one.getProperties().map(({ name }) => name))
  )
  return {
    needed: properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
    known: [...known],
  }
}

function typeOfRows(answer: ts.Type, checker: ts.TypeChecker, at: ts.Node): ts.Type | null {
  if (answer.flags & ts.TypeFlags.Any) return null
  const rows = answer.getProperty('rows')
  return rows ? checker.getTypeOfSymbolAtLocation(rows, at) : null
}

/** The type that a template of Kysely is given: ``sql<Row>`…`.execute(…)``. */
function rowOfTemplate(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | null {
  if (!ts.isPropertyAccessExpression(call.expression)) return null
  const of = bare(call.expression.expression)
  const [type] = (ts.isTaggedTemplateExpression(of) && of.typeArguments) || []
  return type ? checker.getTypeFromTypeNode(type) : null
}
