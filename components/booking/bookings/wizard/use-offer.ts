'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '@/components/live/use-live'
import { readOfferAction } from '@/lib/calendar/availability/actions'
import { refreshDebounceMs } from '@/lib/calendar/availability/limits'
import { findOtherRuns } from '@/lib/calendar/availability/rules/runs'
import { slotsChanged, toSlotChoice } from '@/lib/calendar/availability/rules/slots'
import type { Offer, OpenSlot, OwnHold, SlotChoice } from '@/lib/calendar/availability/schema/slots'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { emptyAddress, isSameAddress } from '@/lib/studio/places/rules/address'
import type { Place, PropertyAddress } from '@/lib/studio/places/schema'
import type { ServiceLight } from '@/prisma/generated/enums'

const refreshMs = 60_000
/** A smaller difference between the two clocks is network latency. */
const noticeableMs = 2000

export type LiveOffer = {
  slots: OpenSlot[]
  ownSlotIds: string[]
  maxVisitMinutes: number
  /** As in OpenSlots; none until they are loaded for the visit's current light. */
  litStartIds: Offer['litStartIds']
  travelFees: Offer['travelFees']
  shortDrives: Offer['shortDrives']
  /** Where the visit would be, as it was loaded. */
  place: Place | null
  /** Whether it was loaded for the visit's current length, address and light. */
  isRead: boolean
  /** The last loaded day, when there are available times after it. */
  lastDay: CalendarDate | null
  hold: OwnHold | null
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  aheadMs: number
  setHold: (hold: OwnHold | null) => void
  /** Removes a slot right away after an action reported it as taken. */
  drop: (slotId: string) => void
  refresh: () => Promise<void>
  /** Loads the days up to this one, and refreshes them from then on. */
  readUpTo: (day: CalendarDate) => Promise<void>
}

/** The visit that times are available for. `address` must be the same object until it changes. */
export type Visit = {
  minutes: number
  address?: PropertyAddress
  light?: ServiceLight
  movingBookingId?: string
}

/** Returns the times at which a visit of this length can start, in its light. */
export function listVisits(
  { slots, ownSlotIds, litStartIds }: Pick<LiveOffer, 'slots' | 'ownSlotIds' | 'litStartIds'>,
  minutes: number,
): SlotChoice[] {
  const lit = litStartIds && new Set(litStartIds)
  return findOtherRuns(slots, minutes, ownSlotIds)
    .filter(({ id }) => !lit || lit.has(id))
    .map(toSlotChoice)
}

/** The available times and the client's hold, refreshed on live events, every minute, and when the tab becomes visible. */
export function useOffer(
  initial: Offer,
  { minutes, address, light, isShown, movingBookingId }: Visit & { isShown: boolean },
): LiveOffer {
  const [offer, setOffer] = useState(initial)
  const [aheadMs, setAheadMs] = useState(0)
  // A refresh reads as far as before, so that a chosen time isn't lost because earlier ones were added.
  const upTo = useRef(initial.slots.at(-1)?.date)

  const read = useCallback(async () => {
    // A failed request changes nothing; the next refresh retries.
    const result = await readOfferAction({
      minutes,
      movingBookingId,
      address,
      light,
      upTo: upTo.current,
    }).catch(() => null)
    if (result?.ok) setOffer(result.data)
  }, [minutes, movingBookingId, address, light])

  // Offline, the action would wait and say so in a toast, though nobody asked for it. The channel, joined again, refreshes.
  const refresh = useCallback(async () => {
    if (navigator.onLine) await read()
  }, [read])

  // A new server render is newer than this state.
  useEffect(() => setOffer(initial), [initial])

  // The first times for a longer visit may be on days that aren't loaded yet.
  const isSameLight = offer.light === (light ?? 'ANY')
  const isRead =
    offer.minutes === minutes &&
    isSameLight &&
    isSameAddress(offer.address ?? emptyAddress, address ?? emptyAddress)
  useEffect(() => {
    if (isShown && !isRead) void refresh()
  }, [isShown, isRead, refresh])

  useEffect(() => {
    const ahead = Date.parse(offer.readAt) - now().getTime()
    setAheadMs((known) => (Math.abs(ahead - known) > noticeableMs ? ahead : known))
  }, [offer.readAt])

  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refreshSoon = useCallback(() => {
    clearTimeout(debounceTimer.current)
    debounceTimer.current = setTimeout(refresh, refreshDebounceMs)
  }, [refresh])
  useLive(['joined', 'slots-changed'], refreshSoon, slotsChanged.channel)
  useEffect(() => {
    function refreshIfVisible() {
      if (document.visibilityState === 'visible') refreshSoon()
    }
    const interval = setInterval(refreshIfVisible, refreshMs)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearTimeout(debounceTimer.current)
      clearInterval(interval)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [refreshSoon])

  const readUpTo = useCallback(
    (day: CalendarDate) => {
      if (!upTo.current || day > upTo.current) upTo.current = day
      return read()
    },
    [read],
  )

  return {
    slots: offer.slots,
    ownSlotIds: offer.ownSlotIds,
    maxVisitMinutes: offer.maxVisitMinutes,
    travelFees: offer.travelFees,
    shortDrives: offer.shortDrives,
    litStartIds: isSameLight ? offer.litStartIds : [],
    place: offer.place,
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
