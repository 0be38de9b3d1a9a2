import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { BrokerageDetail } from '@/lib/people/brokerages/schema'
import { billingTermsTitle, billingTitle, describeBilling } from '@/lib/people/brokerages/words'
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
function BillingFacts({ facts, action }: BillingFactsProps) {
  return (
    <section aria-labelledby="billing">
      <SectionHead className="items-center" id="billing" title={billingTitle} action={action} />
      <FactRows facts={facts} />
    </section>
  )
}

/** The same, folded, for the brokerage's own admins. */
export function BillingTerms({ facts }: Pick<BillingFactsProps, 'facts'>) {
  return (
    <Disclosure look="row" summary={billingTermsTitle}>
      <FactRows facts={facts} />
    </Disclosure>
  )
}

function FactRows({ facts }: Pick<BillingFactsProps, 'facts'>) {
  return (
    <Rows>
      {facts.map(([name, text]) => (
        <li key={name} className="py-2.5">
          <span className="t-label block">{name}</span>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </Rows>
  )
}
