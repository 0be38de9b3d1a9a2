import 'server-only'
import { log } from '@/lib/platform/log'
import type { ReadResult } from '@/lib/site/analytics/schema'

/** Reads the data of one block. Logs a failure and returns zeros, so that the other blocks still show. */
export async function readOrZeros<T>(read: () => Promise<T>, zeros: T): Promise<ReadResult<T>> {
  try {
    return { data: await read(), failed: false }
  } catch (error) {
    log().error({ error: String(error) }, 'analytics could not be read')
    return { data: zeros, failed: true }
  }
}
