'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { useLive, useWithoutLive } from '@/components/live/use-live'
import { readNewerAction, readOlderAction } from '@/lib/messaging/actions'
import { conversationChannel } from '@/lib/messaging/rules/conversation'
import type { ThreadPage } from '@/lib/messaging/schema'
import {
  firstUnreadOwn,
  openWindow,
  type ThreadWindow,
  withAllRead,
  withNews,
  withOlder,
  withSent,
} from './thread-window'

/** How often a page without a live connection polls. */
const pollSeconds = 10
/** After any message. */
const end = '9999-12-31T23:59:59.999Z'

type Connection = 'fine' | 'lost'

/**
 * The loaded part of a thread, kept up to date with new messages and read receipts. Catches up after a reconnect, and polls
 * every ten seconds without a live connection.
 */
export function useThread(conversationId: string, initial: ThreadPage) {
  const router = useRouter()
  const [shown, setShown] = useState(() => openWindow(initial))
  const [connection, setConnection] = useState<Connection>('fine')
  const [hasNews, setHasNews] = useState(false)
  const latest = useRef(shown)
  const inFlight = useRef<{ again: boolean } | null>(null)

  const change = useCallback((next: (before: ThreadWindow) => ThreadWindow) => {
    latest.current = next(latest.current)
    setShown(latest.current)
  }, [])

  /** Loads what follows the window. Returns whether the server was reached. */
  const readOn = useCallback(async (): Promise<boolean> => {
    const { knownUpTo } = latest.current
    const unreadFrom = firstUnreadOwn(latest.current)
    const result = await readNewerAction({ conversationId, after: knownUpTo, unreadFrom }).catch(() => null)
    if (result?.ok) change((before) => withNews(before, result.data))
    // Deleted by the other side; the refreshed page says so.
    else if (result?.code === 'not-found') router.refresh()
    return result !== null
  }, [conversationId, change, router])

  /** Loads new messages up to the end of the thread. A call during a run makes that run load once more. */
  const catchUp = useCallback(async () => {
    if (latest.current.hasNewer) return setHasNews(true)
    if (inFlight.current) {
      inFlight.current.again = true
      return
    }
    let wasReached: boolean
    do {
      inFlight.current = { again: false }
      wasReached = await readOn()
    } while (wasReached && (inFlight.current.again || latest.current.hasNewer))
    inFlight.current = null
    if (wasReached) setConnection('fine')
    else if (!navigator.onLine) setConnection('lost')
  }, [readOn])

  useLive(['joined', 'message'], catchUp, conversationChannel(conversationId))
  useLive(['connected', 'reconnected', 'lost'], (event) => setConnection(event === 'lost' ? 'lost' : 'fine'))
  useWithoutLive(pollSeconds, catchUp)

  const loadOlder = useCallback(async () => {
    const first = latest.current.messages[0]
    if (!first) return
    const result = await readOlderAction({ conversationId, before: first.createdAt }).catch(() => null)
    if (result?.ok) change((before) => withOlder(before, result.data))
  }, [conversationId, change])

  const jumpToEnd = useCallback(async () => {
    const result = await readOlderAction({ conversationId, before: end }).catch(() => null)
    if (!result?.ok) return
    change(() => openWindow(result.data))
    setHasNews(false)
  }, [conversationId, change])

  return {
    shown,
    connection,
    /** Whether there are new messages after the window. */
    hasNews,
    loadOlder,
    loadNewer: readOn,
    jumpToEnd,
    addSent: useCallback(
      (message: Parameters<typeof withSent>[1]) => change((before) => withSent(before, message)),
      [change],
    ),
    markAllRead: useCallback(() => change(withAllRead), [change]),
  }
}
