'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { sendLive } from '@/components/live/live-events'
import { useLive } from '@/components/live/use-live'
import { conversationChannel } from '@/lib/messaging/rules/conversation'
import { now } from '@/lib/platform/time/clock'

/** How often typing is announced at most. */
const announceEveryMs = 2000
/** How long an announcement is shown. */
const shownMs = 5000

/** Whether the other side is typing, and a function that announces that this side is. Neither stored nor trusted. */
export function useTyping(conversationId: string, isPhotographer: boolean) {
  const [isTyping, setTyping] = useState(false)
  const lastAnnounced = useRef(0)
  const channel = conversationChannel(conversationId)
  const side = isPhotographer ? 'studio' : 'client'

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    setTyping(false)
  }, [])
  useEffect(() => stop, [stop])
  useLive(['message'], stop, channel)
  useLive(
    ['client-typing'],
    (_event, data) => {
      if (sideOf(data) === side) return
      clearTimeout(timer.current)
      setTyping(true)
      timer.current = setTimeout(stop, shownMs)
    },
    channel,
  )

  const send = useCallback(() => {
    const at = now().getTime()
    if (at - lastAnnounced.current < announceEveryMs) return
    lastAnnounced.current = at
    sendLive(channel, 'client-typing', { side })
  }, [channel, side])

  return { isTyping, send }
}

function sideOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'side' in data ? data.side : null
}
