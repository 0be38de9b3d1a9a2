import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { liveConnection } from '@/lib/integrations/pusher'
import { channelsOf } from '@/lib/studio/notifications/policy'

/** What the viewer's browser needs to receive its own live events. */
export function readLiveSettings(actor: Actor) {
  return { settings: liveConnection(), channels: channelsOf(actor) }
}
