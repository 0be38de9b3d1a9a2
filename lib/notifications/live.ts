import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { liveConnection } from '@/lib/integrations/pusher'
import { userChannel } from './rules'

/** What the viewer's browser needs to receive its own live events. */
export function liveSettingsOf(actor: Actor) {
  return { settings: liveConnection(), channel: userChannel(actor.userId) }
}
