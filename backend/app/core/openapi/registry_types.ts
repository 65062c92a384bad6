import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { answersOf, type Answers } from '#app/core/openapi/answers'
import { schemaOf, type JsonSchema } from '#app/core/openapi/type_schema'

export type RouteTypes = Answers & {
  /** The module whose controller answers. */
  module: string
  /** The JSON of the answer; `null` where the controller returns none. */
  response: JsonSchema | null
  validator: { module: string; name: string } | null
}

/**
 * What the generated route registry knows of every route: the shape of its answer, and which validator reads its input.
 * The compiler's own checker is asked, so an answer is described by what the controller really returns and sends.
 */
export function readRegistryTypes(root: URL): {
  routes: Map<string, RouteTypes>
  schemas: Map<string, JsonSchema>
} {
  const path = fileURLToPath(new URL('.adonisjs/client/registry/schema.d.ts', root))
  const config = ts.readConfigFile(fileURLToPath(new URL('tsconfig.json', root)), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, fileURLToPath(root))
  const program = ts.createProgram([path], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)!
  const schemas = new Map<string, JsonSchema>()
  const routes = new Map<string, RouteTypes>()
  const part = (type: ts.Type, name: string) =>
    checker.getTypeOfSymbol(checker.getPropertyOfType(type, name)!)
  ts.forEachChild(source, (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Registry') return
    for (const member of node.members)
      if (ts.isPropertySignature(member) && member.type && ts.isStringLiteral(member.name)) {
        const response = part(part(checker.getTypeFromTypeNode(member.type), 'types'), 'response')
        routes.set(member.name.text, {
          ...answersOf(methodOf(member.type, checker), checker),
          module: /#app\/(\w+)\//.exec(member.getText())![1]!,
          response: isNothing(response) ? null : schemaOf(response, { schemas, checker }),
          validator: validatorIn(member.getText()),
        })
      }
  })
  return { routes, schemas }
}

const isNothing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0

/** The declaration behind `import('#app/…_controller').default['method']`. */
function methodOf(member: ts.Node, checker: ts.TypeChecker): ts.Node {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isIndexedAccessTypeNode(node) && ts.isImportTypeNode(node.objectType))
      found ??= checker.getTypeFromTypeNode(node).getCallSignatures()[0]?.declaration
    if (!found) ts.forEachChild(node, visit)
  }
  visit(member)
  if (!found) throw new Error(`No controller answers ${member.getText()}`)
  return found
}

function validatorIn(text: string): RouteTypes['validator'] {
  const found = /typeof import\('([^']+\/validators\/[^']+)'\)\.(\w+)/.exec(text)
  return found ? { module: found[1]!, name: found[2]! } : null
}
