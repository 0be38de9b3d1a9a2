import type { ReactNode } from 'react'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { BrokerageDetail } from '@/lib/people/brokerages/schema'
import { billingTitle, describeBilling } from '@/lib/people/brokerages/words'
import { EditBillingButton } from './edit-billing-button'

/** Who pays for what a brokerage's members book, for the studio. */
export function BillingSection({ brokerage }: { brokerage: BrokerageDetail }) {
  const { terms, services, currency, may } = brokerage
  const serviceNames = new Map(services.map(({ serviceId, name }) => [serviceId, name]))
  return (
    <BillingFacts
      facts={describeBilling(terms, { currency, serviceNames })}
      action={may.setPrices && <EditBillingButton brokerage={brokerage} />}
    />
  )
}

type BillingFactsProps = { facts: readonly (readonly [name: string, text: string])[]; action?: ReactNode }

/** A brokerage's terms as facts. */
export function BillingFacts({ facts, action }: BillingFactsProps) {
  return (
    <section aria-labelledby="billing">
      <SectionHead className="items-center" id="billing" title={billingTitle} action={action} />
      <Rows>
        {facts.map(([name, text]) => (
          <li key={name} className="py-2.5">
            <span className="t-label block">{name}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </Rows>
    </section>
  )
}
