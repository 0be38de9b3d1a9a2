import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { Priced } from '@/lib/catalog/rules/pricing'
import { serviceCategories } from '@/lib/catalog/rules/services'
import type { OfferedService } from '@/lib/catalog/schema'
import { askUsText, describeIncluded, fromText } from '@/lib/catalog/words'
import { formatCents } from '@/lib/platform/money'

type ServiceGridProps = {
  services: readonly Priced<OfferedService>[]
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

/** The services with a picture in public/services; services added later have none. */
const pictured = new Set([
  'photo_shoot',
  'aerial_photography',
  'house_tour',
  'aerial_tour',
  'virtual_staging',
])

type ServiceCardProps = {
  service: Priced<OfferedService>
  currency: string
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One service as a checkbox that fills its cell. */
function ServiceCard({ service, currency, chosen, onChoose }: ServiceCardProps) {
  const hasPicture = pictured.has(service.id)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control inside
    <label
      className={mergeClasses(
        'relative grid grid-rows-[auto_1fr_auto] gap-y-1 border-b px-3.5 py-4.5 hover:bg-shade has-checked:z-1 has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_2px_var(--color-accent)] has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:px-4.5 md:odd:border-r',
        hasPicture
          ? 'grid-cols-[4.5rem_1fr_auto] gap-x-3 md:grid-cols-[5.75rem_1fr_auto] md:gap-x-4'
          : 'grid-cols-[1fr_auto] gap-x-4',
      )}
    >
      {hasPicture && (
        // biome-ignore lint/performance/noImgElement: a small file of our own, already at its size
        <img
          src={`/services/${service.id}.jpg`}
          alt=""
          width={92}
          height={92}
          className="photo row-span-3 aspect-square"
        />
      )}
      <span className="t-head text-[1.3125rem]">{service.name}</span>
      <Checkbox
        name="services"
        value={service.id}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="focus-visible:outline-none"
      />
      <p className={mergeClasses('text-ink-2', hasPicture ? 'col-[2/-1]' : 'col-start-1')}>
        {service.description}
      </p>
      <span
        className={mergeClasses(
          'flex items-baseline justify-between text-ink-2',
          hasPicture ? 'col-[2/-1] mt-1.5' : 'col-span-full mt-3',
        )}
      >
        <span>{(service.band && describeIncluded(service)) || service.duration}</span>
        <b className="text-base font-strong text-ink">{describePrice(service, currency)}</b>
      </span>
    </label>
  )
}

/** `$350.00`, or `from $225.00` as long as the property's size isn't known. */
function describePrice({ state, priceCents }: Priced<OfferedService>, currency: string): string {
  if (state === 'too-large') return askUsText
  const price = formatCents(priceCents, currency)
  return state === 'size-needed' ? fromText(price) : price
}
