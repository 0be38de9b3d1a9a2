import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit, listPageSize, maxCount } from '@/lib/messaging/limits'
import { fromOtherSideSql, handledBySql, ofPhotographerSql, visibleToSql } from '@/lib/messaging/policy'
import { previewOfMessage } from '@/lib/messaging/rules/characters'
import { describeMoment } from '@/lib/messaging/rules/describe-moment'
import type {
  ConversationFilter,
  ConversationItem,
  ConversationList,
  ListCursor,
} from '@/lib/messaging/schema'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { Prisma } from '@/prisma/generated/client'
import type { ConversationStatus } from '@/prisma/generated/enums'

type ListedRow = {
  id: string
  subject: string
  status: ConversationStatus
  last_message_at: Date
  client_name: string
  taken_by: string | null
  last_message: string | null
  last_sender_id: string | null
  file_count: number
  unread_count: number
}

/**
 * Returns a page of the actor's conversations, latest first. For a photographer, these are their own and the unassigned
 * ones, unless `view` says otherwise.
 */
export async function listConversations(
  actor: Actor,
  options: Partial<ConversationFilter> & { after?: ListCursor } = {},
): Promise<ConversationList> {
  const { view = '', status = '', search = '', after } = options
  const conditions = [visibleToSql(actor), ofPhotographerSql(actor, view)]
  if (status) conditions.push(Prisma.sql`c.status = ${status.toUpperCase()}::"ConversationStatus"`)
  if (search) conditions.push(contains(search))
  if (after) {
    const { lastMessageAt, id } = after
    conditions.push(
      Prisma.sql`(c.last_message_at, c.id) < (${new Date(lastMessageAt)}::timestamptz, ${id}::uuid)`,
    )
  }
  const [rows, studio] = await Promise.all([
    readRows(actor, Prisma.join(conditions, ' AND '), listPageSize + 1),
    getStudio(),
  ])
  const items = rows.slice(0, listPageSize).map((row) => toItem(actor, row, studio.timeZone))
  const last = items.at(-1)
  const next = rows.length > listPageSize && last ? { lastMessageAt: last.lastMessageAt, id: last.id } : null
  return { items, next }
}

/** Counts the conversations that the actor may see. */
export async function countConversations(actor: Actor): Promise<number> {
  const rows = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM conversations c WHERE ${visibleToSql(actor)}`
  return rows[0]?.total ?? 0
}

/** Returns the latest conversations and the total unread count for the message bell. */
export async function readMessageBell(
  actor: Actor,
): Promise<{ conversations: (ConversationItem & { href: string })[]; unreadCount: number }> {
  const scope = Prisma.sql`${visibleToSql(actor)} AND ${handledBySql(actor)}`
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

/** Counts the unread messages in the conversations that the actor handles, up to `maxCount`. */
export async function countUnreadMessages(actor: Actor): Promise<number> {
  const rows = await db().$queryRaw<{ unread: number }[]>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM messages m JOIN conversations c ON c.id = m.conversation_id
      WHERE NOT m.is_read AND ${fromOtherSideSql(actor)} AND ${visibleToSql(actor)} AND ${handledBySql(actor)}
      LIMIT ${maxCount}
    ) counted`
  return rows[0]?.unread ?? 0
}

/** Matches the subject, the client, or any message. */
function contains(words: string): Prisma.Sql {
  const pattern = `%${escapeLike(words)}%`
  return Prisma.sql`(
    c.subject ILIKE ${pattern}
    OR c.client_id IN (SELECT id FROM profiles WHERE full_name ILIKE ${pattern} OR email::text ILIKE ${pattern})
    OR c.id IN (SELECT conversation_id FROM messages WHERE message ILIKE ${pattern})
  )`
}

/** Limits the page first, so that messages are read only for its conversations. */
function readRows(actor: Actor, scope: Prisma.Sql, limit: number): Promise<ListedRow[]> {
  return db().$queryRaw<ListedRow[]>`
    WITH page AS MATERIALIZED (
      SELECT c.* FROM conversations c WHERE ${scope}
      ORDER BY c.last_message_at DESC, c.id DESC LIMIT ${limit}
    )
    SELECT c.id, c.subject, c.status, c.last_message_at, p.full_name AS client_name, assignee.full_name AS taken_by,
      last.message AS last_message, last.sender_id AS last_sender_id, last.file_count, unread.unread_count
    FROM page c
    JOIN profiles p ON p.id = c.client_id
    LEFT JOIN profiles assignee ON assignee.id = c.assignee_id
    LEFT JOIN LATERAL (
      SELECT m.message, m.sender_id,
        (SELECT count(*)::int FROM message_attachments a WHERE a.message_id = m.id) AS file_count
      FROM messages m WHERE m.conversation_id = c.id ORDER BY m.created_at DESC LIMIT 1
    ) last ON TRUE
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread_count FROM (
        SELECT FROM messages m
        WHERE m.conversation_id = c.id AND NOT m.is_read AND ${fromOtherSideSql(actor)} LIMIT ${maxCount}
      ) counted
    ) unread
    ORDER BY c.last_message_at DESC, c.id DESC`
}

function toItem(actor: Actor, row: ListedRow, timeZone: string): ConversationItem {
  const preview = row.last_message === null ? '' : previewOfMessage(row.last_message, row.file_count)
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
    takenBy: actor.role === 'CLIENT' ? null : row.taken_by,
  }
}
