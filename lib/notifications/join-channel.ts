import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { readViewer } from '@/lib/auth/viewer'
import { slotsChanged } from '@/lib/availability/rules'
import { signChannel } from '@/lib/integrations/pusher'
import { mayListen } from './policy'
import { userChannel } from './rules'

const ChannelRequest = z.object({
  socket_id: z.string().regex(/^\d+\.\d+$/),
  channel_name: z.string().max(200),
})

/** Whether a person may hear a channel that another domain has opened. */
type ChannelAuthorizer = (viewer: Actor, channel: string) => Promise<boolean>

/**
 * Makes Pusher's channel authorization: form fields `socket_id` and `channel_name`, answer `{ auth }` or 403. Beside a
 * person's own channel and those open to everyone signed in, `authorize` decides.
 */
export function joinChannelBy(authorize: ChannelAuthorizer) {
  return async (request: Request): Promise<Response> => {
    const viewer = await readViewer()
    // A body that is no form is a request for nothing.
    const form = await request.formData().catch(() => new FormData())
    const parsed = ChannelRequest.safeParse(Object.fromEntries(form))
    if (!viewer || !parsed.success) return forbidden()
    const { socket_id: socketId, channel_name: channel } = parsed.data
    const own = [userChannel(viewer.userId), slotsChanged.channel]
    const mayJoin =
      mayListen(viewer, channel, own) || (viewer.status === 'ACTIVE' && (await authorize(viewer, channel)))
    return mayJoin ? Response.json(signChannel(socketId, channel)) : forbidden()
  }
}

/** The same for a channel of somebody else's and one that never was. */
function forbidden(): Response {
  return Response.json({ message: 'Forbidden' }, { status: 403 })
}
