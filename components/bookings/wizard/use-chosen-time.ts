'use client'

import { useMemo, useState } from 'react'
import type { TimeProblem } from '@/components/availability/slot-notice'
import { replaceAddress } from '@/components/ui/page-address'
import { findOtherRuns } from '@/lib/availability/rules/runs'
import { nearestSlots, toSlotChoice } from '@/lib/availability/rules/slots'
import type { LinkedTime, Offer, SlotChoice, SlotStart } from '@/lib/availability/schema/slots'
import { type Wizard, wizardHref } from '@/lib/bookings/rules/wizard-address'
import { useHold } from './use-hold'
import { type LiveOffer, useOffer } from './use-offer'

/** How many alternatives are offered for a time that is gone. */
const nearestCount = 4

export type ChosenTime = {
  /** Every available time that is long enough for the visit. */
  slots: SlotChoice[]
  /** The length of the visit. */
  minutes: number
  /** Whether the times for a visit of this length have loaded. */
  isRead: boolean
  /** The longest visit that fits anywhere. */
  maxVisitMinutes: number
  /** As in LiveOffer. */
  lastDay: LiveOffer['lastDay']
  readUpTo: LiveOffer['readUpTo']
  /** The chosen time; kept after it is gone, so that the page can name it. */
  slot: SlotChoice | null
  problem: TimeProblem | null
  /** The start of a time that was chosen or linked to, and isn't available. */
  lostStart: SlotStart | null
  nearest: SlotChoice[]
  /** When the hold ends, in ms by this browser's clock. */
  heldUntil: number | null
  choose: (slot: SlotChoice) => void
  /** Marks the chosen time as gone. */
  lose: () => void
}

type ChosenTimeOptions = { minutes: number; linked: LinkedTime | null }

/** Returns the time that the URL names among those long enough for the visit, and holds it after the services step. */
export function useChosenTime(
  initial: Offer,
  wizard: Wizard,
  { minutes, linked }: ChosenTimeOptions,
): ChosenTime {
  const { slotId, serviceIds, rescheduleId, step } = wizard
  const movingBookingId = rescheduleId ?? undefined
  const offer = useOffer(initial, { minutes, isShown: step !== 'services', movingBookingId })
  const slots = useMemo(
    () => findOtherRuns(offer.slots, minutes, offer.ownSlotIds).map(toSlotChoice),
    [offer.slots, offer.ownSlotIds, minutes],
  )
  const open = slots.find(({ id }) => id === slotId)
  const [last, setLast] = useState<{ slot: SlotChoice; minutes: number } | null>(null)
  if (open && (open.slotIds.join() !== last?.slot.slotIds.join() || minutes !== last.minutes)) {
    setLast({ slot: open, minutes })
  }
  const known = last?.slot.id === slotId ? last : null
  // A slot that is too short for the changed visit is no longer a choice.
  const slot = open ?? (known?.minutes === minutes ? known.slot : null)
  const isWanted = step !== 'services' && open !== undefined
  const hold = useHold(offer, isWanted ? open : null, { minutes, movingBookingId })

  function choose(choice: SlotChoice) {
    if (choice.id === slotId) void hold.take(choice.id)
    else replaceAddress(wizardHref({ step, serviceIds, rescheduleId, slotId: choice.id }))
  }

  function problem(): TimeProblem | null {
    if (open || !slotId) return hold.hasEnded ? 'hold-ended' : null
    if (slot) return 'taken'
    if (!offer.isRead) return null
    return offer.slots.some(({ id }) => id === slotId) ? 'too-short' : 'unknown'
  }

  const linkedStart = linked?.slotId === slotId ? linked : null
  const lostStart = slotId && !open ? (known?.slot ?? linkedStart) : null

  return {
    slots,
    minutes,
    isRead: offer.isRead,
    maxVisitMinutes: offer.maxVisitMinutes,
    lastDay: offer.lastDay,
    readUpTo: offer.readUpTo,
    slot,
    problem: problem(),
    lostStart,
    nearest: lostStart ? nearestSlots(slots, lostStart, nearestCount) : [],
    heldUntil: hold.until,
    choose,
    lose: () => slot && offer.drop(slot.id),
  }
}
