import type { Violation } from './find-import-violations'
import type { Import } from './read-imports'

/** A package that browsers load later, if at all: pages load faster without it. */
export type LateRule = { name: string; comment: string; path: string }

/** Returns the client components that static imports lead to such a package from, each with the shortest way there. */
export function findEarlyLoads(imports: Import[], { name, comment, path }: LateRule): Violation[] {
  const edges = new Map<string, Import[]>()
  // Server actions stay on the server, whoever imports them.
  for (const one of imports) {
    if (one.isTypeOnly || one.isDynamic || one.directive === 'use server') continue
    edges.set(one.from, [...(edges.get(one.from) ?? []), one])
  }
  const isLate = new RegExp(path)
  const clients = new Set(
    imports.filter(({ directive }) => directive === 'use client').map(({ from }) => from),
  )
  return [...clients].flatMap((from) => {
    const [first, ...rest] = findWay(from, edges, isLate)
    if (!first) return []
    return [
      { rule: name, comment, from, line: first.line, to: [first, ...rest].map(({ to }) => to).join(' -> ') },
    ]
  })
}

/** Returns the shortest chain of imports from a file to a match; empty if there is none. */
function findWay(start: string, edges: Map<string, Import[]>, isSought: RegExp): Import[] {
  const seen = new Set<string>()
  let ways = (edges.get(start) ?? []).map((edge) => [edge])
  while (ways.length > 0) {
    const found = ways.find((way) => isSought.test(way.at(-1)?.to ?? ''))
    if (found) return found
    ways = ways.flatMap((way) => {
      const file = way.at(-1)?.to ?? ''
      if (seen.has(file)) return []
      seen.add(file)
      return (edges.get(file) ?? []).map((edge) => [...way, edge])
    })
  }
  return []
}
