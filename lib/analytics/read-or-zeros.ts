import 'server-only'
import { log } from '@/lib/platform/log'

/** What was read, or the zeros that stand for it. */
export type ReadResult<T> = { data: T; failed: boolean }

/** Reads one block of the page; when that fails, the others stand, and this one shows zeros and says so. */
export async function readOrZeros<T>(read: () => Promise<T>, zeros: T): Promise<ReadResult<T>> {
  try {
    return { data: await read(), failed: false }
  } catch (error) {
    log().error({ error: String(error) }, 'analytics could not be read')
    return { data: zeros, failed: true }
  }
}
