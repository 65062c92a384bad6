import ts from 'typescript'
import { DeadEnd, type Choices } from './choices.js'
import { Names } from './names.js'
import {
  bare,
  builtIn,
  Closure,
  deepest,
  Fragment,
  functionAround,
  hasReturn,
  isPlain,
  isText,
  open,
  unknown,
  unwritten,
  valueOfType,
  type Frame,
} from './values.js'

/**
 * Works out the value of an expression as far as the source says it: constants of any module, templates, conditions, calls
 * of plain functions, lists. Where a parameter is needed, the calls of its function are looked up. What remains open is
 * `unknown`, and a choice where few values are possible.
 */
export class Fold {
  readonly #checker: ts.TypeChecker
  readonly #names: Names
  readonly #choices: Choices
  /** Texts for names whose value comes from a request. */
  readonly #standIns: Readonly<Record<string, string>>
  readonly root: Frame = { id: '', of: null, values: new Map(), around: null }
  #depth = 0
  constructor(program: ts.Program, choices: Choices, standIns: Readonly<Record<string, string>>) {
    this.#names = new Names(this, program, choices)
    this.#checker = program.getTypeChecker()
    this.#choices = choices
    this.#standIns = standIns
  }

  value(node: ts.Expression, frame: Frame = this.root): unknown {
    if (this.#depth > deepest) return unknown
    this.#depth++
    try {
      const value = this.#plain(node, frame)
      return value === unknown ? this.byType(node, frame) : value
    } finally {
      this.#depth--
    }
  }

  /** @throws DeadEnd where the conditions around a place do not let it run */
  reach(node: ts.Node): void {
    for (let inner = node; inner.parent && !ts.isFunctionLike(inner); inner = inner.parent) {
      const around = inner.parent
      if (!ts.isIfStatement(around) || inner === around.expression) continue
      if (this.truthy(around.expression, this.root) !== (inner === around.thenStatement)) throw new DeadEnd()
    }
  }

  #plain(node: ts.Expression, frame: Frame): unknown {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.value(node.expression, frame)
    if (ts.isTemplateExpression(node)) return this.#template(node, frame)
    if (ts.isTaggedTemplateExpression(node)) return this.#tagged(node, frame)
    if (ts.isConditionalExpression(node))
      return this.value(this.truthy(node.condition, frame) ? node.whenTrue : node.whenFalse, frame)
    if (ts.isBinaryExpression(node)) return this.#binary(node, frame)
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return !this.truthy(node.operand, frame)
    if (ts.isIdentifier(node)) return this.#names.named(node, frame)
    if (ts.isArrayLiteralExpression(node)) return this.#list(node, frame)
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, frame)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return new Closure(node, frame)
    if (ts.isPropertyAccessExpression(node))
      return this.property(this.value(node.expression, frame), node.name.text)
    if (ts.isElementAccessExpression(node)) return this.#element(node, frame)
    if (ts.isCallExpression(node)) return this.#call(node, frame)
    return unknown
  }

  #template(node: ts.TemplateExpression, frame: Frame): unknown {
    let text = node.head.text
    for (const { expression, literal } of node.templateSpans) {
      const value = this.value(expression, frame)
      // No text of SQL is made of it: the values chosen do not go together.
      if (value === undefined) throw new DeadEnd()
      if (!isText(value) && typeof value !== 'boolean') return unknown
      text += String(value) + literal.text
    }
    return text
  }

  /** A template of Kysely: what is not SQL itself is a binding. */
  #tagged({ tag, template }: ts.TaggedTemplateExpression, frame: Frame): unknown {
    if (tag.getText() !== 'sql') return unknown
    const plain = (text: string) => text.replaceAll('?', '\\?')
    if (ts.isNoSubstitutionTemplateLiteral(template)) return new Fragment(plain(template.text))
    let sql = plain(template.head.text)
    for (const { expression, literal } of template.templateSpans) {
      const value = this.value(expression, frame)
      if (value === unwritten) return unwritten
      sql += (value instanceof Fragment ? value.sql : '?') + plain(literal.text)
    }
    return new Fragment(sql)
  }

  #binary(node: ts.BinaryExpression, frame: Frame): unknown {
    const { left, right, operatorToken } = node
    switch (operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.truthy(left, frame) ? this.value(right, frame) : this.#falsy(left, frame)
      case ts.SyntaxKind.BarBarToken:
        return this.truthy(left, frame) ? this.value(left, frame) : this.value(right, frame)
      case ts.SyntaxKind.QuestionQuestionToken: {
        const value = this.value(left, frame)
        return value === null || value === undefined ? this.value(right, frame) : value
      }
    }
    const [one, other] = [this.value(left, frame), this.value(right, frame)]
    if (!isPlain(one) || !isPlain(other)) return unknown
    switch (operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return (one as string) + (other as string)
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return one === other
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return one !== other
      default:
        return unknown
    }
  }

  #falsy(node: ts.Expression, frame: Frame): unknown {
    const value = this.value(node, frame)
    return isPlain(value) && !value ? value : false
  }

  truthy(node: ts.Expression, frame: Frame): boolean {
    const inner = bare(node)
    if (ts.isBinaryExpression(inner)) {
      const kind = inner.operatorToken.kind
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
        return this.truthy(inner.left, frame) && this.truthy(inner.right, frame)
      if (kind === ts.SyntaxKind.BarBarToken)
        return this.truthy(inner.left, frame) || this.truthy(inner.right, frame)
    }
    const value = this.value(inner, frame)
    return value === unknown ? this.choose(inner, frame, [true, false]) : Boolean(value)
  }

  /** One of these, the same one each time the same text is met in the same call. */
  choose<T>(node: ts.Node, frame: Frame, among: readonly T[]): T {
    const around = functionAround(node)
    const place = around ? `${around.getSourceFile().fileName}:${around.pos}` : node.getSourceFile().fileName
    return among[this.#choices.take(`${frame.id} ${place} ${node.getText()}`, among.length)]!
  }

  byType(node: ts.Expression, frame: Frame): unknown {
    const name = ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
    if (Object.hasOwn(this.#standIns, name)) return this.#standIns[name]
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node))
      return unknown
    const type = this.#checker.getTypeAtLocation(node)
    if (type.flags & ts.TypeFlags.Number) return 1
    if (this.#checker.isArrayType(type)) return this.choose(node, frame, [[], [unknown]])
    const members = type.isUnion() ? type.types : [type]
    const values = members.map(valueOfType)
    return values.includes(unknown) || values.length > 24 ? unknown : this.choose(node, frame, values)
  }

  #list(node: ts.ArrayLiteralExpression, frame: Frame): unknown {
    const values: unknown[] = []
    for (const element of node.elements) {
      const value = this.value(ts.isSpreadElement(element) ? element.expression : element, frame)
      if (!ts.isSpreadElement(element)) values.push(value)
      else if (Array.isArray(value)) values.push(...value)
      else {
        // The places of what follows are open.
        values.push(...node.elements.slice(node.elements.indexOf(element)).map(() => unknown))
        break
      }
    }
    return values
  }

  #object(node: ts.ObjectLiteralExpression, frame: Frame): unknown {
    const values: Record<string | symbol, unknown> = {}
    for (const one of node.properties) {
      if (ts.isSpreadAssignment(one)) {
        const value = this.value(one.expression, frame)
        Object.assign(values, value === unknown ? { [open]: true } : value)
      } else if (ts.isPropertyAssignment(one) && !ts.isComputedPropertyName(one.name))
        values[one.name.text] = this.value(one.initializer, frame)
      else if (ts.isShorthandPropertyAssignment(one))
        values[one.name.text] = this.#names.named(one.name, frame)
      else values[open] = true
    }
    return values
  }

  property(of: unknown, name: string): unknown {
    if (typeof of === 'string' && name === 'length') return of.length
    if (!of || typeof of !== 'object' || of instanceof Closure || of instanceof Fragment) return unknown
    if (Object.hasOwn(of, name)) return (of as Record<string, unknown>)[name]
    return Array.isArray(of) || open in of ? unknown : undefined
  }

  #element(node: ts.ElementAccessExpression, frame: Frame): unknown {
    const of = this.value(node.expression, frame)
    if (!of || typeof of !== 'object' || of instanceof Closure) return unknown
    const key = this.value(node.argumentExpression, frame)
    if (isText(key)) return this.property(of, String(key))
    const values = Object.values(of)
    return values.length > 0 ? this.choose(node.argumentExpression, frame, values) : unknown
  }

  #call(node: ts.CallExpression, frame: Frame): unknown {
    const { expression } = node
    const given = () =>
      node.arguments.flatMap((one) => {
        if (!ts.isSpreadElement(one)) return [this.value(one, frame)]
        const list = this.value(one.expression, frame)
        return Array.isArray(list) ? list : [unknown]
      })
    const text = expression.getText()
    if (text in builtIn) return builtIn[text]!(...given())
    if (ts.isPropertyAccessExpression(expression)) {
      const of = this.value(expression.expression, frame)
      const name = expression.name.text
      if (Array.isArray(of) || typeof of === 'string') return this.#method(of, name, given(), node)
      const value = this.property(of, name)
      return value instanceof Closure ? this.#called(value, given(), node) : unknown
    }
    const value = this.value(expression, frame)
    return value instanceof Closure ? this.#called(value, given(), node) : unknown
  }

  /** Methods of lists and texts that change nothing. */
  #method(of: unknown[] | string, name: string, given: unknown[], at: ts.CallExpression): unknown {
    if (!/^(map|flatMap|filter|join|concat|trim|split|slice|replace|replaceAll|toLowerCase)$/.test(name))
      return unknown
    if (name === 'join' && Array.isArray(of) && !of.every(isText)) return unknown
    if (name === 'filter' && at.arguments[0]?.getText() === 'Boolean')
      return (of as unknown[]).filter(Boolean)
    if (given.includes(unknown)) return unknown
    const native = given.map((one) =>
      one instanceof Closure ? (...passed: unknown[]) => this.#called(one, passed, at, passed[1]) : one
    )
    const method = (of as unknown as Record<string, (...given: unknown[]) => unknown>)[name]
    return method?.apply(of, native)
  }

  #called({ node, frame }: Closure, given: unknown[], at: ts.Node, turn: unknown = ''): unknown {
    const id = `${frame.id}/${at.getSourceFile().fileName}:${at.pos}:${String(turn)}`
    const inner: Frame = { id, of: node, values: new Map(), around: frame }
    for (const [place, parameter] of node.parameters.entries()) {
      const value = parameter.dotDotDotToken ? given.slice(place) : given[place]
      inner.values.set(
        parameter,
        value === undefined && parameter.initializer ? this.value(parameter.initializer, inner) : value
      )
    }
    if (!node.body) return unknown
    if (!ts.isBlock(node.body)) return this.value(node.body, inner)
    return this.#run(node.body, inner)?.value
  }

  /** Follows statements to the first `return`. */
  #run(node: ts.Statement, frame: Frame): { value: unknown } | null {
    if (ts.isThrowStatement(node)) throw new DeadEnd()
    if (ts.isReturnStatement(node))
      return { value: node.expression ? this.value(node.expression, frame) : undefined }
    if (ts.isIfStatement(node)) {
      if (!hasReturn(node)) return null
      const branch = this.truthy(node.expression, frame) ? node.thenStatement : node.elseStatement
      return branch ? this.#run(branch, frame) : null
    }
    if (ts.isForOfStatement(node) || ts.isSwitchStatement(node))
      return hasReturn(node) ? { value: unknown } : null
    if (!ts.isBlock(node)) return null
    for (const statement of node.statements) {
      const returned = this.#run(statement, frame)
      if (returned) return returned
    }
    return null
  }
}
