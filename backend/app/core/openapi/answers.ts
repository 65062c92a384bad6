import ts from 'typescript'

/** What a controller's method does to the response besides returning its result. */
export type Answers = {
  /** Those it sets; 200 where it sets none. */
  statuses: Set<number>
  /** Media types of files, as it sends them. */
  media: Set<string>
}

type Found = Answers & { checker: ts.TypeChecker; seen: Set<ts.Node> }
type Body = ts.Node

/** Reads a method, and every function of the product that it hands the response to. */
export function answersOf(method: ts.Node, checker: ts.TypeChecker): Answers {
  const found: Found = { statuses: new Set(), media: new Set(), checker, seen: new Set() }
  read(method, found)
  return found
}

function read(node: Body, found: Found): void {
  if (found.seen.has(node)) return
  found.seen.add(node)
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one)) readCall(one, found)
    ts.forEachChild(one, visit)
  }
  visit(node)
}

function readCall(call: ts.CallExpression, found: Found): void {
  const callee = call.expression
  if (ts.isPropertyAccessExpression(callee) && isResponse(callee.expression, found))
    return readResponseCall(callee.name.text, call, found)
  if (!call.arguments.some((given) => handsResponseOn(given, found))) return
  const declaration = found.checker.getResolvedSignature(call)?.declaration
  if (declaration?.getSourceFile().fileName.includes('/backend/app/')) read(declaration, found)
}

function readResponseCall(name: string, call: ts.CallExpression, { checker, statuses, media }: Found): void {
  const literals = (at: number): (string | number)[] => {
    const given = call.arguments[at]
    const type = given && checker.getTypeAtLocation(given)
    const members = type?.isUnion() ? type.types : type ? [type] : []
    return members.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : []))
  }
  if (name === 'noContent') statuses.add(204)
  if (name === 'redirect') statuses.add(302)
  if (name === 'status') for (const status of literals(0)) statuses.add(Number(status))
  if (name === 'header' && String(literals(0)[0]).toLowerCase() === 'content-type')
    for (const type of literals(1)) media.add(String(type).split(';')[0]!)
}

const isResponse = (node: ts.Node, { checker }: Found): boolean =>
  isResponseType(checker.getTypeAtLocation(node))

const isResponseType = (type: ts.Type): boolean => type.getSymbol()?.name === 'HttpResponse'

/** The response itself, or an object that holds it, as the whole context does. */
function handsResponseOn(node: ts.Node, { checker }: Found): boolean {
  const type = checker.getTypeAtLocation(node)
  const held = checker.getPropertyOfType(type, 'response')
  return isResponseType(type) || (held !== undefined && isResponseType(checker.getTypeOfSymbol(held)))
}
