import { Checkbox } from '@/components/ui/checkbox'
import { mergeClasses } from '@/components/ui/merge-classes'
import { savedCents } from '@/lib/catalog/services/rules/order'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { packagesTitle } from '@/lib/catalog/services/words/orders'
import { savingText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'
import { describePrice, hasPicture, ServicePicture } from './service-price'

type PackageCardsProps = {
  packages: readonly Priced<OfferedService>[]
  currency: string
  chosenIds: ReadonlySet<string>
  onChoose: (serviceId: string, chosen: boolean) => void
}

/** The packages, each with pictures of what it contains. */
export function PackageCards({ packages, currency, chosenIds, onChoose }: PackageCardsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <h2>{packagesTitle}</h2>
      </legend>
      <div
        className={mergeClasses(
          'grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4',
          packages.length > 1 && 'md:grid-cols-2',
        )}
      >
        {packages.map((one) => (
          <PackageCard
            key={one.id}
            service={one}
            currency={currency}
            isChosen={chosenIds.has(one.id)}
            onChoose={(chosen) => onChoose(one.id, chosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PackageCardProps = {
  service: Priced<OfferedService>
  currency: string
  isChosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One package as a checkbox with pictures of what it contains. */
export function PackageCard({ service, currency, isChosen, onChoose }: PackageCardProps) {
  const saved = savedCents(service)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control inside
    <label
      title={service.description}
      className="relative flex overflow-hidden rounded-sm border border-edge bg-raised hover:bg-shade has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:flex-col md:only:flex-row"
    >
      <ContentPictures ids={service.parts.map(({ id }) => id)} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1 p-3 md:content-start md:p-4">
        <span className="t-head text-[1.3125rem] md:text-2xl">{service.name}</span>
        <Checkbox
          name="services"
          value={service.id}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-0.5 focus-visible:outline-none"
        />
        <span className="col-span-full text-ink-2">{service.parts.map(({ name }) => name).join(', ')}</span>
        <span className="col-span-full mt-1 flex flex-wrap items-baseline gap-x-3">
          <b className="text-base font-strong">{describePrice(service, currency)}</b>
          {saved > 0 && (
            <>
              <s className="text-ink-3 max-md:hidden">{formatCents(service.singleCents, currency)}</s>
              <span className="ml-auto font-strong text-ok">{savingText(formatCents(saved, currency))}</span>
            </>
          )}
        </span>
      </span>
    </label>
  )
}

/** How many pictures a package shows. */
const maxPictures = 4

/** Pictures of the services in a package: one large beside a narrow one, or four in a square. */
export function ContentPictures({ ids, className }: { ids: readonly string[]; className?: string }) {
  const shown = ids.filter(hasPicture)
  const pictures = shown.length < maxPictures ? shown.slice(0, 2) : shown.slice(0, maxPictures)
  if (pictures.length === 0) return null
  return (
    <span
      className={mergeClasses(
        'grid w-26 flex-none gap-0.5 md:h-52 md:w-full md:[label:only-child>&]:h-44 md:[label:only-child>&]:w-[46%]',
        pictures.length === 2 && 'grid-rows-2 md:grid-cols-[2fr_1fr] md:grid-rows-1',
        pictures.length === maxPictures && 'grid-cols-2 grid-rows-2',
        className,
      )}
    >
      {pictures.map((id) => (
        <span key={id} className="relative min-h-0">
          <ServicePicture serviceId={id} className="absolute inset-0 size-full" />
        </span>
      ))}
    </span>
  )
}
