import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { writableBy } from '@/lib/messaging/policy'
import type { WritableClient } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { writableClientFields } from './list-writable-clients'

/** Returns an active client; null if the actor may not write to them. */
export async function findWritableClient(actor: Actor, clientId: string): Promise<WritableClient | null> {
  return db().profile.findFirst({
    where: { AND: [{ id: clientId }, writableBy(actor)] },
    select: writableClientFields,
  })
}
