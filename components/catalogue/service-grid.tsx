import { ServiceCard } from '@/components/catalogue/service-card'
import type { OfferedService } from '@/lib/catalogue/schema'

type ServiceGridProps = {
  services: readonly OfferedService[]
  currency: string
  chosenIds: ReadonlySet<string>
  onChoose: (serviceId: string, chosen: boolean) => void
}

const categories = [
  { id: 'REAL_ESTATE', name: 'Real estate' },
  { id: 'OTHER', name: 'Other media' },
] as const

/** The catalogue in its two categories. */
export function ServiceGrid({ services, currency, chosenIds, onChoose }: ServiceGridProps) {
  return (
    <div className="grid gap-10">
      {categories.map(({ id, name }) => {
        const ofCategory = services.filter((service) => service.category === id)
        if (ofCategory.length === 0) return null
        return (
          <section key={id} aria-labelledby={`category-${id}`}>
            <h2 id={`category-${id}`} className="t-head pb-3">
              {name}
            </h2>
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
          </section>
        )
      })}
    </div>
  )
}
