import 'server-only'
import { metrics } from './metrics'

/** Runs one attempt of a job and measures it. */
export async function monitorJob(name: string, run: () => Promise<void>): Promise<void> {
  const end = metrics()?.jobRuns.startTimer({ job: name })
  try {
    await run()
    end?.({ outcome: 'succeeded' })
  } catch (error) {
    end?.({ outcome: 'failed' })
    throw error
  }
}
