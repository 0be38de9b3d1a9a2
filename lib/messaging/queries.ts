import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { Prisma } from '@/prisma/generated/client'
import type { ConversationStatus } from '@/prisma/generated/enums'
import { describeMoment } from './describe-moment'
import { fromOtherSideSql, lookedAfterBySql, visibleToSql } from './policy'
import { previewOf } from './rules'
import { bellLimit, type ConversationItem, type ConversationList, listPageSize } from './schema'

type ListedRow = {
  id: string
  subject: string
  status: ConversationStatus
  last_message_at: Date
  client_name: string
  last_message: string | null
  last_sender_id: string | null
  unread_count: number
}

/**
 * The actor's conversations, the last written in first. A photographer's are their own and those nobody has taken, or
 * with `all` everybody's. One query, whatever the length of the threads.
 */
export async function listConversations(
  actor: Actor,
  options: { all?: boolean; pages?: number } = {},
): Promise<ConversationList> {
  const scope = options.all
    ? visibleToSql(actor)
    : Prisma.sql`${visibleToSql(actor)} AND ${lookedAfterBySql(actor)}`
  const [rows, counted, studio] = await Promise.all([
    readRows(actor, scope, (options.pages ?? 1) * listPageSize),
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM conversations c WHERE ${scope}`,
    getStudio(),
  ])
  return { items: rows.map((row) => toItem(actor, row, studio.timeZone)), total: counted[0]?.total ?? 0 }
}

/** What the message bell shows: the latest conversations, and how many messages wait in all. */
export async function readMessageBell(
  actor: Actor,
): Promise<{ conversations: (ConversationItem & { href: string })[]; unreadCount: number }> {
  const scope = Prisma.sql`${visibleToSql(actor)} AND ${lookedAfterBySql(actor)}`
  const [rows, unreadCount, studio] = await Promise.all([
    readRows(actor, scope, bellLimit),
    countUnreadMessages(actor),
    getStudio(),
  ])
  const conversations = rows.map((row) => ({
    ...toItem(actor, row, studio.timeZone),
    href: `/admin-messages?conversation=${row.id}`,
  }))
  return { conversations, unreadCount }
}

/** How many messages wait for the actor, in the conversations they look after. */
export async function countUnreadMessages(actor: Actor): Promise<number> {
  const rows = await db().$queryRaw<{ unread: number }[]>`
    SELECT count(*)::int AS unread FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE NOT m.is_read AND ${fromOtherSideSql(actor)} AND ${visibleToSql(actor)} AND ${lookedAfterBySql(actor)}`
  return rows[0]?.unread ?? 0
}

function readRows(actor: Actor, scope: Prisma.Sql, limit: number): Promise<ListedRow[]> {
  return db().$queryRaw<ListedRow[]>`
    SELECT c.id, c.subject, c.status, c.last_message_at, p.full_name AS client_name,
      last.message AS last_message, last.sender_id AS last_sender_id, unread.unread_count
    FROM conversations c
    JOIN profiles p ON p.id = c.client_id
    LEFT JOIN LATERAL (
      SELECT m.message, m.sender_id FROM messages m
      WHERE m.conversation_id = c.id ORDER BY m.created_at DESC LIMIT 1
    ) last ON TRUE
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread_count FROM messages m
      WHERE m.conversation_id = c.id AND NOT m.is_read AND ${fromOtherSideSql(actor)}
    ) unread
    WHERE ${scope}
    ORDER BY c.last_message_at DESC, c.id DESC
    LIMIT ${limit}`
}

function toItem(actor: Actor, row: ListedRow, timeZone: string): ConversationItem {
  const preview = row.last_message ? previewOf(row.last_message) : ''
  const isOwn = row.last_sender_id === actor.profileId
  return {
    id: row.id,
    subject: row.subject,
    clientName: row.client_name,
    status: row.status,
    unreadCount: row.unread_count,
    preview: isOwn && preview ? `You: ${preview}` : preview,
    when: describeMoment(row.last_message_at, timeZone),
    lastMessageAt: row.last_message_at.toISOString(),
  }
}
