import { ContentPictures } from '@/components/catalog/services/package-cards'
import { describePrice } from '@/components/catalog/services/service-price'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { usualServicesTitle } from '@/lib/booking/bookings/words/again'
import { savedCents } from '@/lib/catalog/services/rules/order'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { savingText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'

type UsualServicesProps = {
  services: readonly Priced<OfferedService>[]
  currency: string
  changeHref: string
}

/** What the client books again, with pictures and prices. */
export function UsualServices({ services, currency, changeHref }: UsualServicesProps) {
  return (
    <section aria-labelledby="usual-services">
      <SectionHead
        id="usual-services"
        title={usualServicesTitle}
        action={
          <TextLink href={changeHref}>
            Change<span className="sr-only"> services</span>
          </TextLink>
        }
      />
      <ul>
        {services.map((service) => {
          const saved = savedCents(service)
          const names = service.parts.map(({ name }) => name)
          return (
            <li key={service.id} className="flex items-center gap-3 border-b py-2.5 md:gap-4">
              <ContentPictures
                ids={names.length > 0 ? service.parts.map(({ id }) => id) : [service.id]}
                className="h-14 w-14 md:h-16 md:w-24"
              />
              <span className="min-w-0 flex-1">
                <span className="t-place block">{service.name}</span>
                {names.length > 0 && <span className="t-label block">{names.join(', ')}</span>}
              </span>
              <span className="flex-none text-right">
                <b className="font-strong">{describePrice(service, currency)}</b>
                {saved > 0 && (
                  <span className="block text-xs font-strong text-ok">
                    {savingText(formatCents(saved, currency))}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {services.length === 0 && (
        <p className="py-3">
          <TextLink href={changeHref}>Choose services</TextLink>
        </p>
      )}
    </section>
  )
}
