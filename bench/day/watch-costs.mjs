import { withClient } from '../../scripts/launch/postgres.ts'
import { cpuSecondsWithChildren } from '../support/cpu-time.mjs'
import { residentBytes } from '../support/resident-memory.mjs'

const everyMs = 1000

/**
 * Watches what the portal's processes and its Postgres use until `stop` is called.
 * @param {{ databaseUrl: string, pids: Record<string, number[]> }} portal
 */
export async function watchCosts({ databaseUrl, pids }) {
  await withClient(databaseUrl, (database) => database.query('select pg_stat_statements_reset()'))
  const before = readCpu(pids)
  let connections = 0
  const timer = setInterval(async () => {
    connections = Math.max(connections, await countConnections(databaseUrl))
  }, everyMs)
  return {
    /** @returns CPU seconds and memory by process, statements, and the most connections at once */
    async stop() {
      clearInterval(timer)
      const after = readCpu(pids)
      const cpuSeconds = Object.fromEntries(
        Object.keys(pids).map((name) => [name, after[name] - before[name]]),
      )
      const residentMegabytes = Math.max(...pids.portal.map((pid) => residentBytes(pid) / 1024 / 1024))
      return { cpuSeconds, residentMegabytes, statements: await countStatements(databaseUrl), connections }
    },
  }
}

function readCpu(pids) {
  return Object.fromEntries(
    Object.entries(pids).map(([name, own]) => [
      name,
      own.reduce((sum, pid) => sum + cpuSecondsWithChildren(pid), 0),
    ]),
  )
}

function countConnections(databaseUrl) {
  return readNumber(
    databaseUrl,
    `select count(*)::int as value from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
}

function countStatements(databaseUrl) {
  return readNumber(databaseUrl, 'select sum(calls)::int as value from pg_stat_statements')
}

function readNumber(databaseUrl, statement) {
  return withClient(databaseUrl, async (database) => (await database.query(statement)).rows[0].value)
}
