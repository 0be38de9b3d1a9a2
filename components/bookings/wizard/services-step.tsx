'use client'

import { type FormEvent, useRef, useState } from 'react'
import { placeOfOrder, priceOrder } from '@/components/bookings/wizard/order-tax'
import { Summary, toRows, toTaxRows } from '@/components/bookings/wizard/summary'
import { WizardColumns } from '@/components/bookings/wizard/wizard-frame'
import { LazySizeSection } from '@/components/catalog/lazy-size-section'
import { PackageSuggestion } from '@/components/catalog/package-suggestion'
import { ServiceGrid } from '@/components/catalog/service-grid'
import { PropertySection } from '@/components/places/property-section'
import { Button } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { pushAddress, replaceAddress } from '@/components/ui/page-address'
import { type Wizard, wizardHref } from '@/lib/bookings/rules/wizard-address'
import { missingServiceText } from '@/lib/bookings/words/fields'
import { plusTaxHint } from '@/lib/bookings/words/tax'
import {
  choose,
  isOfferedWith,
  pickOrder,
  presentIds,
  suggestPackage,
  toOrdered,
} from '@/lib/catalog/rules/order'
import { priceServices } from '@/lib/catalog/rules/pricing'
import { isAutomatic, withSurcharges } from '@/lib/catalog/rules/surcharges'
import type { OfferedService } from '@/lib/catalog/schema'
import { unpricedText } from '@/lib/catalog/words/orders'
import { fromText } from '@/lib/catalog/words/prices'
import { type CouponTerms, discountServices } from '@/lib/coupons/rules/discount'
import type { PropertyAddress } from '@/lib/places/schema'
import { countOf } from '@/lib/platform/words'
import type { TaxTable } from '@/lib/taxes/rules/estimate'

type ServicesStepProps = {
  services: OfferedService[]
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  wizard: Wizard
  /** What the coupon in the URL takes off; null without one. */
  coupon: CouponTerms | null
  property: PropertyAddress
  onProperty: (part: Partial<PropertyAddress>) => void
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
    property,
    onProperty,
  } = props
  const [chosenIds, setChosenIds] = useState(() => new Set(initialIds))
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const chosen = priceServices(pickOrder(services, withSurcharges(services, chosenIds, null)), wizard)
  const ordered = toOrdered(chosen)
  const present = presentIds(chosen)
  const priced = priceServices(services, wizard)
  const suggested = suggestPackage(priced, new Set(chosen.map(({ id }) => id)))
  const unpriced = chosen.filter(({ state }) => state !== 'priced')
  const serviceIds = chosen.map((service) => service.id)
  const place = placeOfOrder(property, '')
  const order = {
    services: discountServices(ordered, coupon),
    travel: null,
    couponCode: coupon?.code ?? null,
  }
  const { total, taxCents, taxRow } = priceOrder({ ...order, currency, taxes, place })

  const isOpenEnded = unpriced.some(({ state }) => state === 'size-needed')
  const shownTotal = isOpenEnded ? fromText(total) : total
  const problems =
    serviceIds.length === 0
      ? [missingServiceText]
      : unpriced.flatMap(({ name, state }) => (state === 'priced' ? [] : [unpricedText(name, state)]))

  function change(serviceId: string, isChosen: boolean) {
    const next = isChosen ? choose(services, chosenIds, serviceId) : new Set(chosenIds)
    if (!isChosen) next.delete(serviceId)
    const ids = pickOrder(services, next).map((service) => service.id)
    setChosenIds(new Set(ids))
    setIsMissing(false)
    replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds: ids }))
  }

  function changeProperty(part: Partial<PropertyAddress>) {
    onProperty(part)
    const { zip } = part
    if (zip !== undefined) replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds, zip }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (serviceIds.length === 0 || unpriced.length > 0) {
      setIsMissing(true)
      const field = form.current?.querySelector<HTMLElement>('[data-size-needed]')
      return unpriced.length > 0 ? field?.focus() : undefined
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
          <Summary
            title="Selected services"
            count={serviceIds.length}
            rows={[...toRows(order, currency), ...toTaxRows(taxRow)]}
            total={shownTotal}
            hint={taxCents === null && plusTaxHint}
            countText={countOf(serviceIds.length, 'service')}
            action={
              <>
                {isMissing && problems.length > 0 && (
                  <div role="alert">
                    <FieldErrors messages={problems} />
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
        <ServiceGrid
          services={priced.filter((service) => isOfferedWith(service, present) && !isAutomatic(service))}
          currency={currency}
          chosen={chosen}
          onChoose={change}
        />
        {suggested && (
          <PackageSuggestion
            suggested={suggested}
            currency={currency}
            onChoose={() => change(suggested.id, true)}
          />
        )}
        <LazySizeSection
          services={chosen}
          currency={currency}
          size={wizard.size}
          photoCounts={wizard.photoCounts}
          isMarked={isMissing}
          onChange={(part) =>
            replaceAddress(wizardHref({ ...wizard, step: 'services', serviceIds, ...part }))
          }
        />
        <p role="status" className="sr-only">
          {`${countOf(serviceIds.length, 'service')}, ${shownTotal}`}
        </p>
      </WizardColumns>
    </form>
  )
}
