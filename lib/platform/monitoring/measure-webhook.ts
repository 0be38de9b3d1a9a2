import 'server-only'
import { metrics } from './metrics'

/**
 * Measures the processing of a webhook event.
 * @param created when the service created the event, in seconds of Unix time, if it says so
 * @returns the function to call at the end
 */
export function measureWebhook(
  provider: string,
  created: number | undefined,
): (outcome: 'processed' | 'failed') => void {
  const current = metrics()
  const end = current?.webhooks.startTimer({ provider })
  return (outcome) => {
    end?.({ outcome })
    if (created && outcome === 'processed') {
      current?.webhookDelay.observe({ provider }, Math.max(0, Date.now() / 1000 - created))
    }
  }
}
