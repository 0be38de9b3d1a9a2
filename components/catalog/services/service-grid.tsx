import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { mergeClasses } from '@/components/ui/merge-classes'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema'
import { addOnsTitle, includedText, listSome } from '@/lib/catalog/services/words/orders'
import { describeOffer } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'
import type { ServiceCategory, ServiceKind } from '@/prisma/generated/enums'
import { PackageCards } from './package-cards'
import { describePrice, hasPicture, ServicePicture } from './service-price'

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
          <ServiceRow
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

type ServiceRowProps = {
  service: Priced<OfferedService>
  currency: string
  chosen: boolean
  /** Whether a chosen package contains it. */
  isIncluded: boolean
  onChoose: (chosen: boolean) => void
}

/** One service as a checkbox that fills its cell. */
function ServiceRow({ service, currency, chosen, isIncluded, onChoose }: ServiceRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control inside
    <label
      title={service.description}
      className="relative flex min-h-17 items-center gap-x-3 py-2 hover:bg-shade has-checked:z-1 has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_2px_var(--color-accent)] has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:bg-transparent has-disabled:shadow-none max-md:has-[:checked:enabled]:px-2 md:min-h-24 md:p-3"
    >
      {hasPicture(service.id) && (
        <ServicePicture serviceId={service.id} className="size-13 flex-none md:size-18" />
      )}
      <span className="min-w-0 flex-1">
        <span className="t-place block">{service.name}</span>
        <span className="t-label block">{describeOffer(service, extraPhotoPrice(service, currency))}</span>
      </span>
      <span className="flex flex-none items-center gap-3 text-right md:flex-col-reverse md:items-end md:gap-1">
        {isIncluded ? (
          <span className="text-ink-2">{includedText}</span>
        ) : (
          <b className="font-strong">{describePrice(service, currency)}</b>
        )}
        <Checkbox
          name="services"
          value={service.id}
          checked={chosen || isIncluded}
          disabled={isIncluded}
          onChange={(event) => onChoose(event.target.checked)}
          className="focus-visible:outline-none"
        />
      </span>
    </label>
  )
}

function extraPhotoPrice({ extraPhotoCents }: Priced<OfferedService>, currency: string): string | null {
  return extraPhotoCents > 0 ? formatCents(extraPhotoCents, currency) : null
}
