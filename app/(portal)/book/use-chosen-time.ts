'use client'

import { useState } from 'react'
import { replaceAddress } from '@/components/ui/page-address'
import { nearestSlots } from '@/lib/availability/rules'
import type { Offer, SlotChoice } from '@/lib/availability/schema'
import { useHold } from './use-hold'
import { type LiveOffer, useOffer } from './use-offer'
import { type Wizard, wizardHref } from './wizard-address'

/** How many times are offered in place of one that is lost. */
const nearestCount = 4

export type ChosenTime = {
  /** Everything that can be chosen now. */
  slots: SlotChoice[]
  /** As in LiveOffer. */
  lastDay: LiveOffer['lastDay']
  readUpTo: LiveOffer['readUpTo']
  /** The choice; it stays when it is lost, so that the page can say what was lost. */
  slot: SlotChoice | null
  problem: 'taken' | 'hold-ended' | 'unknown' | null
  nearest: SlotChoice[]
  /** Until when the choice is held, in milliseconds of this browser's clock. */
  heldUntil: number | null
  choose: (slot: SlotChoice) => void
  /** Marks the choice as lost. */
  lose: () => void
}

/** The time that the address names, among the times that are open, held while the wizard is past its services. */
export function useChosenTime(initial: Offer, wizard: Wizard): ChosenTime {
  const { slotId, serviceIds, rescheduleId, step } = wizard
  const movingBookingId = rescheduleId ?? undefined
  const offer = useOffer(initial, movingBookingId)
  const open = offer.slots.find(({ id }) => id === slotId)
  const [last, setLast] = useState<SlotChoice | null>(null)
  if (open && open.id !== last?.id) setLast(open)
  const slot = open ?? (last?.id === slotId ? last : null)
  const isWanted = step !== 'services' && open !== undefined
  const hold = useHold(offer, isWanted ? open.id : null, movingBookingId)

  function choose(choice: SlotChoice) {
    if (choice.id === slotId) void hold.take(choice.id)
    else replaceAddress(wizardHref({ step, serviceIds, rescheduleId, slotId: choice.id }))
  }

  function problem(): ChosenTime['problem'] {
    if (slotId && !slot) return 'unknown'
    if (slot && !open) return 'taken'
    return hold.hasEnded ? 'hold-ended' : null
  }

  return {
    slots: offer.slots,
    lastDay: offer.lastDay,
    readUpTo: offer.readUpTo,
    slot,
    problem: problem(),
    nearest: slot && !open ? nearestSlots(offer.slots, slot, nearestCount) : [],
    heldUntil: hold.until,
    choose,
    lose: () => slot && offer.drop(slot.id),
  }
}
