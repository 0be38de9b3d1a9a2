import 'server-only'
import { log } from '@/lib/platform/monitoring/log'
import type { ServiceName } from '@/lib/studio/system/schema'
import type { Outcome } from './outcome'

/**
 * Runs a service's test. A failure of the service is a result too, and logged.
 * @param describe what to say of an error, whose message may name hosts
 */
export async function runTest(
  service: ServiceName,
  test: () => Promise<Outcome>,
  describe: (message: string) => string,
): Promise<Outcome> {
  try {
    return await test()
  } catch (error) {
    log().warn({ service, error: String(error) }, 'testing a service failed')
    return { isWorking: false, text: describe(error instanceof Error ? error.message : String(error)) }
  }
}
