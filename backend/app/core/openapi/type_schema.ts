import ts from 'typescript'

export type JsonSchema = Record<string, unknown>
type Naming = { schemas: Map<string, JsonSchema>; checker: ts.TypeChecker }

/**
 * The JSON Schema (2020-12, as OpenAPI 3.1 uses it) of a TypeScript type as it looks after JSON.stringify.
 * Exported types of `contracts/` become named schemas and are referred to; everything else is written in place.
 */
export function schemaOf(type: ts.Type, naming: Naming): JsonSchema {
  const name = contractName(type)
  if (!name) return inline(type, naming)
  if (!naming.schemas.has(name)) {
    naming.schemas.set(name, {}) // placed first, so a type that contains itself ends
    naming.schemas.set(name, inline(type, naming))
  }
  return { $ref: `#/components/schemas/${name}` }
}

function inline(type: ts.Type, naming: Naming): JsonSchema {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: naming.checker.typeToString(type) === 'true' }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' }
  if (type.isUnion()) return union(type, naming)
  if (naming.checker.isArrayType(type) || naming.checker.isTupleType(type))
    return { type: 'array', items: itemsOf(type as ts.TypeReference, naming) }
  return object(type, naming)
}

function itemsOf(type: ts.TypeReference, naming: Naming): JsonSchema {
  const items = naming.checker.getTypeArguments(type).map((item) => schemaOf(item, naming))
  return items.length === 1 ? items[0]! : { anyOf: items }
}

function union(type: ts.UnionType, naming: Naming): JsonSchema {
  const members = type.types.filter(
    (member) => !(member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void))
  )
  const booleans = members.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral)
  const rest = booleans.length === 2 ? members.filter((member) => !booleans.includes(member)) : members
  const literals = rest.filter(
    (member): member is ts.LiteralType => member.isStringLiteral() || member.isNumberLiteral()
  )
  const others = rest.filter((member) => !literals.includes(member as ts.LiteralType))
  const options: JsonSchema[] = others.map((member) => schemaOf(member, naming))
  if (literals.length > 0) options.unshift({ enum: literals.map((member) => member.value) })
  if (booleans.length === 2) options.unshift({ type: 'boolean' })
  return options.length === 1 ? options[0]! : { anyOf: options }
}

function object(type: ts.Type, naming: Naming): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const property of naming.checker.getPropertiesOfType(type)) {
    const declared = naming.checker.getTypeOfSymbol(property)
    if (declared.getCallSignatures().length > 0) continue
    properties[property.name] = schemaOf(declared, naming)
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
  }
  const index = naming.checker.getIndexInfoOfType(type, ts.IndexKind.String)
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(index ? { additionalProperties: schemaOf(index.type, naming) } : {}),
  }
}

/** The exported name of a type that `contracts/` declares without parameters; enumerations of literals included. */
function contractName(type: ts.Type): string | null {
  const symbol = type.aliasSymbol
  if (!symbol || (type.aliasTypeArguments?.length ?? 0) > 0) return null
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.includes('/backend/contracts/') ? symbol.name : null
}
