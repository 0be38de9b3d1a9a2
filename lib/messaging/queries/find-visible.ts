import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

const fields = {
  id: true,
  subject: true,
  status: true,
  priority: true,
  clientId: true,
  assigneeId: true,
  createdAt: true,
  client: { select: { fullName: true, email: true } },
  assignee: { select: { fullName: true } },
} as const satisfies Prisma.ConversationSelect

export type ConversationRecord = Prisma.ConversationGetPayload<{ select: typeof fields }>

/** Returns a conversation; null when the actor may not see it. Cached per request, because its layout and its page read it. */
export const findVisible = cache(
  (actor: Actor, id: string): Promise<ConversationRecord | null> =>
    db().conversation.findFirst({ where: { AND: [{ id }, visibleTo(actor)] }, select: fields }),
)
