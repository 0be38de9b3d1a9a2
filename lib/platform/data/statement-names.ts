import 'server-only'

type Limits = { minUses: number; maxNames: number; maxCandidates: number }

/** Each connection keeps the plans of all named statements: about 10 MB for 200. */
const defaultLimits: Limits = { minUses: 5, maxNames: 200, maxCandidates: 1000 }

/**
 * Returns a function that names the statements which Postgres prepares: a connection parses and plans a named one once,
 * and then only receives its values. Names those that are sent `minUses` times, until there are `maxNames`. Returns an empty
 * name, which prepares nothing, for the others. https://node-postgres.com/features/queries#prepared-statements
 */
export function createStatementNames({ minUses, maxNames, maxCandidates } = defaultLimits) {
  const names = new Map<string, string>()
  const candidates = new Map<string, number>()
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql)
    if (known) return known
    if (names.size >= maxNames) return ''
    const uses = (candidates.get(sql) ?? 0) + 1
    if (uses < minUses) {
      // Statements that differ by how many values they list could be without end.
      if (candidates.size >= maxCandidates) candidates.clear()
      candidates.set(sql, uses)
      return ''
    }
    candidates.delete(sql)
    const name = `statement_${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
