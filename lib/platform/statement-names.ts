import 'server-only'

type Limits = { maxNames: number; maxCandidates: number }

/** Each connection keeps the plans of all named statements, up to 100 KB each. */
const defaultLimits: Limits = { maxNames: 200, maxCandidates: 1000 }

/**
 * Returns a function that names the statements which Postgres prepares: a connection parses and plans a named one once,
 * and then only receives its values. Names those that are sent twice, until there are `maxNames`. Returns an empty name,
 * which prepares nothing, for the others. https://node-postgres.com/features/queries#prepared-statements
 */
export function createStatementNames({ maxNames, maxCandidates } = defaultLimits) {
  const names = new Map<string, string>()
  const candidates = new Set<string>()
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql)
    if (known) return known
    if (names.size >= maxNames) return ''
    if (!candidates.delete(sql)) {
      // Statements that differ by how many values they list could be without end.
      if (candidates.size >= maxCandidates) candidates.clear()
      candidates.add(sql)
      return ''
    }
    const name = `statement_${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
