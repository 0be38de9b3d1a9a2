import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listClosedDemoAccounts } from '@/lib/auth/list-closed-demo-accounts'
import { db } from '@/lib/platform/data/db'
import { version } from '@/lib/platform/environment/env'
import { runningSeconds } from '@/lib/platform/environment/running-processes'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { maxCount } from '@/lib/studio/system/limits'
import { assertOwner } from '@/lib/studio/system/policy'
import type { Installation } from '@/lib/studio/system/schema'

type Facts = {
  postgres: string
  newestMigration: string | null
  databaseSize: string
  connections: number
  maxConnections: string
}

/** Returns the versions of what the portal runs on, the size of its database, and the processes that run. */
export async function readInstallation(actor: Actor): Promise<Installation> {
  assertOwner(actor)
  const [facts, processes, demo, { timeZone }] = await Promise.all([
    readFacts(),
    listProcesses(),
    listClosedDemoAccounts(maxCount),
    getStudio(),
  ])
  return {
    version: version || 'Unknown',
    node: process.versions.node,
    postgres: facts.postgres,
    newestMigration: facts.newestMigration ?? 'None',
    databaseSize: facts.databaseSize,
    connections: `${facts.connections} of ${facts.maxConnections}`,
    demoAccounts: demo.length,
    processes: processes.map(({ id, kind, startedAt, ...rest }) => ({
      ...rest,
      id,
      kind: kind === 'worker' ? 'worker' : 'server',
      startedAt: formatInstantInZone(startedAt, timeZone),
    })),
  }
}

async function readFacts(): Promise<Facts> {
  const [facts] = await db().$queryRaw<[Facts]>`
    SELECT current_setting('server_version') AS postgres,
      (SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
        ORDER BY migration_name DESC LIMIT 1) AS "newestMigration",
      pg_size_pretty(pg_database_size(current_database())) AS "databaseSize",
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
      current_setting('max_connections') AS "maxConnections"`
  return facts
}

async function listProcesses() {
  return await db().runningProcess.findMany({
    where: { seenAt: { gt: new Date(now().getTime() - runningSeconds * 1000) } },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, kind: true, runsJobs: true, version: true, startedAt: true },
  })
}
