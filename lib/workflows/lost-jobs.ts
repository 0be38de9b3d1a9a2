import 'server-only'
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { log } from '@/lib/platform/log'

/** Any number of our own: the advisory locks by which living worker pools are known. */
const lifeSign = 7_215_002
const checkEveryMs = 15_000

/**
 * A job that was running when its process died stays locked, and the queue library gives it back only after four hours.
 * Here the pool of a process holds an advisory lock for as long as its process lives: Postgres drops it with the
 * connection, and whoever looks next gives the lost jobs back. Jobs may run twice, so being wrong about a death costs
 * nothing.
 * @returns the emitter to hand to the runner, so that its pool is known, and what ends the watch
 */
export async function watchForLostJobs(
  connectionString: string,
): Promise<{ events: WorkerEvents; stop(): Promise<void> }> {
  const pools = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let client = await connect()
  let isStopped = false

  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    attempt(() => showLife(client, workerPool.id))
  })
  const timer = setInterval(() => attempt(() => releaseLostJobs(client)), checkEveryMs)
  timer.unref()
  await releaseLostJobs(client)
  return {
    events,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await client.end()
    },
  }

  async function connect() {
    const opened = new pg.Client({
      connectionString,
      application_name: 'northlight workers',
      keepAlive: true,
    })
    opened.on('error', (error) => log().warn({ error: error.message }, 'life sign connection lost'))
    await opened.connect()
    return opened
  }

  /** One that fails is tried again on a new connection, with the pool's lock, at the next check. */
  async function attempt(act: () => Promise<unknown>) {
    try {
      await act()
    } catch (error) {
      if (isStopped) return
      log().warn({ error: String(error) }, 'looking for lost jobs failed')
      await client.end().catch(() => undefined)
      client = await connect().catch(() => client)
      for (const pool of pools) await showLife(client, pool).catch(() => undefined)
    }
  }
}

function showLife(client: pg.Client, poolId: string) {
  return client.query('SELECT pg_advisory_lock($1, hashtext($2))', [lifeSign, poolId])
}

/** Gives back what dead pools had taken. One that has only just begun may not have its lock yet, hence the seconds. */
async function releaseLostJobs(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT graphile_worker.force_unlock_workers(ARRAY(
       SELECT DISTINCT locked_by FROM graphile_worker._private_jobs AS job
       WHERE locked_at < now() - interval '10 seconds' AND NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND classid = $1::int AND objsubid = 2
           AND objid::bigint = (hashtext(job.locked_by)::bigint & 4294967295)
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       )
     ))`,
    [lifeSign],
  )
}
