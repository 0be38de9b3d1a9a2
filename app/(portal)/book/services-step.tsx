'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Summary } from '@/components/bookings/summary'
import { WizardColumns } from '@/components/bookings/wizard-frame'
import { ServiceGrid } from '@/components/catalogue/service-grid'
import { Button } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { pickServices, readServiceIds, totalCents } from '@/lib/catalogue/rules'
import type { OfferedService } from '@/lib/catalogue/schema'
import { formatCents } from '@/lib/platform/money'
import { wizardHref } from './wizard-address'

type ServicesStepProps = { services: OfferedService[]; currency: string; slotId: string | null }

/** Step 1. The ticks are written into the address, so that a reload and the way back find them. */
export function ServicesStep({ services, currency, slotId }: ServicesStepProps) {
  const router = useRouter()
  const parameters = useSearchParams()
  const [chosenIds, setChosenIds] = useState(() => new Set(readServiceIds(parameters.getAll('services'))))
  const [isMissing, setIsMissing] = useState(false)
  const [busy, startLeaving] = useTransition()
  const chosen = pickServices(services, chosenIds)
  const serviceIds = chosen.map((service) => service.id)

  function choose(serviceId: string, isChosen: boolean) {
    const next = new Set(chosenIds)
    if (isChosen) next.add(serviceId)
    else next.delete(serviceId)
    setChosenIds(next)
    setIsMissing(false)
    const ids = pickServices(services, next).map((service) => service.id)
    window.history.replaceState(null, '', wizardHref({ serviceIds: ids, slotId }))
  }

  function goOn() {
    if (serviceIds.length === 0) return setIsMissing(true)
    startLeaving(() => router.push(wizardHref({ step: 'calendar', serviceIds, slotId })))
  }

  return (
    <form
      action="/book"
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <input type="hidden" name="step" value="calendar" />
      <WizardColumns
        summary={
          <Summary
            title="Selected services"
            count={serviceIds.length}
            lines={chosen.map((service) => ({
              key: service.id,
              label: service.name,
              value: formatCents(service.priceCents, currency),
            }))}
            total={formatCents(totalCents(chosen), currency)}
          >
            {isMissing && (
              <div role="alert">
                <FieldErrors messages={['Select at least one service']} />
              </div>
            )}
            <Button
              type="submit"
              variant="main"
              size="lg"
              wide
              busy={busy}
              aria-disabled={serviceIds.length === 0}
            >
              Continue
            </Button>
          </Summary>
        }
      >
        <ServiceGrid services={services} currency={currency} chosenIds={chosenIds} onChoose={choose} />
      </WizardColumns>
    </form>
  )
}
