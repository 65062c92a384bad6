import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

const isTestCode = (file: string) => /\.(spec|e2e)\.ts$|\/testing\//.test(file)

/**
 * The product's code under `app` with what it imports of this package, and texts that stand for files beside it. Types of
 * other packages are left out, which makes it quick.
 */
export function programOf(planted: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { options: usual } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    '.'
  )
  const options: ts.CompilerOptions = { ...usual, noEmit: true, types: [], lib: ['lib.es2024.d.ts'] }
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file in planted || fileExists.call(host, file)
  host.getSourceFile = (file, ...rest) =>
    file in planted
      ? ts.createSourceFile(file, planted[file]!, ts.ScriptTarget.Latest, true)
      : getSourceFile.call(host, file, ...rest)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const file = fileOf(text, from)
      const found = file && host.fileExists(file)
      return { resolvedModule: found ? { resolvedFileName: file, extension: ts.Extension.Ts } : undefined }
    })
  const files = globSync('app/**/*.ts').filter((file) => !isTestCode(file))
  return ts.createProgram([...files, ...Object.keys(planted)], options, host)
}

/** The file of this package that an import names; null for other packages. */
function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return resolve(dirname(from), name.replace(/\.js$/, '.ts'))
  return name.startsWith('#') ? resolve(`${name.slice(1)}.ts`) : null
}

const known = new WeakMap<ts.Program, Map<ts.Node, ts.CallExpression[]>>()

/** The calls of each function, by its declaration, or that of the constant that holds it. */
export function callsOfFunctions(program: ts.Program): Map<ts.Node, ts.CallExpression[]> {
  const found = known.get(program)
  if (found) return found
  const calls = new Map<ts.Node, ts.CallExpression[]>()
  known.set(program, calls)
  const checker = program.getTypeChecker()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      let symbol = checker.getSymbolAtLocation(node.expression)
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
      const declared = symbol?.valueDeclaration
      if (declared) calls.set(declared, [...(calls.get(declared) ?? []), node])
    }
    ts.forEachChild(node, visit)
  }
  for (const source of productSources(program)) visit(source)
  return calls
}

/** Files of the product, in the order of their names. */
export const productSources = (program: ts.Program): ts.SourceFile[] =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => /(^|\/)app\//.test(fileName) && !fileName.includes('node_modules'))
    .sort((one, other) => one.fileName.localeCompare(other.fileName))
