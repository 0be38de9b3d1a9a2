import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'

/** Returns the latest open conversation with each of these clients that has one, by client. */
export async function listOpenConversations(
  actor: Actor,
  clientIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db().conversation.findMany({
    where: { AND: [{ clientId: { in: [...new Set(clientIds)] }, status: 'OPEN' }, visibleTo(actor)] },
    select: { id: true, clientId: true },
    orderBy: [{ clientId: 'asc' }, { lastMessageAt: 'desc' }],
    distinct: ['clientId'],
  })
  return new Map(rows.map(({ id, clientId }) => [clientId, id]))
}
