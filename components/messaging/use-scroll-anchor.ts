'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '@/lib/messaging/schema'
import type { Outgoing } from './outgoing'

/** Distance from the end, in pixels, that still counts as being there. */
const nearEnd = 48

/**
 * Keeps the scroll position while a thread grows at either end: at the end it follows new messages, elsewhere nothing
 * moves. Sending a message scrolls to the end. `isBehind` is true while there is a new message below.
 */
export function useScrollAnchor(
  box: RefObject<HTMLElement | null>,
  messages: readonly ThreadMessage[],
  waiting: readonly Outgoing[],
) {
  const lastId = messages.at(-1)?.id
  const waitingBefore = useRef(waiting.length)
  const isAtEnd = useRef(true)
  const place = useRef<{ id: string; top: number } | null>(null)
  const [seenId, setSeenId] = useState(lastId)

  const note = useCallback(() => {
    const element = box.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    place.current = isAtEnd.current ? null : firstInSight(element)
    if (isAtEnd.current) setSeenId(lastId)
  }, [box, lastId])

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages change the height
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (waiting.length > waitingBefore.current) isAtEnd.current = true
    waitingBefore.current = waiting.length
    if (isAtEnd.current) toEnd()
    else if (place.current) {
      const anchor = element.querySelector(`[data-message="${place.current.id}"]`)
      if (anchor) element.scrollTop += anchor.getBoundingClientRect().top - place.current.top
    }
    note()
  }, [messages, waiting])

  // The reply form and a phone's keyboard change the height.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, toEnd])

  return { note, toEnd, isBehind: seenId !== lastId }
}

function firstInSight(box: HTMLElement): { id: string; top: number } | null {
  const { top: boxTop } = box.getBoundingClientRect()
  for (const element of box.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > boxTop) return { id: element.dataset.message ?? '', top }
  }
  return null
}
