'use client'

import { useState } from 'react'
import { findNearestSlots } from '@/lib/availability/actions'
import type { SlotChoice } from '@/lib/availability/schema'

/** The chosen time, which may be lost to somebody faster and replaced in place. `null`: nothing was lost. */
export function useSlotChoice(initial: SlotChoice, hrefOf: (slotId: string) => string) {
  const [slot, setSlot] = useState(initial)
  const [lost, setLost] = useState<{ nearest: SlotChoice[] | null } | null>(null)

  async function lose() {
    setLost({ nearest: null })
    const found = await findNearestSlots({ date: slot.date, startTime: slot.startTime }).catch(() => null)
    setLost({ nearest: found?.ok ? found.data : [] })
  }

  function replace(next: SlotChoice) {
    setSlot(next)
    setLost(null)
    window.history.replaceState(null, '', hrefOf(next.id))
  }

  return { slot, lost, lose, replace }
}
