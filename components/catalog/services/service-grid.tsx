import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { mergeClasses } from '@/components/ui/merge-classes'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { addOnsTitle, listSome } from '@/lib/catalog/services/words/orders'
import type { ServiceCategory, ServiceKind } from '@/prisma/generated/enums'
import { PackageCards } from './package-cards'
import { ServiceCard } from './service-card'

type ServiceGridProps = {
  services: readonly Priced<OfferedService>[]
  currency: string
  chosen: readonly Priced<OfferedService>[]
  onChoose: (serviceId: string, chosen: boolean) => void
}

/** The services to choose from: packages, then single ones and add-ons; other media is folded away below real estate. */
export function ServiceGrid({ services, currency, chosen, onChoose }: ServiceGridProps) {
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const included = new Set(chosen.flatMap(({ parts }) => parts.map(({ id }) => id)))
  const ofKind = (kind: ServiceKind) => services.filter((service) => service.kind === kind)
  const ofCategory = (id: ServiceCategory) => ofKind('SERVICE').filter(({ category }) => category === id)
  const [realEstate, other] = serviceCategories
  const [houses, media, packages] = [ofCategory(realEstate.id), ofCategory(other.id), ofKind('PACKAGE')]
  const [startsOpen] = useState(() => media.some(({ id }) => chosenIds.has(id)))
  const rows = (shown: readonly Priced<OfferedService>[], className?: string) => (
    <ul className={mergeClasses('grid grid-cols-[minmax(0,1fr)] md:grid-cols-2', className)}>
      {shown.map((service) => (
        <li key={service.id} className="grid border-b md:odd:border-r">
          <ServiceCard
            service={service}
            currency={currency}
            chosen={chosenIds.has(service.id)}
            isIncluded={included.has(service.id)}
            onChoose={(isChosen) => onChoose(service.id, isChosen)}
          />
        </li>
      ))}
    </ul>
  )
  const section = (name: string, shown: readonly Priced<OfferedService>[]) =>
    shown.length > 0 && (
      <fieldset className="min-w-0">
        <legend className="pb-2.5">
          <h2 className="t-head">{name}</h2>
        </legend>
        {rows(shown, 'border-t border-ink')}
      </fieldset>
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-8">
      {packages.length > 0 && (
        <PackageCards packages={packages} currency={currency} chosenIds={chosenIds} onChoose={onChoose} />
      )}
      {section(realEstate.name, houses)}
      {section(addOnsTitle, ofKind('ADD_ON'))}
      {houses.length === 0
        ? section(other.name, media)
        : media.length > 0 && (
            <Disclosure
              look="row"
              summary={<h2 className="flex-none font-strong">{other.name}</h2>}
              hint={listSome(media.map(({ name }) => name))}
              open={startsOpen || undefined}
            >
              <fieldset>
                <legend className="sr-only">{other.name}</legend>
                {rows(media, '*:last:border-b-0')}
              </fieldset>
            </Disclosure>
          )}
    </div>
  )
}
