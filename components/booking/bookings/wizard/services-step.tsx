'use client'

import { type FormEvent, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react'
import type { Payers } from '@/components/booking/bookings/wizard/order-tax'
import { WizardColumns } from '@/components/booking/bookings/wizard/wizard-frame'
import { LazyPackageSuggestion, LazySizeFields } from '@/components/catalog/services/lazy-sections'
import { ServiceGrid } from '@/components/catalog/services/service-grid'
import { island } from '@/components/ui/island'
import { pushAddress, replaceAddress } from '@/components/ui/page-address'
import { type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { CouponTerms } from '@/lib/catalog/coupons/rules/discount'
import {
  choose,
  isOfferedWith,
  pickOrder,
  presentIds,
  suggestPackage,
} from '@/lib/catalog/services/rules/order'
import { priceServices } from '@/lib/catalog/services/rules/pricing'
import { isAutomatic, withSurcharges } from '@/lib/catalog/services/rules/surcharges'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import type { PropertyAddress } from '@/lib/studio/places/schema'
import { PropertyBlock } from './property-block'

/** OrderSummary, which follows what is chosen beside it. */
const LazyOrderSummary = island(async () => (await import('./order-summary')).OrderSummary)

type ServicesStepProps = {
  services: OfferedService[]
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  wizard: Wizard
  /** What the coupon in the URL takes off; null without one. */
  coupon: CouponTerms | null
  payers: Payers
  /** The address as typed, and its parts. */
  line: string
  property: PropertyAddress
  onProperty: (line: string, zip: string) => void
  /** About the brokerage of whoever books; null without one. */
  brokerageNote: string | null
  /** When the booking is paid. */
  paidWhen: string
  /** Shown instead of the services where none are offered. */
  noServices: ReactNode
}

/** Step 1: choosing services. The selection is part of the URL, so a reload and Back restore it. */
export function ServicesStep(props: ServicesStepProps) {
  const {
    services,
    currency,
    taxes,
    wizard,
    wizard: { serviceIds: initialIds },
    coupon,
    payers,
    line,
    property,
    onProperty,
    brokerageNote,
    paidWhen,
    noServices,
  } = props
  const [chosenIds, setChosenIds] = useState(() => new Set(initialIds))
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const chosen = priceServices(pickOrder(services, withSurcharges(services, chosenIds, null)), wizard)
  const present = presentIds(chosen)
  const priced = priceServices(services, wizard)
  const offered = priced.filter((service) => isOfferedWith(service, present) && !isAutomatic(service))
  const isComplete = chosen.length > 0 && chosen.every(({ state }) => state === 'priced')
  const serviceIds = chosen.map((service) => service.id)
  const suggested = suggestPackage(priced, new Set(serviceIds))

  // Deferred, because an update before its code is here would empty it.
  const summary = useDeferredValue(
    <LazyOrderSummary
      chosen={chosen}
      coupon={coupon}
      payers={payers}
      currency={currency}
      taxes={taxes}
      property={property}
      isMarked={isMissing}
      brokerageNote={brokerageNote}
      paidWhen={paidWhen}
    />,
  )

  function change(serviceId: string, isChosen: boolean) {
    const next = isChosen ? choose(services, chosenIds, serviceId) : new Set(chosenIds)
    if (!isChosen) next.delete(serviceId)
    const ids = pickOrder(services, next).map((service) => service.id)
    setChosenIds(new Set(ids))
    setIsMissing(false)
    replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds: ids }))
  }

  function changeProperty(typed: string, zip: string) {
    onProperty(typed, zip)
    if (zip !== wizard.zip)
      replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds, zip: zip.trim() }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) {
      setIsMissing(true)
      return form.current?.querySelector<HTMLElement>('[data-size-needed]')?.focus()
    }
    pushAddress(wizardHref({ ...wizard, step: 'calendar', serviceIds }))
  }

  return (
    <form ref={form} action="/book" onSubmit={submit}>
      <input type="hidden" name="step" value="calendar" />
      {wizard.clientId && <input type="hidden" name="client" value={wizard.clientId} />}
      {wizard.couponCode && <input type="hidden" name="coupon" value={wizard.couponCode} />}
      <WizardColumns
        summary={
          <>
            <PropertyBlock line={line} zip={property.zip} onChange={changeProperty}>
              <Suspense>
                <LazySizeFields
                  services={chosen}
                  offered={offered}
                  isPropertyKnown={line !== '' || wizard.size.squareFeet !== null}
                  currency={currency}
                  size={wizard.size}
                  photoCounts={wizard.photoCounts}
                  isMarked={isMissing}
                  onChange={(part) =>
                    replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds, ...part }))
                  }
                />
              </Suspense>
            </PropertyBlock>
            {suggested && (
              <Suspense>
                <LazyPackageSuggestion
                  suggested={suggested}
                  currency={currency}
                  onChoose={() => change(suggested.id, true)}
                />
              </Suspense>
            )}
            <Suspense>{summary}</Suspense>
          </>
        }
      >
        {offered.length === 0 ? (
          noServices
        ) : (
          <ServiceGrid services={offered} currency={currency} chosen={chosen} onChoose={change} />
        )}
      </WizardColumns>
    </form>
  )
}
