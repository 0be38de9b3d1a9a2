'use client'

import { toast } from '@/components/ui/toast'
import { useSavedChanges } from '@/components/ui/use-saved-changes'
import { removePlanPinAction, setPlanPinAction } from '@/lib/photos/deliveries/actions'
import { replacePin } from '@/lib/photos/deliveries/rules/plan-pins'
import type { Arrangement } from '@/lib/photos/deliveries/schema/arranging'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { pinTexts } from '@/lib/photos/deliveries/words/plan-pins'

/** The pins on the floor plans of a delivery, and every change to them; each is saved as it is made. */
export function usePlanPins({ id: deliveryId, pins: saved }: Pick<Arrangement, 'id' | 'pins'>) {
  const { shown, save, retry, state } = useSavedChanges<readonly PlanPin[]>(saved)

  function set(pin: PlanPin) {
    save({
      key: keyOf(pin),
      apply: (pins) => replacePin(pins, pin, pin),
      send: () => setPlanPinAction({ deliveryId, ...pin }),
    })
  }

  function remove(pin: PlanPin) {
    const { planId, photoId } = pin
    save({
      key: keyOf(pin),
      apply: (pins) => replacePin(pins, pin, null),
      send: () => removePlanPinAction({ deliveryId, planId, photoId }),
      onEnd: (result) => {
        if (result === null) return
        toast.success(pinTexts.removed, undefined, { label: 'Undo', onPress: () => set(pin) })
      },
    })
  }

  return { pins: shown, state, retry, set, remove }
}

function keyOf({ planId, photoId }: PlanPin): string {
  return `${planId}:${photoId}`
}
