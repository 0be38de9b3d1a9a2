'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { onLive } from '@/components/notifications/live-events'
import { wantChannel } from '@/components/notifications/wanted-channels'
import { readOfferAction } from '@/lib/availability/actions'
import { slotsChanged } from '@/lib/availability/rules'
import type { Offer, OpenSlot, OwnHold } from '@/lib/availability/schema'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'

/** Many changes at once, such as a new weekly pattern, are one reading. */
const debounceMs = 250
const everyMs = 60_000
/** Below this a difference between the two clocks is the way of the answer. */
const noticeableMs = 2000

export type LiveOffer = {
  slots: OpenSlot[]
  ownSlotIds: string[]
  maxVisitMinutes: number
  /** Whether it was read for the visit's present length. */
  isRead: boolean
  /** The last day that was read, when there are open times after it. */
  lastDay: CalendarDate | null
  hold: OwnHold | null
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  aheadMs: number
  setHold: (hold: OwnHold | null) => void
  /** Takes a slot out at once, on the word of an action that was denied it. */
  drop: (slotId: string) => void
  refresh: () => Promise<void>
  /** Reads the days up to this one too, and keeps them fresh from then on. */
  readUpTo: (day: CalendarDate) => void
}

/** The open times and the own hold, kept fresh: by the live hint, every minute, and when the tab is looked at again. */
export function useOffer(
  initial: Offer,
  { minutes, isShown, movingBookingId }: { minutes: number; isShown: boolean; movingBookingId?: string },
): LiveOffer {
  const [offer, setOffer] = useState(initial)
  const [aheadMs, setAheadMs] = useState(0)
  // What was read once is read again: a chosen time must not get lost because nearer ones were added.
  const upTo = useRef(initial.slots.at(-1)?.date)

  const refresh = useCallback(async () => {
    // Without an answer the page keeps what it knows; the next hint or minute asks again.
    const result = await readOfferAction({ minutes, movingBookingId, upTo: upTo.current }).catch(() => null)
    if (result?.ok) setOffer(result.data)
  }, [minutes, movingBookingId])

  // A server render knows more than this state does.
  useEffect(() => setOffer(initial), [initial])

  // The nearest times of a longer visit may lie on later days.
  const isRead = offer.minutes === minutes
  useEffect(() => {
    if (isShown && !isRead) void refresh()
  }, [isShown, isRead, refresh])

  useEffect(() => {
    const ahead = Date.parse(offer.readAt) - now().getTime()
    setAheadMs((known) => (Math.abs(ahead - known) > noticeableMs ? ahead : known))
  }, [offer.readAt])

  useEffect(() => {
    let debounceTimer: ReturnType<typeof setTimeout> | undefined
    function soon() {
      clearTimeout(debounceTimer)
      debounceTimer = setTimeout(refresh, debounceMs)
    }
    function ifSeen() {
      if (document.visibilityState === 'visible') soon()
    }
    const minute = setInterval(ifSeen, everyMs)
    document.addEventListener('visibilitychange', ifSeen)
    const stopListening = onLive(['slots-changed', 'reconnected'], soon)
    const leaveChannel = wantChannel(slotsChanged.channel)
    return () => {
      clearTimeout(debounceTimer)
      clearInterval(minute)
      document.removeEventListener('visibilitychange', ifSeen)
      stopListening()
      leaveChannel()
    }
  }, [refresh])

  const readUpTo = useCallback(
    (day: CalendarDate) => {
      if (!upTo.current || day > upTo.current) upTo.current = day
      void refresh()
    },
    [refresh],
  )

  return {
    slots: offer.slots,
    ownSlotIds: offer.ownSlotIds,
    maxVisitMinutes: offer.maxVisitMinutes,
    isRead,
    lastDay: offer.lastDay,
    hold: offer.hold,
    aheadMs,
    setHold: (hold) => setOffer((present) => ({ ...present, hold })),
    drop: (slotId) => {
      setOffer((present) => ({ ...present, slots: present.slots.filter(({ id }) => id !== slotId) }))
      void refresh()
    },
    refresh,
    readUpTo,
  }
}
