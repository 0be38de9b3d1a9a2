import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type DownloadDetails, recordView } from '@/lib/photos/deliveries/commands/record-view'
import { log } from '@/lib/platform/monitoring/log'

/** Records a download in the background: a failure is logged and never affects the client's download. */
export function recordDownload(actor: Actor, deliveryId: string, details: DownloadDetails): void {
  recordView(actor, deliveryId, { kind: 'DOWNLOADED', details }).catch((error: unknown) => {
    log().error({ deliveryId, error: String(error) }, "couldn't record a download")
  })
}
