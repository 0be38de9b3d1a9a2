'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { holdSlotAction, releaseSlotAction } from '@/lib/availability/actions'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { now } from '@/lib/platform/clock'
import type { LiveOffer } from './use-offer'

/**
 * Holds the slots of the chosen time while the wizard shows it, and releases them when it shows none.
 * `until` is when the hold ends, in ms by this browser's clock, or null without a hold.
 * `hasEnded` is true once the hold has expired.
 */
export function useHold(
  offer: LiveOffer,
  run: Pick<SlotChoice, 'id' | 'slotIds'> | null,
  { minutes, movingBookingId }: { minutes: number; movingBookingId?: string },
) {
  const { hold, aheadMs } = offer
  const slotId = run?.id ?? null
  // A visit of another length is another run, even when it starts with the same slot.
  const runKey = run?.slotIds.join() ?? null
  const until = hold && hold.slotIds.join() === runKey ? Date.parse(hold.expiresAt) - aheadMs : null
  const [lastHeldKey, setLastHeldKey] = useState<string | null>(null)
  const [isTaking, setIsTaking] = useState(false)
  if (until !== null && lastHeldKey !== runKey) setLastHeldKey(runKey)

  async function take(wantedId: string) {
    setIsTaking(true)
    const result = await holdSlotAction({ slotId: wantedId, minutes, movingBookingId }).catch(() => null)
    setIsTaking(false)
    if (result?.ok) offer.setHold(result.data)
    else if (result?.code === 'slot-taken') offer.drop(wantedId)
    else if (result) toast.error('Error', result.message)
  }

  /** Releases only this tab's hold, because another tab may have its own. A failed release is harmless: holds expire. */
  function releaseHold(heldId: string) {
    setLastHeldKey(null)
    if (hold?.slotIds[0] === heldId) offer.setHold(null)
    releaseSlotAction({ slotId: heldId }).catch(() => null)
  }

  const follow = useEffectEvent((wantedId: string | null) => {
    if (wantedId && until === null) void take(wantedId)
    const heldId = lastHeldKey?.split(',')[0]
    if (!wantedId && heldId) releaseHold(heldId)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that grew or shrank needs a new hold
  useEffect(() => follow(slotId), [slotId, runKey])

  const end = useEffectEvent(() => {
    offer.setHold(null)
    void offer.refresh()
  })
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(end, until - now().getTime())
    return () => clearTimeout(timer)
  }, [until])

  return { until, hasEnded: runKey !== null && lastHeldKey === runKey && until === null && !isTaking, take }
}
