'use client'

import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react'
import { defer, useLoaded, useModule } from '@/components/ui/defer'
import { island } from '@/components/ui/island'
import { Loading } from '@/components/ui/loading'
import { shownStep } from '@/lib/booking/bookings/rules/wizard-address'
import {
  calendarStepTitle,
  clientPaysLaterText,
  paidWhenText,
  servicesStepTitle,
} from '@/lib/booking/bookings/words/steps'
import { bookedThroughNote } from '@/lib/booking/bookings/words/wizard'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { priceServices } from '@/lib/catalog/services/rules/pricing'
import { withSurcharges } from '@/lib/catalog/services/rules/surcharges'
import { toAddressParts } from '@/lib/studio/places/rules/address'
import type { PayingBrokerage } from './order-tax'
import { ServicesStep } from './services-step'
import type { TimeAndDetails } from './time-and-details'
import { useCoupon } from './use-coupon'
import { useDraft } from './use-draft'
import { useStepTitle, useWizard } from './use-wizard'
import { WizardFrame } from './wizard-frame'

const timeAndDetails = defer(async () => {
  // The calendar too, which would otherwise be requested after it.
  const [module] = await Promise.all([import('./time-and-details'), import('./calendar-times')])
  return module
})
const WizardNotices = island(async () => (await import('./wizard-notices')).WizardNotices)

type LaterSteps = ComponentProps<typeof TimeAndDetails>

type BookingWizardProps = Omit<
  LaterSteps,
  'wizard' | 'coupon' | 'draft' | 'property' | 'chosen' | 'title' | 'notices' | 'payers' | 'brokerageNote'
> & {
  /** The brokerage that the client belongs to, at whose prices the services are, and what it pays. */
  brokerage: (PayingBrokerage & { coverageText: string | null }) | null
  /** Shown instead of the services where none are offered. */
  noServices: ReactNode
}

/** The three steps of a new booking. All data is loaded up front, so changing steps needs no request. */
export function BookingWizard(props: BookingWizardProps) {
  const { brokerage, noServices, ...later } = props
  const { profileId, services, currency, taxes, client, charging, quote } = later
  const brokerageNote = brokerage && bookedThroughNote(brokerage)
  const payers = { brokerage, clientName: client?.fullName ?? null }
  // During the first step, as soon as its code is here.
  const hasLaterSteps = useLoaded(timeAndDetails) !== null
  const wizard = useWizard()
  const coupon = useCoupon(wizard)
  const draft = useDraft(['northlight.book', profileId, client?.id, quote?.id].filter(Boolean).join('.'), {
    propertyAddress: quote?.propertyAddress ?? '',
    specialInstructions: '',
  })
  const property = useMemo(
    () => ({ ...draft.property, zip: draft.property.zip || wizard.zip }),
    [draft.property, wizard.zip],
  )
  const chosen = priceServices(pickOrder(services, withSurcharges(services, wizard.serviceIds, null)), wizard)
  const hasServices = chosen.length > 0 && chosen.every(({ state }) => state === 'priced')
  const isChoosing = shownStep(wizard, { hasServices, hasSlot: false }) === 'services'
  const title = useStepTitle(isChoosing ? 'services' : null)
  const lastStep = client ? 'Details' : undefined
  const notices = {
    client,
    removedCount: wizard.serviceIds.length - chosen.length,
    returned: later.card?.returned ?? null,
    coupon,
    services: toOrdered(chosen),
    currency,
  }
  const hasNotices = client || notices.removedCount > 0 || coupon.terms || coupon.error

  return (
    <>
      {isChoosing && (
        <WizardFrame
          step={1}
          title={servicesStepTitle}
          lastStep={lastStep}
          notice={
            hasNotices && (
              <Suspense>
                <WizardNotices {...notices} step="services" />
              </Suspense>
            )
          }
          titleRef={title.ref}
        >
          <ServicesStep
            services={services}
            currency={currency}
            taxes={taxes}
            wizard={wizard}
            coupon={coupon.terms}
            payers={payers}
            line={draft.texts.propertyAddress || property.street}
            property={property}
            onProperty={(line, zip) =>
              draft.update({ propertyAddress: line, property: toAddressParts(line, zip) })
            }
            brokerageNote={brokerageNote}
            paidWhen={charging ? paidWhenText(charging, brokerage) : clientPaysLaterText}
            noServices={noServices}
          />
        </WizardFrame>
      )}
      {(hasLaterSteps || !isChoosing) && (
        <Suspense
          fallback={
            <WizardFrame step={2} title={calendarStepTitle} lead="" lastStep={lastStep}>
              <Loading />
            </WizardFrame>
          }
        >
          <LoadedTimeAndDetails
            {...later}
            wizard={wizard}
            coupon={coupon}
            payers={payers}
            draft={draft}
            property={property}
            chosen={chosen}
            title={title}
            notices={notices}
            brokerageNote={brokerageNote}
          />
        </Suspense>
      )}
    </>
  )
}

function LoadedTimeAndDetails(props: LaterSteps) {
  const loaded = useModule(timeAndDetails)
  return <loaded.TimeAndDetails {...props} />
}
