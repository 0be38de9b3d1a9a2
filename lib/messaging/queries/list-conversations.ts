import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { bellLimit, listPageSize, maxCount } from '@/lib/messaging/limits'
import { handledBy, inView, visibleTo } from '@/lib/messaging/policy'
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
import { countRows, queryBuilder } from '@/lib/platform/query-builder'
import type { Tables } from '@/lib/platform/tables'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'

type Joined = { c: Tables['conversations']; m: Tables['messages'] }
const columns = expressionBuilder<Joined, keyof Joined>()

/**
 * Returns a page of the actor's conversations, latest first. For a photographer, these are their own and the unassigned
 * ones, unless `view` says otherwise.
 */
export async function listConversations(
  actor: Actor,
  options: Partial<ConversationFilter> & { after?: ListCursor } = {},
): Promise<ConversationList> {
  const { view = '', status = '', search = '', after } = options
  const conditions = [isVisible(actor), whereSql('conversations', inView(actor, view), 'c')]
  if (status) conditions.push(columns('c.status', '=', status === 'open' ? 'OPEN' : 'CLOSED'))
  if (search) conditions.push(contains(search))
  if (after) conditions.push(isAfter(after))
  const [rows, studio] = await Promise.all([
    readRows(actor, columns.and(conditions), listPageSize + 1),
    getStudio(),
  ])
  const items = rows.slice(0, listPageSize).map((row) => toItem(actor, row, studio.timeZone))
  const last = items.at(-1)
  const next = rows.length > listPageSize && last ? { lastMessageAt: last.lastMessageAt, id: last.id } : null
  return { items, next }
}

/** Counts the conversations that the actor may see. */
export function countConversations(actor: Actor): Promise<number> {
  return db().conversation.count({ where: visibleTo(actor) })
}

/** Returns the latest conversations and the total unread count for the message bell. */
export async function readMessageBell(
  actor: Actor,
): Promise<{ conversations: (ConversationItem & { href: string })[]; unreadCount: number }> {
  const [rows, unreadCount, studio] = await Promise.all([
    readRows(actor, columns.and([isVisible(actor), isHandled(actor)]), bellLimit),
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
  const unread = queryBuilder(db())
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .where(isUnread(actor))
    .where(isVisible(actor))
    .where(isHandled(actor))
    .select('m.id')
    .limit(maxCount)
  const { count } = await queryBuilder(db())
    .selectFrom(unread.as('unread'))
    .select(countRows.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const isVisible = (actor: Actor) => whereSql('conversations', visibleTo(actor), 'c')
const isHandled = (actor: Actor) => whereSql('conversations', handledBy(actor), 'c')

/** Whether the message `m` is an unread one of the other side. */
function isUnread(actor: Actor): Expression<SqlBool> {
  const isFromClient = actor.role === 'CLIENT' ? 'is distinct from' : '='
  return columns.and([
    columns('m.isRead', '=', false),
    columns('m.senderId', isFromClient, columns.ref('c.clientId')),
  ])
}

function isAfter({ lastMessageAt, id }: ListCursor): Expression<SqlBool> {
  return columns(columns.refTuple('c.lastMessageAt', 'c.id'), '<', columns.tuple(new Date(lastMessageAt), id))
}

/** Matches the subject, the client, or any message. */
function contains(words: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(words)}%`
  const clients = queryBuilder(db())
    .selectFrom('profiles')
    .where((eb) =>
      eb.or([eb('fullName', 'ilike', pattern), eb(eb.cast<string>('email', 'text'), 'ilike', pattern)]),
    )
    .select('id')
  const messages = queryBuilder(db())
    .selectFrom('messages')
    .where('message', 'ilike', pattern)
    .select('conversationId')
  return columns.or([
    columns('c.subject', 'ilike', pattern),
    columns('c.clientId', 'in', clients),
    columns('c.id', 'in', messages),
  ])
}

/** Limits the page first, so that messages are read only for its conversations. */
function readRows(actor: Actor, scope: Expression<SqlBool>, limit: number) {
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
    .execute()
}

type ListedRow = Awaited<ReturnType<typeof readRows>>[number]

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
    takenBy: actor.role === 'CLIENT' ? null : row.takenBy,
  }
}
