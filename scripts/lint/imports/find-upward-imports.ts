import type { Violation } from './find-import-violations'
import type { Import } from './read-imports'

/** Ranks the areas of lib and components, so that each imports only lower ones. */
export type RankRule = {
  name: string
  /** The areas from the ground up. Those of one row may import each other. */
  ranks: readonly (readonly string[])[]
  /** Importing files that no rank binds. */
  ignored: string
  /** Upward imports that the architecture allows. */
  allowed: { from: string; to: string }
  /** The other upward imports, as `from -> to`, each with the reason. */
  exceptions: Readonly<Record<string, string>>
}

/** Returns every import of a higher area, and every exception that is no longer needed. */
export function findUpwardImports(imports: Import[], rule: RankRule): Violation[] {
  const isIgnored = new RegExp(rule.ignored)
  const [isActing, isWorkflow] = [new RegExp(rule.allowed.from), new RegExp(rule.allowed.to)]
  const upward = imports.flatMap(({ from, line, to }) => {
    const [area, higher] = [areaOf(from), areaOf(to)]
    const isUpward = rankOf(area, rule) < rankOf(higher, rule) && rankOf(area, rule) >= 0
    if (!isUpward || isIgnored.test(from) || (isActing.test(from) && isWorkflow.test(to))) return []
    const comment = `${area} imports ${higher}, which ranks above it: ${from} -> ${to}`
    return [{ rule: rule.name, comment, from, line, to }]
  })
  const needed = new Set(upward.map(({ from, to }) => `${from} -> ${to}`))
  const unneeded = Object.keys(rule.exceptions).filter((exception) => !needed.has(exception))
  return [
    ...upward.filter(({ from, to }) => !Object.hasOwn(rule.exceptions, `${from} -> ${to}`)),
    ...unneeded.map((exception) => toUnneeded(rule.name, exception)),
  ]
}

function areaOf(file: string): string {
  return /^(?:lib|components)\/([^/]+)\//.exec(file)?.[1] ?? ''
}

/** Returns -1 for what isn't ranked, such as the primitives. */
function rankOf(area: string, { ranks }: RankRule): number {
  return ranks.findIndex((row) => row.includes(area))
}

function toUnneeded(rule: string, exception: string): Violation {
  const comment = 'This exception is no longer needed. Remove it.'
  return { rule, comment, from: 'scripts/lint/imports/import-rules.ts', line: 1, to: exception }
}
