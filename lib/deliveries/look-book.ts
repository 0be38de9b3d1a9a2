import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { log } from '@/lib/platform/log'
import { type DownloadDetails, noteLook } from './commands/note-look'

/** Notes that a client opened a delivery's page. Neither waits nor fails: call it when the page is sent. */
export async function noteOpened(actor: Actor, deliveryId: string): Promise<void> {
  await unlessItFails(noteLook(actor, deliveryId, { kind: 'OPENED' }))
}

/** Notes that a client was handed files. The answer goes on meanwhile. */
export function noteDownload(actor: Actor, deliveryId: string, details: DownloadDetails): void {
  void unlessItFails(noteLook(actor, deliveryId, { kind: 'DOWNLOADED', details }))
}

/** What the studio would like to know is no reason to keep anything from the client. */
async function unlessItFails(noting: Promise<void>): Promise<void> {
  try {
    await noting
  } catch (error) {
    log().error({ error: error instanceof Error ? error.stack : String(error) }, 'a look was not noted')
  }
}
