import 'server-only'
import type { Expression, SqlBool } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { listPageSize } from '@/lib/messaging/limits'
import { inView } from '@/lib/messaging/policy'
import type { ConversationFilter, ConversationList, ListCursor } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/db'
import { containing } from '@/lib/platform/like'
import { queryBuilder } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
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
  const values = {
    pattern: search ? containing(search) : undefined,
    lastMessageAt: after && new Date(after.lastMessageAt),
    afterId: after?.id,
  }
  const rows = await toItems(actor, readPage(actor, values, { view, status }))
  const items = rows.slice(0, listPageSize)
  const last = items.at(-1)
  const next = rows.length > listPageSize && last ? { lastMessageAt: last.lastMessageAt, id: last.id } : null
  return { items, next }
}

type Values = {
  pattern: string | undefined
  lastMessageAt: Date | undefined
  afterId: string | undefined
}

const readPage = prepareForActor(
  (
    _,
    actor,
    { pattern, lastMessageAt, afterId }: Values,
    { view, status }: Pick<ConversationFilter, 'view' | 'status'>,
  ) => {
    const conditions = [isVisible(actor), whereSql('conversations', inView(actor, view), 'c')]
    if (status) conditions.push(columns('c.status', '=', status === 'open' ? 'OPEN' : 'CLOSED'))
    if (pattern) conditions.push(matches(pattern))
    if (lastMessageAt && afterId) {
      const place = columns.tuple(lastMessageAt, afterId)
      conditions.push(columns(columns.refTuple('c.lastMessageAt', 'c.id'), '<', place))
    }
    return selectConversations(actor, columns.and(conditions), listPageSize + 1)
  },
)

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
