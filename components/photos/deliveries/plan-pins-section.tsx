'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, Select } from '@/components/ui/field'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { canPin } from '@/lib/photos/deliveries/rules/plan-pins'
import type { Arrangement } from '@/lib/photos/deliveries/schema/arranging'
import { unsavedArrangementText } from '@/lib/photos/deliveries/words/arranging'
import { pinTexts } from '@/lib/photos/deliveries/words/plan-pins'
import { countOf } from '@/lib/platform/words'
import { PlanBoard } from './plan-board'
import { SaveStatus } from './save-status'
import { usePlanPins } from './use-plan-pins'

/** Pins photos to the floor plans among them, and links panoramas with each other; nothing without either. */
export function PlanPinsSection({ delivery }: { delivery: Arrangement }) {
  const { pins, state, retry, set, remove } = usePlanPins(delivery)
  const [planId, setPlanId] = useState<string | null>(null)
  useLeaveWarning(state === 'failed', unsavedArrangementText)
  const plans = delivery.photos.filter(
    (plan) => plan.state === 'READY' && delivery.photos.some((photo) => canPin(plan, photo)),
  )
  const rooms = new Set(plans.map(({ room }) => room))
  const plan = plans.find(({ id }) => id === planId) ?? plans[0]
  if (!plan) return null
  return (
    <Disclosure
      id="plan-pins"
      look="row"
      summary={
        rooms.size > 1 ? pinTexts.bothTitle : rooms.has('PANORAMA') ? pinTexts.panoramaTitle : pinTexts.title
      }
      hint={pins.length > 0 ? countOf(pins.length, 'pin') : pinTexts.none}
      className="mb-6"
    >
      <div className="grid gap-4 pb-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <SaveStatus state={state} onRetry={retry} />
          {plans.length > 1 && (
            <Field label={pinTexts.pinOn}>
              <Select value={plan.id} onChange={(event) => setPlanId(event.target.value)}>
                {plans.map(({ id, caption, name }) => (
                  <option key={id} value={id}>
                    {caption || name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <PlanBoard
          key={plan.id}
          plan={plan}
          photos={delivery.photos}
          pins={pins.filter((pin) => pin.planId === plan.id)}
          onSet={set}
          onRemove={remove}
        />
      </div>
    </Disclosure>
  )
}
