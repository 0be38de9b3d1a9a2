import 'server-only'
import { formatDistanceStrict } from 'date-fns'
import { type Expression, expressionBuilder, type InferResult, type SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { maxCount } from '@/lib/messaging/limits'
import { handledBy, visibleTo } from '@/lib/messaging/policy'
import { previewOfMessage } from '@/lib/messaging/rules/preview'
import type { ConversationItem } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import type { Tables } from '@/lib/platform/data/tables'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Joined = { c: Tables['conversations']; m: Tables['messages'] }

/** Builds conditions on `conversations as c` and `messages as m`. */
export const columns = expressionBuilder<Joined, keyof Joined>()

/** Whether the actor may see the conversation `c`. */
export const isVisible = (actor: Actor) => whereSql('conversations', visibleTo(actor), 'c')

/** Whether the actor handles the conversation `c`. */
export const isHandled = (actor: Actor) => whereSql('conversations', handledBy(actor), 'c')

/** Whether the message `m` is an unread one of the other side. */
export function isUnread(actor: Actor): Expression<SqlBool> {
  const isFromClient = isClient(actor) ? 'is distinct from' : '='
  return columns.and([
    columns('m.isRead', '=', false),
    columns('m.senderId', isFromClient, columns.ref('c.clientId')),
  ])
}

/**
 * Selects the conversations that match a condition, latest first. Limits the page first, so that messages are read only for its
 * conversations.
 */
export function selectConversations(actor: Actor, scope: Expression<SqlBool>, limit: number) {
  return queryBuilder(db())
    .with(
      (cte) => cte('page').materialized(),
      (query) =>
        query
          .selectFrom('conversations as c')
          .selectAll()
          .where(scope)
          .orderBy('c.lastMessageAt', 'desc')
          .orderBy('c.id', 'desc')
          .limit(limit),
    )
    .selectFrom('page as c')
    .innerJoin('profiles as client', 'client.id', 'c.clientId')
    .leftJoin('profiles as assignee', 'assignee.id', 'c.assigneeId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as m')
          .whereRef('m.conversationId', '=', 'c.id')
          .select(['m.id', 'm.message', 'm.senderId'])
          .orderBy('m.createdAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'c.id',
      'c.subject',
      'c.status',
      'c.lastMessageAt',
      'client.fullName as clientName',
      'assignee.fullName as takenBy',
      'last.message as lastMessage',
      'last.senderId as lastSenderId',
      (eb) =>
        eb
          .selectFrom('message_attachments as a')
          .whereRef('a.messageId', '=', 'last.id')
          .select(countRows.as('count'))
          .$asScalar()
          .$notNull()
          .as('fileCount'),
      (eb) =>
        eb
          .selectFrom((unread) =>
            unread
              .selectFrom('messages as m')
              .whereRef('m.conversationId', '=', 'c.id')
              .where(isUnread(actor))
              .select('m.id')
              .limit(maxCount)
              .as('unread'),
          )
          .select(countRows.as('count'))
          .$asScalar()
          .$notNull()
          .as('unreadCount'),
    ])
    .orderBy('c.lastMessageAt', 'desc')
    .orderBy('c.id', 'desc')
}

type ListedRow = InferResult<ReturnType<typeof selectConversations>>[number]

/** Returns selected conversations as the actor sees them. */
export async function toItems(actor: Actor, rows: Promise<ListedRow[]>): Promise<ConversationItem[]> {
  const [listed, { timeZone }] = await Promise.all([rows, getStudio()])
  return listed.map((row) => toItem(actor, row, timeZone))
}

function toItem(actor: Actor, row: ListedRow, timeZone: string): ConversationItem {
  const preview = row.lastMessage === null ? '' : previewOfMessage(row.lastMessage, row.fileCount)
  const isOwn = row.lastSenderId === actor.profileId
  return {
    id: row.id,
    subject: row.subject,
    clientName: row.clientName,
    status: row.status,
    unreadCount: row.unreadCount,
    preview: isOwn && preview ? `You: ${preview}` : preview,
    when: describeMoment(row.lastMessageAt, timeZone),
    lastMessageAt: row.lastMessageAt.toISOString(),
    takenBy: isClient(actor) ? null : row.takenBy,
  }
}

const minute = 60_000
const hour = 60 * minute

/** Formats a past time for a list: `Just now`, `12 minutes ago`, `Yesterday`, `June 02`, `June 02, 2025`. */
function describeMoment(instant: Date, timeZone: string): string {
  const day = formatInstantDate(instant, timeZone)
  const today = formatInstantDate(now(), timeZone)
  if (day === today || now().getTime() - instant.getTime() < hour) return describeAge(instant)
  const yesterday = formatDate(addDays(todayIn(timeZone), -1))
  if (day === yesterday) return 'Yesterday'
  const [date = day, year] = day.split(', ')
  return year === today.split(', ')[1] ? date : day
}

function describeAge(instant: Date): string {
  const current = now()
  if (current.getTime() - instant.getTime() < minute) return 'Just now'
  return `${formatDistanceStrict(instant, current)} ago`
}
