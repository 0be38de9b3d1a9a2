'use client'

import { useRef, useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { readBookingChoiceAction } from '@/lib/photos/deliveries/actions'
import type { BookingChoice, BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { bookingNotLoadedText } from '@/lib/photos/deliveries/words/deliveries'

/** Manages the booking that photos are sent for. It's chosen from a list; what sending comes to is loaded then. */
export function useChosenBooking(initial: BookingChoice | null) {
  const [chosen, setChosen] = useState<BookingOption | null>(initial)
  const [loaded, setLoaded] = useState(initial)
  /** Responses for a booking that isn't chosen anymore are ignored. */
  const chosenId = useRef(initial?.id)
  const booking = loaded && loaded.id === chosen?.id ? loaded : null

  /** Chooses a booking that is loaded already, or none. */
  function set(choice: BookingChoice | null) {
    chosenId.current = choice?.id
    setChosen(choice)
    setLoaded(choice)
  }

  /** Chooses and loads a booking. Returns it; null if that failed, or another was chosen before it was loaded. */
  async function choose(option: BookingOption | null): Promise<BookingChoice | null> {
    chosenId.current = option?.id
    setChosen(option)
    if (!option) return null
    const result = await readBookingChoiceAction({ bookingId: option.id }).catch(() => null)
    if (chosenId.current !== option.id) return null
    if (result?.ok) {
      setLoaded(result.data)
      return result.data
    }
    set(null)
    toast.error('Error', explainFailure(result, bookingNotLoadedText))
    return null
  }

  return { chosen, booking, isLoading: chosen !== null && booking === null, choose, set }
}
