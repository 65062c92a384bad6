import ts from 'typescript'

/** Calls within calls that are followed. */
export const deepest = 60
/** What only a run can know. */
export const unknown = Symbol('unknown')
/** SQL that is not a binding, and not written out. */
export const unwritten = Symbol('unwritten')
/** Marks an object that may have more keys than are known. */
export const open = Symbol('open')

/** SQL of Kysely's template; `?` stands for a binding. */
export class Fragment {
  readonly sql: string
  constructor(sql: string) {
    this.sql = sql
  }
}

/** The column or table that a name of the code stands for, as CamelCasePlugin writes it. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listed = (list: 'keys' | 'values' | 'entries') => (of: unknown) =>
  !of || typeof of !== 'object' || open in of ? unknown : Object[list](of)
const written = (sqlOf: (text: string) => string) => (of: unknown) =>
  typeof of === 'string' ? new Fragment(sqlOf(of)) : unwritten
function joined(list: unknown, separator: unknown = new Fragment(', ')): unknown {
  if (!Array.isArray(list) || !(separator instanceof Fragment) || list.includes(unwritten)) return unwritten
  return new Fragment(list.map((one) => (one instanceof Fragment ? one.sql : '?')).join(separator.sql))
}
/** What calls by these names answer. */
export const builtIn: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  'Object.keys': listed('keys'),
  'Object.values': listed('values'),
  'Object.entries': listed('entries'),
  'sql.join': joined,
  'sql.raw': written((text) => text.replaceAll('?', '\\?')),
  'sql.ref': written(snakeCase),
  'sql.table': written(snakeCase),
}

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration
/** A call under way: its parameters, and the call around it. */
export type Frame = { id: string; of: ts.Node | null; values: Map<ts.Node, unknown>; around: Frame | null }
export class Closure {
  readonly node: FunctionNode
  readonly frame: Frame
  constructor(node: FunctionNode, frame: Frame) {
    this.node = node
    this.frame = frame
  }
}

export const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
export const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

export function valueOfType(type: ts.Type): unknown {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return (type as ts.Type & { intrinsicName: string }).intrinsicName === 'true'
  if (type.flags & ts.TypeFlags.Undefined) return undefined
  return type.flags & ts.TypeFlags.Null ? null : unknown
}

/** The function that a node lies in; that of a parameter is its own. */
export function functionAround(node: ts.Node): FunctionNode | ts.MethodDeclaration | null {
  const found = ts.findAncestor(node.parent, (one) => ts.isFunctionLike(one))
  return (found as FunctionNode | undefined) ?? null
}

export function isPush(node: ts.Node, list: ts.VariableDeclaration): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === `${list.name.getText()}.push`
}

export const pushesTo = (node: ts.Node, list: ts.VariableDeclaration): boolean =>
  isPush(node, list) || Boolean(ts.forEachChild(node, (child) => pushesTo(child, list) || undefined))

export const hasReturn = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  (!ts.isFunctionLike(node) && Boolean(ts.forEachChild(node, (child) => hasReturn(child) || undefined)))

/** An expression without the parentheses around it. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node
