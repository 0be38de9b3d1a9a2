import 'server-only'
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'

const beatEveryMs = 3_000
/** A process that is busy misses a few beats; one that misses these is taken for dead. */
const deadAfterSeconds = 15
const forgottenAfterHours = 24

/**
 * A job that was running when its process died stays locked, and the queue library releases it only after four hours.
 * Here each process records a heartbeat of its worker pool, and whichever process looks next releases the jobs of pools
 * without one. Rows instead of session locks, so that it works behind a transaction pooler too. Jobs may run twice, so
 * being wrong about a death costs nothing.
 * @returns the emitter to hand to the runner, so that its pool is known, and what ends the watch
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
      log().warn({ error: String(error) }, 'looking for lost jobs failed; the next beat repeats it')
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
      await db().workerHeartbeat.deleteMany({ where: { poolId: { in: [...pools] } } })
    },
  }
}

async function recordHeartbeat(poolId: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO worker_heartbeats (pool_id, seen_at) VALUES (${poolId}, now())
    ON CONFLICT (pool_id) DO UPDATE SET seen_at = excluded.seen_at`
}

/** Releases what dead pools had taken. One that has only just begun may not have its heartbeat yet, hence the seconds. */
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
