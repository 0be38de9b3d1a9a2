'use client'

import { type FormEvent, useState } from 'react'
import { Summary, toRows } from '@/components/bookings/wizard/summary'
import { WizardColumns } from '@/components/bookings/wizard/wizard-frame'
import { ServiceGrid } from '@/components/catalog/service-grid'
import { PropertySection } from '@/components/places/property-section'
import { Button } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { pushAddress, replaceAddress } from '@/components/ui/page-address'
import { type Wizard, wizardHref } from '@/lib/bookings/rules/wizard-address'
import { missingServiceText } from '@/lib/bookings/words/fields'
import { pickServices, totalCents } from '@/lib/catalog/rules/services'
import type { OfferedService } from '@/lib/catalog/schema'
import type { PropertyAddress } from '@/lib/places/schema'
import { formatCents } from '@/lib/platform/money'
import { countOf } from '@/lib/platform/words'

type ServicesStepProps = {
  services: OfferedService[]
  currency: string
  wizard: Wizard
  property: PropertyAddress
  onProperty: (part: Partial<PropertyAddress>) => void
}

/** Step 1: choosing services. The selection is part of the URL, so a reload and Back restore it. */
export function ServicesStep(props: ServicesStepProps) {
  const {
    services,
    currency,
    wizard,
    wizard: { serviceIds: initialIds },
    property,
    onProperty,
  } = props
  const [chosenIds, setChosenIds] = useState(() => new Set(initialIds))
  const [isMissing, setIsMissing] = useState(false)
  const chosen = pickServices(services, chosenIds)
  const serviceIds = chosen.map((service) => service.id)
  const total = formatCents(totalCents(chosen), currency)

  function choose(serviceId: string, isChosen: boolean) {
    const next = new Set(chosenIds)
    if (isChosen) next.add(serviceId)
    else next.delete(serviceId)
    setChosenIds(next)
    setIsMissing(false)
    const ids = pickServices(services, next).map((service) => service.id)
    replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds: ids }))
  }

  function changeProperty(part: Partial<PropertyAddress>) {
    onProperty(part)
    const { zip } = part
    if (zip !== undefined) replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds, zip }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (serviceIds.length === 0) return setIsMissing(true)
    pushAddress(wizardHref({ ...wizard, step: 'calendar', serviceIds }))
  }

  return (
    <form action="/book" onSubmit={submit}>
      <input type="hidden" name="step" value="calendar" />
      <WizardColumns
        summary={
          <Summary
            title="Selected services"
            count={serviceIds.length}
            rows={toRows(chosen, currency)}
            total={total}
            countText={countOf(serviceIds.length, 'service')}
            action={
              <>
                {isMissing && (
                  <div role="alert">
                    <FieldErrors messages={[missingServiceText]} />
                  </div>
                )}
                <Button type="submit" variant="main" size="lg" wide aria-disabled={serviceIds.length === 0}>
                  Continue
                </Button>
              </>
            }
          />
        }
      >
        <PropertySection property={property} onChange={changeProperty} />
        <ServiceGrid services={services} currency={currency} chosenIds={chosenIds} onChoose={choose} />
        <p role="status" className="sr-only">
          {`${countOf(serviceIds.length, 'service')}, ${total}`}
        </p>
      </WizardColumns>
    </form>
  )
}
