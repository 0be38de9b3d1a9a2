import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/messaging/policy'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { maxHitsPerKind } from '@/lib/search/limits'
import type { Hit } from '@/lib/search/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds the latest conversations that the actor may see, by subject or client. */
export async function searchConversations(actor: Actor, text: string, clientIds: string[]): Promise<Hit[]> {
  const contains = { contains: escapeLike(text), mode: 'insensitive' as const }
  const byClient = clientIds.length > 0 ? [{ clientId: { in: clientIds } }] : []
  const rows = await db().conversation.findMany({
    where: { AND: [visibleTo(actor), { OR: [{ subject: contains }, ...byClient] }] },
    select: { id: true, subject: true, lastMessageAt: true, client: { select: { fullName: true } } },
    orderBy: [{ lastMessageAt: 'desc' }, { id: 'asc' }],
    take: maxHitsPerKind,
  })
  const { timeZone } = await getStudio()
  return rows.map(({ id, subject, lastMessageAt, client }) => ({
    id,
    href: `/admin-messages?conversation=${id}`,
    title: subject,
    detail: [...(isClient(actor) ? [] : [client.fullName]), formatInstantDate(lastMessageAt, timeZone)].join(
      ', ',
    ),
  }))
}
