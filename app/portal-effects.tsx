'use client'

import type { ConnectionSettings } from '@/components/live/connection-settings'
import { LiveConnection } from '@/components/live/live-connection'
import { LiveDeletions } from '@/components/messaging/live-deletions'
import { ServiceWorker, type WorkerSettings } from '@/components/shell/service-worker'

export type PortalEffectsProps = {
  live: { settings: ConnectionSettings; channels: readonly string[] }
  worker: WorkerSettings
}

/** What every signed-in page does around its content. */
export function PortalEffects({ live, worker }: PortalEffectsProps) {
  return (
    <>
      <LiveConnection {...live} />
      <LiveDeletions />
      <ServiceWorker {...worker} />
    </>
  )
}
