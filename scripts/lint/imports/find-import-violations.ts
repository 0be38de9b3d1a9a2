import type { Import } from './read-imports'

/**
 * Forbids imports by path patterns. `$1` in `to` is replaced with the first group matched by `from.path`. Same format
 * as dependency-cruiser, which doesn't support this version of TypeScript yet.
 */
export type ImportRule = {
  name: string
  comment: string
  /** Ignores type imports, which don't exist at run time. */
  valuesOnly?: boolean
  from: { path: string; pathNot?: string }
  to: { path: string; pathNot?: string }
}

export type Violation = { rule: string; comment: string; from: string; line: number; to: string }

/** Returns every import that violates a rule, every import from a parent folder, and every import cycle. */
export function findImportViolations(imports: Import[], rules: ImportRule[]): Violation[] {
  const violations = rules.flatMap((rule) =>
    imports
      .filter((one) => breaksRule(one, rule))
      .map(({ from, line, to }) => ({ rule: rule.name, comment: rule.comment, from, line, to })),
  )
  return [...violations, ...imports.filter(importsFromParent).map(toParentImport), ...findCycles(imports)]
}

function breaksRule({ from, to, isTypeOnly }: Import, rule: ImportRule): boolean {
  if (rule.valuesOnly && isTypeOnly) return false
  const match = new RegExp(rule.from.path).exec(from)
  if (!match || (rule.from.pathNot && new RegExp(rule.from.pathNot).test(from))) return false
  // A group that matched nothing must not match an arbitrary folder.
  const fill = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '\\0'))
  return fill(rule.to.path).test(to) && !(rule.to.pathNot && fill(rule.to.pathNot).test(to))
}

/** Plain .mjs files run without a loader that resolves `@/`. */
const importsFromParent = ({ from, specifier }: Import) =>
  specifier.startsWith('../') && !from.endsWith('.mjs')

function toParentImport({ from, line, specifier }: Import): Violation {
  return {
    rule: 'no-parent-imports',
    comment: 'Import from other folders with an absolute path: @/...',
    from,
    line,
    to: specifier,
  }
}

/** Finds cycles of imports, those of types included. Each cycle is reported once. */
function findCycles(imports: Import[]): Violation[] {
  const edges = new Map<string, Import[]>()
  for (const one of imports) {
    edges.set(one.from, [...(edges.get(one.from) ?? []), one])
  }
  const done = new Set<string>()
  const cycles: Violation[] = []

  function follow(file: string, trail: Import[]) {
    const start = trail.findIndex(({ from }) => from === file)
    const [first] = start === -1 ? [] : trail.slice(start)
    if (first) {
      const comment = "Files that import each other, even types only, can't be understood separately."
      const way = trail.slice(start).map(({ to }) => to)
      cycles.push({ rule: 'no-cycles', comment, from: file, line: first.line, to: way.join(' -> ') })
      return
    }
    if (done.has(file)) return
    for (const edge of edges.get(file) ?? []) follow(edge.to, [...trail, edge])
    done.add(file)
  }

  for (const file of edges.keys()) follow(file, [])
  return cycles
}
