import { Checkbox } from '@/components/ui/checkbox'
import { mergeClasses } from '@/components/ui/merge-classes'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import { savedCents } from '@/lib/catalog/services/rules/order'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema'
import { addOnsTitle, includedText, packagesTitle } from '@/lib/catalog/services/words/orders'
import { askUsText, describeOffer, eachText, fromText, savingText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'
import type { ServiceKind } from '@/prisma/generated/enums'

type ServiceGridProps = {
  services: readonly Priced<OfferedService>[]
  currency: string
  chosen: readonly Priced<OfferedService>[]
  onChoose: (serviceId: string, chosen: boolean) => void
}

/** The services to choose from: packages, single ones by category, and add-ons. */
export function ServiceGrid({ services, currency, chosen, onChoose }: ServiceGridProps) {
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const packageOf = new Map(chosen.flatMap(({ name, parts }) => parts.map(({ id }) => [id, name] as const)))
  return (
    <div className="grid gap-10">
      {toSections(services).map(({ name, services: shown }) => {
        if (shown.length === 0) return null
        return (
          <fieldset key={name}>
            <legend className="pb-3">
              <h2 className="t-head">{name}</h2>
            </legend>
            <div className="grid border-t border-ink md:grid-cols-2">
              {shown.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  currency={currency}
                  chosen={chosenIds.has(service.id)}
                  packageName={packageOf.get(service.id) ?? null}
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

function toSections(services: readonly Priced<OfferedService>[]) {
  const ofKind = (kind: ServiceKind) => services.filter((service) => service.kind === kind)
  return [
    { name: packagesTitle, services: ofKind('PACKAGE') },
    ...serviceCategories.map(({ id, name }) => ({
      name,
      services: ofKind('SERVICE').filter(({ category }) => category === id),
    })),
    { name: addOnsTitle, services: ofKind('ADD_ON') },
  ]
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
  /** The chosen package that contains it. */
  packageName: string | null
  onChoose: (chosen: boolean) => void
}

/** One service as a checkbox that fills its cell. */
function ServiceCard({ service, currency, chosen, packageName, onChoose }: ServiceCardProps) {
  const hasPicture = pictured.has(service.id)
  const saved = savedCents(service)
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
        checked={chosen || packageName !== null}
        disabled={packageName !== null}
        onChange={(event) => onChoose(event.target.checked)}
        className="focus-visible:outline-none"
      />
      <div className={mergeClasses('text-ink-2', hasPicture ? 'col-[2/-1]' : 'col-start-1')}>
        <p>{service.description}</p>
        {service.parts.length > 0 && (
          <ul className="mt-2 list-disc pl-4.5">
            {service.parts.map((part) => (
              <li key={part.id}>{part.name}</li>
            ))}
          </ul>
        )}
      </div>
      <span
        className={mergeClasses(
          'flex items-baseline justify-between gap-3 text-ink-2',
          hasPicture ? 'col-[2/-1] mt-1.5' : 'col-span-full mt-3',
        )}
      >
        <span>{describeOffer(service, extraPhotoPrice(service, currency))}</span>
        {packageName === null ? (
          <span className="text-right">
            {saved > 0 && <span className="mr-2.5 text-ok">{savingText(formatCents(saved, currency))}</span>}
            <b className="text-base font-strong whitespace-nowrap text-ink">
              {describePrice(service, currency)}
            </b>
          </span>
        ) : (
          <span className="text-right">{includedText(packageName)}</span>
        )}
      </span>
    </label>
  )
}

function extraPhotoPrice({ extraPhotoCents }: Priced<OfferedService>, currency: string): string | null {
  return extraPhotoCents > 0 ? formatCents(extraPhotoCents, currency) : null
}

/** `$350.00`, or `from $225.00` as long as the property's size isn't known. */
function describePrice({ state, priceBasis, priceCents }: Priced<OfferedService>, currency: string): string {
  if (state === 'too-large') return askUsText
  const price = formatCents(priceCents, currency)
  if (state === 'priced') return price
  return priceBasis === 'EACH' ? eachText(price) : fromText(price)
}
