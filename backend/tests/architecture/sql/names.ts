import ts from 'typescript'
import type { Choices } from './choices.js'
import { callsOfFunctions } from './program.js'
import { Closure, functionAround, isPush, pushesTo, unknown, type Frame } from './values.js'

/** What names need of the reader of expressions. */
type Reader = {
  readonly root: Frame
  value(node: ts.Expression, frame?: Frame): unknown
  truthy(node: ts.Expression, frame: Frame): boolean
  property(of: unknown, name: string): unknown
  choose(at: ts.Node, frame: Frame, values: unknown[]): unknown
  byType(node: ts.Expression, frame: Frame): unknown
}

/** What names stand for: constants of any module, parts of patterns, parameters. */
export class Names {
  readonly #fold: Reader
  readonly #program: ts.Program
  readonly #choices: Choices

  constructor(fold: Reader, program: ts.Program, choices: Choices) {
    this.#fold = fold
    this.#program = program
    this.#choices = choices
  }

  named(node: ts.Identifier, frame: Frame): unknown {
    if (node.text === 'undefined') return undefined
    const declared = this.#declarationOf(node)
    return declared ? this.#declared(declared, frame) : unknown
  }

  #declarationOf(node: ts.Identifier): ts.Declaration | undefined {
    let symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#program.getTypeChecker().getShorthandAssignmentValueSymbol(node.parent)
      : this.#program.getTypeChecker().getSymbolAtLocation(node)
    if (symbol && symbol.flags & ts.SymbolFlags.Alias)
      symbol = this.#program.getTypeChecker().getAliasedSymbol(symbol)
    return symbol?.valueDeclaration
  }

  #declared(node: ts.Declaration, frame: Frame): unknown {
    const owner = this.#frameOf(node, frame)
    if (owner.values.has(node)) return owner.values.get(node)
    owner.values.set(node, unknown)
    const value = this.#meaning(node, owner)
    owner.values.set(node, value)
    return value
  }

  #frameOf(node: ts.Node, frame: Frame): Frame {
    const around = functionAround(node)
    for (let one: Frame | null = frame; one; one = one.around) if (one.of === around) return one
    return this.#fold.root
  }

  #meaning(node: ts.Declaration, frame: Frame): unknown {
    if (ts.isFunctionDeclaration(node)) return new Closure(node, frame)
    if (ts.isBindingElement(node)) return this.#part(node, frame)
    if (ts.isParameter(node)) return this.#parameter(node)
    if (!ts.isVariableDeclaration(node) || !(ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const))
      return unknown
    if (ts.isForOfStatement(node.parent.parent))
      return this.#oneOf(node.parent.parent.expression, node, frame)
    if (!node.initializer) return unknown
    const value = this.#fold.value(node.initializer, frame)
    if (Array.isArray(value)) this.#addPushed(node, value, frame)
    return value
  }

  #oneOf(list: ts.Expression, node: ts.Node, frame: Frame): unknown {
    const values = this.#fold.value(list, frame)
    return Array.isArray(values) && values.length > 0 ? this.#fold.choose(node, frame, values) : unknown
  }

  /** What is added to a list after it was made, under the conditions around each addition. */
  #addPushed(node: ts.VariableDeclaration, list: unknown[], frame: Frame): void {
    const around = functionAround(node)
    if (!around) return
    const visit = (one: ts.Node): void => {
      if (ts.isIfStatement(one)) {
        const branch =
          pushesTo(one, node) &&
          (this.#fold.truthy(one.expression, frame) ? one.thenStatement : one.elseStatement)
        return branch ? visit(branch) : undefined
      }
      if (isPush(one, node)) list.push(...one.arguments.map((added) => this.#fold.value(added, frame)))
      ts.forEachChild(one, visit)
    }
    ts.forEachChild(around, visit)
  }

  /** A name of a pattern, such as `{ sql }`. */
  #part(node: ts.BindingElement, frame: Frame): unknown {
    const pattern = node.parent
    const whole = this.#declared(pattern.parent, frame)
    if (whole === unknown || node.dotDotDotToken) return unknown
    const key = ts.isArrayBindingPattern(pattern)
      ? String(pattern.elements.indexOf(node))
      : (node.propertyName ?? node.name).getText()
    const value = this.#fold.property(whole, key)
    if (value === unknown && ts.isIdentifier(node.name)) return this.#fold.byType(node.name, frame)
    return value === undefined && node.initializer ? this.#fold.value(node.initializer, frame) : value
  }

  /** A parameter of a function that is not under way: what one of its calls passes. */
  #parameter(node: ts.ParameterDeclaration): unknown {
    const of = node.parent
    const place = of.parameters.indexOf(node)
    if (ts.isArrowFunction(of) && ts.isCallExpression(of.parent) && place === 0) {
      const { expression } = of.parent
      if (
        ts.isPropertyAccessExpression(expression) &&
        /^(map|flatMap|forEach|filter)$/.test(expression.name.text)
      )
        return this.#oneOf(expression.expression, node, this.#fold.root)
    }
    const calls = callsOfFunctions(this.#program).get(
      ts.isArrowFunction(of) && ts.isVariableDeclaration(of.parent) ? of.parent : of
    )
    if (!calls) return unknown
    const given = calls[this.#choices.take(`calls ${of.getSourceFile().fileName}:${of.pos}`, calls.length)]!
    const argument = given.arguments[place]
    if (argument) return ts.isSpreadElement(argument) ? unknown : this.#fold.value(argument)
    return node.initializer ? this.#fold.value(node.initializer) : undefined
  }
}
