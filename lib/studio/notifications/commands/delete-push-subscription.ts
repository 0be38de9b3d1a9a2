import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { pushDevicesOf } from '@/lib/studio/notifications/policy'

/** Turns push notifications off for one of the actor's devices. Idempotent. */
export async function deletePushSubscription(actor: Actor, sessionId: string): Promise<void> {
  await db().pushSubscription.deleteMany({ where: { AND: [{ sessionId }, pushDevicesOf(actor)] } })
}
