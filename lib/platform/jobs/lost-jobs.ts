import 'server-only'
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'

const beatEveryMs = 3_000
/** A busy process may miss a few heartbeats; one that misses all of these counts as dead. */
const deadAfterSeconds = 15
const forgottenAfterHours = 24

/**
 * Releases jobs whose process died; the queue library would do so only after four hours. Each process records heartbeats of
 * its worker pool, and every process releases the jobs of pools without one. Heartbeats are rows instead of session locks,
 * so that this works behind a transaction pooler. Jobs may run twice, so releasing a live pool's job does no harm.
 * @returns the emitter to pass to the runner, so that its pool is known, and a function that stops the watch and releases the
 * pool's jobs
 */
export async function watchForLostJobs(): Promise<{ events: WorkerEvents; stop(): Promise<void> }> {
  const pools = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  let running: Promise<void> = Promise.resolve()

  async function beat() {
    try {
      for (const poolId of pools) await recordHeartbeat(poolId)
      await releaseLostJobs()
    } catch (error) {
      log().warn({ error: String(error) }, 'checking for lost jobs failed; the next heartbeat retries')
    }
  }
  function beatInTurn() {
    running = running.then(beat)
  }

  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    beatInTurn()
  })
  const timer = setInterval(beatInTurn, beatEveryMs)
  timer.unref()
  await releaseLostJobs()
  return {
    events,
    async stop() {
      clearInterval(timer)
      await running
      await unlockJobsOf([...pools])
      await db().workerHeartbeat.deleteMany({ where: { poolId: { in: [...pools] } } })
    },
  }
}

async function recordHeartbeat(poolId: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO worker_heartbeats (pool_id, seen_at) VALUES (${poolId}, now())
    ON CONFLICT (pool_id) DO UPDATE SET seen_at = excluded.seen_at`
}

async function unlockJobsOf(pools: string[]): Promise<void> {
  await db().$executeRaw`SELECT graphile_worker.force_unlock_workers(${pools}::text[])`
}

/** Releases the jobs of dead pools. A new pool may not have a heartbeat yet, so recently locked jobs are left alone. */
async function releaseLostJobs(): Promise<void> {
  await db().$executeRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker._private_jobs AS job
      WHERE locked_at < now() - interval '10 seconds' AND NOT EXISTS (
        SELECT FROM worker_heartbeats
        WHERE pool_id = job.locked_by AND seen_at > now() - make_interval(secs => ${deadAfterSeconds})
      )
    ))`
  await db().$executeRaw`
    DELETE FROM worker_heartbeats WHERE seen_at < now() - make_interval(hours => ${forgottenAfterHours})`
}
