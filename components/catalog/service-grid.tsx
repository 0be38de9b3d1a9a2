import { ServiceCard } from '@/components/catalog/service-card'
import { EmptyState } from '@/components/ui/empty-state'
import { serviceCategories } from '@/lib/catalog/rules/services'
import type { OfferedService } from '@/lib/catalog/schema'

type ServiceGridProps = {
  services: readonly OfferedService[]
  currency: string
  chosenIds: ReadonlySet<string>
  onChoose: (serviceId: string, chosen: boolean) => void
}

/** The services to choose from, by category. */
export function ServiceGrid({ services, currency, chosenIds, onChoose }: ServiceGridProps) {
  if (services.length === 0) {
    return (
      <EmptyState title="No services are offered at the moment" headingLevel={2}>
        Please check back later.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10">
      {serviceCategories.map(({ id, name }) => {
        const ofCategory = services.filter((service) => service.category === id)
        if (ofCategory.length === 0) return null
        return (
          <fieldset key={id}>
            <legend className="pb-3">
              <h2 className="t-head">{name}</h2>
            </legend>
            <div className="grid border-t border-ink md:grid-cols-2">
              {ofCategory.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  currency={currency}
                  chosen={chosenIds.has(service.id)}
                  onChoose={(chosen) => onChoose(service.id, chosen)}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
