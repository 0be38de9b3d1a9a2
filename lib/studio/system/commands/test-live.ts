import 'server-only'
import { pushLive } from '@/lib/integrations/pusher'
import { userChannel } from '@/lib/studio/notifications/rules'
import { liveArrived } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

/** Pushes an event to a person's own browsers. The browser that asked decides whether it arrived. */
export async function testLive({ userId }: { userId: string }, id: string): Promise<Outcome> {
  await pushLive(userChannel(userId), 'system-test', { id })
  return { isWorking: true, text: liveArrived }
}
