import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { BrokerageDetail } from '@/lib/people/brokerages/schema'
import { discountLabel, priceListText } from '@/lib/people/brokerages/words'
import { EditPricesButton } from './edit-prices-button'

/** At which prices a brokerage's members book. */
export function PriceListSection({ brokerage }: { brokerage: BrokerageDetail }) {
  const { discountBasisPoints, services, may } = brokerage
  const fixed = services.filter(({ price }) => price !== null)
  return (
    <section aria-labelledby="price-list">
      <SectionHead
        className="items-center"
        id="price-list"
        title={priceListText}
        action={may.setPrices && <EditPricesButton brokerage={brokerage} />}
      />
      {discountBasisPoints === 0 && fixed.length === 0 ? (
        <p className="pt-2.5 text-ink-2">None. Members book at the studio's own prices.</p>
      ) : (
        <Rows>
          {fixed.map(({ serviceId, name, studioPrice, price }) => (
            <li key={serviceId} className="flex justify-between gap-4 py-2.5">
              <span className="min-w-0 wrap-break-word">{name}</span>
              <span className="flex-none text-right">
                {price} <span className="t-label block">instead of {studioPrice}</span>
              </span>
            </li>
          ))}
          {discountBasisPoints > 0 && (
            <li className="flex justify-between gap-4 py-2.5">
              <span>{fixed.length > 0 ? 'All other services' : 'All services'}</span>
              <span>{discountLabel(discountBasisPoints)}</span>
            </li>
          )}
        </Rows>
      )}
    </section>
  )
}
