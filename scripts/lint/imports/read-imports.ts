import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vitest/node'

/** An import in a source file. */
export type Import = {
  /** The importing file, relative to the root, with forward slashes. */
  from: string
  /** The imported file in the same format, or `npm:<package>/<path>`, or `node:<module>`. */
  to: string
  specifier: string
  line: number
  isTypeOnly: boolean
  /** Whether it's an `import()`, which loads the file later. */
  isDynamic: boolean
  /** The importing file's `use client` or `use server`. */
  directive: string | undefined
}

const sourceFile = /(?<!\.d)\.(ts|tsx|mts|mjs)$/
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.d.mts', '/index.ts', '/index.tsx']

/**
 * Reads every import of the source files in `entries`: static, dynamic and type-only imports, and re-exports.
 * @param entries files and folders, relative to the root; missing ones are skipped
 */
export function readImports(root: string, entries: string[], isIgnored = (_file: string) => false): Import[] {
  const files = entries.flatMap((entry) => filesBelow(root, entry)).filter((file) => !isIgnored(file))
  return files.flatMap((file) => importsOf(root, file))
}

function filesBelow(root: string, entry: string): string[] {
  const found = statSync(path.join(root, entry), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [entry]
  return readdirSync(path.join(root, entry), { withFileTypes: true }).flatMap((item) => {
    const inside = `${entry}/${item.name}`
    if (item.isDirectory()) return filesBelow(root, inside)
    return sourceFile.test(item.name) ? [inside] : []
  })
}

function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const language = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts'
  const directive = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*'(use (?:client|server))'/.exec(text)?.[1]
  return importNodes(parseAst(text, { lang: language }, file)).map((node) => ({
    from: file,
    to: resolveSpecifier(root, file, node.source.value),
    specifier: node.source.value,
    line: text.slice(0, node.start).split('\n').length,
    isTypeOnly: isTypeOnly(node),
    isDynamic: node.type === 'ImportExpression',
    directive,
  }))
}

/** A syntax node with a module specifier: an import declaration, a re-export, or `import()` in code or in a type. */
type ImportNode = {
  type: string
  start: number
  source: { value: string }
  importKind?: string
  exportKind?: string
  specifiers?: { importKind?: string; exportKind?: string }[]
}

function importNodes(node: unknown): ImportNode[] {
  if (node === null || typeof node !== 'object') return []
  const inside = Object.values(node).flatMap(importNodes)
  return isImportNode(node) ? [node, ...inside] : inside
}

const typesWithSource =
  /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|TSImportType)$/

function isImportNode(node: object): node is ImportNode {
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } | null }
  return typeof type === 'string' && typesWithSource.test(type) && typeof source?.value === 'string'
}

function isTypeOnly({ type, importKind, exportKind, specifiers = [] }: ImportNode): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true
  return (
    specifiers.length > 0 &&
    specifiers.every((name) => name.importKind === 'type' || name.exportKind === 'type')
  )
}

function resolveSpecifier(root: string, file: string, specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  if (!specifier.startsWith('@/') && !specifier.startsWith('.')) return `npm:${specifier}`
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(file), specifier)
  const isFile = (ending: string) =>
    statSync(path.join(root, `${target}${ending}`), { throwIfNoEntry: false })?.isFile() ?? false
  return `${target}${endings.find(isFile) ?? ''}`
}
