import 'server-only'
import type { Expression, SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { listPageSize } from '@/lib/messaging/limits'
import { inView } from '@/lib/messaging/policy'
import type { ConversationFilter, ConversationList, ListCursor } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { containing } from '@/lib/platform/data/like'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { columns, isVisible, selectConversations, toItems } from './select-conversations'

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
  if (search) conditions.push(matches(containing(search)))
  if (after) {
    const place = columns.tuple(new Date(after.lastMessageAt), after.id)
    conditions.push(columns(columns.refTuple('c.lastMessageAt', 'c.id'), '<', place))
  }
  const listed = selectConversations(actor, columns.and(conditions), listPageSize + 1)
  const rows = await toItems(actor, listed.execute())
  const items = rows.slice(0, listPageSize)
  const last = items.at(-1)
  const next = rows.length > listPageSize && last ? { lastMessageAt: last.lastMessageAt, id: last.id } : null
  return { items, next }
}

/** Matches the subject, the client, or any message. */
function matches(pattern: string): Expression<SqlBool> {
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
