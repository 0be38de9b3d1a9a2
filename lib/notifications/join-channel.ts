import 'server-only'
import { z } from 'zod'
import { readViewer } from '@/lib/auth/viewer'
import { slotsChanged } from '@/lib/availability/rules'
import { signChannel } from '@/lib/integrations/pusher'
import { mayListen } from './policy'
import { userChannel } from './rules'

const ChannelRequest = z.object({
  socket_id: z.string().regex(/^\d+\.\d+$/),
  channel_name: z.string().max(200),
})

/** Pusher's channel authorisation: form fields `socket_id` and `channel_name`, answer `{ auth }` or 403. */
export async function joinChannel(request: Request): Promise<Response> {
  const viewer = await readViewer()
  // A body that is no form is a wish for nothing.
  const form = await request.formData().catch(() => new FormData())
  const parsed = ChannelRequest.safeParse(Object.fromEntries(form))
  if (
    !viewer ||
    !parsed.success ||
    !mayListen(viewer, parsed.data.channel_name, [userChannel(viewer.userId), slotsChanged.channel])
  ) {
    return Response.json({ message: 'Forbidden' }, { status: 403 })
  }
  return Response.json(signChannel(parsed.data.socket_id, parsed.data.channel_name))
}
