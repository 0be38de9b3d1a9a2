import { Checkbox } from '@/components/ui/checkbox'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { includedText } from '@/lib/catalog/services/words/orders'
import { describeOffer } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'
import { describePrice, hasPicture, ServicePicture } from './service-price'

type ServiceCardProps = {
  service: Priced<OfferedService>
  currency: string
  chosen: boolean
  /** Whether a chosen package contains it. */
  isIncluded: boolean
  onChoose: (chosen: boolean) => void
}

/** One service as a checkbox that fills its cell. */
export function ServiceCard({ service, currency, chosen, isIncluded, onChoose }: ServiceCardProps) {
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
