import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

export type UsedKey = {
  key: string
  where: string
  /** Only the beginning is known: a template. */ isPrefix: boolean
}
export type Literal = { text: string; where: string }

const src = join(import.meta.dirname, '../../src')
/** Attributes that are read or read out to people. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
]

const sourceFiles = (): string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    .map((file) => join(src, file))

function parse(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => each(child, visit))
}

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(src, file.fileName)}:${line + 1}`
}

/** Every key that is written out in a call of `t`, or as a `titleKey`. */
export const usedKeys = (files = sourceFiles().map((file) => parse(file))): UsedKey[] =>
  files.flatMap((file) => {
    const found: UsedKey[] = []
    each(file, (node) => {
      if (ts.isCallExpression(node) && isTranslate(node.expression) && node.arguments[0])
        found.push(...keysIn(node.arguments[0]))
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'titleKey')
        found.push(...keysIn(node.initializer))
    })
    return found
  })

const isTranslate = (callee: ts.Expression): boolean =>
  (ts.isIdentifier(callee) && callee.text === 't') ||
  (ts.isPropertyAccessExpression(callee) && callee.name.text === 't')

function keysIn(node: ts.Expression): UsedKey[] {
  if (ts.isStringLiteralLike(node)) return [{ key: node.text, where: placeOf(node), isPrefix: false }]
  if (ts.isTemplateExpression(node)) return [{ key: node.head.text, where: placeOf(node), isPrefix: true }]
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression)
  return []
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Words that people would see in one language only. */
export const untranslated = (files = sourceFiles().map((file) => parse(file))): Literal[] =>
  files.flatMap((file) => {
    const found: Literal[] = []
    const add = (node: ts.Node, text: string) =>
      hasWords(text) && found.push({ text: text.trim(), where: placeOf(node) })
    each(file, (node) => {
      if (ts.isJsxText(node)) add(node, node.text)
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
        if (ts.isStringLiteralLike(node.expression)) add(node, node.expression.text)
      }
      if (ts.isJsxAttribute(node) && spoken.includes(node.name.getText()) && node.initializer) {
        if (ts.isStringLiteral(node.initializer)) add(node, node.initializer.text)
      }
    })
    return found
  })

/** For trying the checks on a few lines. */
export const parseText = (text: string): ts.SourceFile => parse(join(src, 'example.tsx'), text)
