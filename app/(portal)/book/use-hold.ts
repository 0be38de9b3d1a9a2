'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { holdSlotAction, releaseSlotAction } from '@/lib/availability/actions'
import { now } from '@/lib/platform/clock'
import type { LiveOffer } from './use-offer'

/**
 * Holds the chosen slot for as long as the wizard shows it, and gives it back when it shows none.
 * `until` is a moment of this browser's clock, in milliseconds; null while nothing is held.
 * `hasEnded`: it was held, and is so no longer.
 */
export function useHold(offer: LiveOffer, slotId: string | null, movingBookingId?: string) {
  const { hold, aheadMs } = offer
  const until = hold && hold.slotIds[0] === slotId ? Date.parse(hold.expiresAt) - aheadMs : null
  const [lastHeldId, setLastHeldId] = useState<string | null>(null)
  const [isTaking, setIsTaking] = useState(false)
  if (until !== null && lastHeldId !== slotId) setLastHeldId(slotId)

  async function take(wantedId: string) {
    setIsTaking(true)
    const result = await holdSlotAction({ slotId: wantedId, minutes: 0, movingBookingId }).catch(() => null)
    setIsTaking(false)
    if (result?.ok) offer.setHold(result.data)
    else if (result?.code === 'slot-taken') offer.drop(wantedId)
    else if (result) toast.error('Error', result.message)
  }

  /** Only what was taken here: another tab may hold a time of its own. A hold that stays behind runs out by itself. */
  function giveBack(heldId: string) {
    setLastHeldId(null)
    if (hold?.slotIds[0] === heldId) offer.setHold(null)
    releaseSlotAction({ slotId: heldId }).catch(() => null)
  }

  const follow = useEffectEvent((wantedId: string | null) => {
    if (wantedId && until === null) void take(wantedId)
    if (!wantedId && lastHeldId) giveBack(lastHeldId)
  })
  useEffect(() => follow(slotId), [slotId])

  const end = useEffectEvent(() => {
    offer.setHold(null)
    void offer.refresh()
  })
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(end, until - now().getTime())
    return () => clearTimeout(timer)
  }, [until])

  return { until, hasEnded: slotId !== null && lastHeldId === slotId && until === null && !isTaking, take }
}
