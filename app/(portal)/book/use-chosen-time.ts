'use client'

import { useMemo, useState } from 'react'
import { replaceAddress } from '@/components/ui/page-address'
import { nearestSlots, toSlotChoice } from '@/lib/availability/rules'
import { findOtherRuns } from '@/lib/availability/rules/runs'
import type { Offer, SlotChoice, SlotStart } from '@/lib/availability/schema'
import { useHold } from './use-hold'
import { type LiveOffer, useOffer } from './use-offer'
import { type Wizard, wizardHref } from './wizard-address'

/** How many times are offered in place of one that is lost. */
const nearestCount = 4

export type TimeProblem = 'taken' | 'hold-ended' | 'unknown' | 'too-short'

export type ChosenTime = {
  /** Every time that has room for the visit and can be chosen now. */
  slots: SlotChoice[]
  /** How long the visit is. */
  minutes: number
  /** Whether the times for a visit of this length are known; they are on their way otherwise. */
  isRead: boolean
  /** The longest visit there is room for. */
  maxVisitMinutes: number
  /** As in LiveOffer. */
  lastDay: LiveOffer['lastDay']
  readUpTo: LiveOffer['readUpTo']
  /** The choice; it stays when it is lost, so that the page can say what was lost. */
  slot: SlotChoice | null
  problem: TimeProblem | null
  /** When the time started that was chosen, or that a link wanted, and can't be had. */
  lostStart: SlotStart | null
  nearest: SlotChoice[]
  /** Until when the choice is held, in milliseconds of this browser's clock. */
  heldUntil: number | null
  choose: (slot: SlotChoice) => void
  /** Marks the choice as lost. */
  lose: () => void
}

/** The time a link leads to, whatever its state: its slot and when that starts. */
export type LinkedTime = SlotStart & { slotId: string }

type ChosenTimeOptions = { minutes: number; linked: LinkedTime | null }

/** The time that the address names, among those with room for the visit, held while the wizard is past its services. */
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
  // A choice that the visit has outgrown is none any more.
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
