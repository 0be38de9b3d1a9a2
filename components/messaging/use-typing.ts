'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { conversationChannel } from '@/lib/messaging/rules/characters'
import { now } from '@/lib/platform/clock'
import type { ConversationTransport } from './conversation-transport'

const event = 'client-typing'
/** How often typing is announced at most. */
const announceEveryMs = 2000
/** How long an announcement is shown. */
const shownMs = 5000

/** Whether the other side is typing, and a function that announces that this side is. Neither stored nor trusted. */
export function useTyping(conversationId: string, isPhotographer: boolean, transport: ConversationTransport) {
  const [isTyping, setTyping] = useState(false)
  const lastAnnounced = useRef(0)
  const channel = conversationChannel(conversationId)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function stop() {
      clearTimeout(timer)
      setTyping(false)
    }
    const leave = transport.subscribe(channel, (received) => {
      if (received.event === 'message') return stop()
      if (received.event !== event || sideOf(received.data) === (isPhotographer ? 'studio' : 'client')) return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(stop, shownMs)
    })
    return () => {
      leave()
      stop()
    }
  }, [transport, channel, isPhotographer])

  const send = useCallback(() => {
    const at = now().getTime()
    if (at - lastAnnounced.current < announceEveryMs) return
    lastAnnounced.current = at
    transport.send(channel, event, { side: isPhotographer ? 'studio' : 'client' })
  }, [transport, channel, isPhotographer])

  return { isTyping, send }
}

function sideOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'side' in data ? data.side : null
}
