import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { readViewer } from '@/lib/auth/viewer'
import { signChannel } from '@/lib/integrations/pusher'
import { channelsOf, mayListen } from '@/lib/studio/notifications/policy'

const ChannelRequest = z.object({
  socket_id: z.string().regex(/^\d+\.\d+$/),
  channel_name: z.string().max(200),
})

/** Whether a person may join a channel of another domain. */
type ChannelAuthorizer = (viewer: Actor, channel: string) => Promise<boolean>

/**
 * Returns Pusher's channel authorization: form fields `socket_id` and `channel_name`, response `{ auth }` or 403. Everyone
 * may join their own channels and `sharedChannels`; `authorize` decides on the others.
 */
export function joinChannelBy(sharedChannels: readonly string[], authorize: ChannelAuthorizer) {
  return async (request: Request): Promise<Response> => {
    const viewer = await readViewer()
    // A body that isn't a form counts as empty.
    const form = await request.formData().catch(() => new FormData())
    const parsed = ChannelRequest.safeParse(Object.fromEntries(form))
    if (!viewer || !parsed.success) return forbidden()
    const { socket_id: socketId, channel_name: channel } = parsed.data
    const own = [...channelsOf(viewer), ...sharedChannels]
    const mayJoin =
      mayListen(viewer, channel, own) || (viewer.status === 'ACTIVE' && (await authorize(viewer, channel)))
    return mayJoin ? Response.json(signChannel(socketId, channel)) : forbidden()
  }
}

/** The response is the same for someone else's channel and for one that doesn't exist. */
function forbidden(): Response {
  return Response.json({ message: 'Forbidden' }, { status: 403 })
}
