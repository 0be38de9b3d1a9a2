'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ListRow } from '@/components/ui/list-row'
import { EmptyList } from '@/components/ui/list-split'
import { Status } from '@/components/ui/status'
import { listOlderConversationsAction } from '@/lib/messaging/actions'
import type { ConversationFilter, ConversationItem, ConversationList as List } from '@/lib/messaging/schema'
import { latestFirst } from '@/lib/platform/data/latest-first'
import { withParameter } from '@/lib/platform/web/site-path'
import { DeleteConversationButton } from './delete-conversation-button'
import { describeUnread } from './describe-unread'
import { useDeletedConversations } from './live-deletions'
import { MessageTime } from './message-time'
import { useReadConversations } from './read-conversations'
import { ScrollSentinel } from './scroll-sentinel'

type ConversationListProps = {
  list: List
  filter: ConversationFilter
  /** The list's address, without an open conversation. */
  listHref: string
  /** The id of the open conversation. */
  current: string
  canDelete?: boolean
  isPhotographer: boolean
}

/** Conversations, latest first. Loads older ones on scroll. Needs the filter as its `key`. */
export function ConversationList(props: ConversationListProps) {
  const { list, filter, listHref, current, canDelete = false, isPhotographer } = props
  const deleted = useDeletedConversations()
  const { items: known, hasMore, readOn } = useList(list, filter)
  const readUpTo = useReadConversations()
  const items = known
    .filter(({ id }) => !deleted.has(id))
    .map((item) => (item.lastMessageAt <= (readUpTo.get(item.id) ?? '') ? { ...item, unreadCount: 0 } : item))
  const box = useRef<HTMLElement>(null)
  if (items.length === 0) {
    const isFiltered = Object.values(filter).some(Boolean)
    return (
      <EmptyList icon="message-square">
        {isFiltered ? 'No matching conversations' : 'No conversations yet'}
      </EmptyList>
    )
  }
  return (
    <>
      <ul>
        {items.map((item) => (
          <ConversationRow
            key={item.id}
            item={item}
            href={withParameter(listHref, 'conversation', item.id)}
            isCurrent={item.id === current}
            showsClient={isPhotographer}
            action={
              canDelete && (
                <DeleteConversationButton
                  conversation={item}
                  otherSide="the studio"
                  leaveTo={item.id === current ? listHref : undefined}
                />
              )
            }
          />
        ))}
      </ul>
      {hasMore && <ScrollSentinel box={box} at={items.at(-1)?.id} onNear={readOn} />}
    </>
  )
}

/** The first page as last rendered by the server, followed by the pages loaded on scroll. */
function useList(first: List, filter: ConversationFilter) {
  const [known, setKnown] = useState(first.items)
  const [next, setNext] = useState(first.next)
  const isLoading = useRef(false)
  // Keeps conversations that newer ones push off the first page.
  useEffect(() => setKnown((before) => withoutRepeats([...first.items, ...before])), [first])

  async function readOn() {
    if (!next || isLoading.current) return
    isLoading.current = true
    const result = await listOlderConversationsAction({ ...filter, after: next }).catch(() => null)
    isLoading.current = false
    if (!result?.ok) return
    setKnown((before) => withoutRepeats([...before, ...result.data.items]))
    setNext(result.data.next)
  }

  const end = first.items.at(-1)?.lastMessageAt ?? ''
  const older = first.next ? known.filter(({ lastMessageAt }) => lastMessageAt < end) : []
  const items = withoutRepeats([...first.items, ...older.sort(byLatest)])
  return { items, hasMore: next !== null, readOn }
}

const byLatest = (one: ConversationItem, other: ConversationItem) =>
  latestFirst(one.lastMessageAt, other.lastMessageAt)

/** Keeps the first entry of each conversation. */
function withoutRepeats(items: ConversationItem[]): ConversationItem[] {
  const byId = new Map<string, ConversationItem>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

type ConversationRowProps = {
  item: ConversationItem
  href: string
  isCurrent: boolean
  showsClient: boolean
  /** A button at the row's lower right corner. */
  action?: ReactNode
}

/** A conversation in a list: subject, age, preview, and status. */
function ConversationRow({ item, href, isCurrent, showsClient, action }: ConversationRowProps) {
  return (
    <ListRow
      href={href}
      isCurrent={isCurrent}
      isNew={item.unreadCount > 0}
      title={item.subject}
      age={<MessageTime at={item.lastMessageAt} absoluteTime={item.when} />}
      subtitle={item.preview}
      action={action}
      footer={
        <>
          {showsClient && <span className="text-ink-3">{item.clientName}</span>}
          <Status value={item.status} />
          {item.unreadCount > 0 && (
            <span className="font-[600] text-accent">{describeUnread(item.unreadCount)}</span>
          )}
          {item.takenBy && <span className="text-ink-3">Assigned to {item.takenBy}</span>}
        </>
      }
    />
  )
}
