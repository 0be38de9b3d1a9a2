import type { Import } from './read-imports'

/**
 * What must not be imported, as patterns on paths; `$1` in `to` stands for what the first group of `from.path` found.
 * The shape is dependency-cruiser's, which cannot read this version of TypeScript yet.
 */
export type ImportRule = {
  name: string
  comment: string
  /** Types are free: they are gone when the code runs. */
  valuesOnly?: boolean
  from: { path: string; pathNot?: string }
  to: { path: string; pathNot?: string }
}

export type Violation = { rule: string; comment: string; from: string; line: number; to: string }

/** Every import against a rule, every one that imports from a parent folder, and every cycle, each with its place. */
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
  // A group that found nothing stands for no folder at all, not for any.
  const fill = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '\\0'))
  return fill(rule.to.path).test(to) && !(rule.to.pathNot && fill(rule.to.pathNot).test(to))
}

/** Plain .mjs runs before anything is installed that would know `@/`. */
const importsFromParent = ({ from, specifier }: Import) =>
  specifier.startsWith('../') && !from.endsWith('.mjs')

function toParentImport({ from, line, specifier }: Import): Violation {
  return {
    rule: 'no-parent-imports',
    comment: 'Another folder is imported from the root: @/...',
    from,
    line,
    to: specifier,
  }
}

/** Circles of imports that run at load time; each is reported once, at one of its imports. */
function findCycles(imports: Import[]): Violation[] {
  const edges = new Map<string, Import[]>()
  for (const one of imports.filter(({ isTypeOnly }) => !isTypeOnly)) {
    edges.set(one.from, [...(edges.get(one.from) ?? []), one])
  }
  const done = new Set<string>()
  const cycles: Violation[] = []

  function follow(file: string, trail: Import[]) {
    const start = trail.findIndex(({ from }) => from === file)
    const [first] = start === -1 ? [] : trail.slice(start)
    if (first) {
      const comment = 'Files that import each other cannot be understood, or loaded, one at a time.'
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
