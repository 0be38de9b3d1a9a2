import { Field } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type exampleRange, priceExample, readDraft } from '@/lib/catalog/services/rules/preview'
import type { ManagedService, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import {
  describeExample,
  describePreview,
  newServiceTitle,
  previewTitle,
  trySizeLabel,
} from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import type { ServiceCategory } from '@/prisma/generated/enums'
import { PackageCard } from './package-cards'
import { ServiceCard } from './service-card'

type ServicePreviewProps = {
  draft: ServiceTexts
  identity: { id: string; category: ServiceCategory }
  currency: string
  services: readonly ManagedService[]
  /** The sizes that can be tried; null for a fixed price. */
  range: ReturnType<typeof exampleRange>
  size: number | null
  onSize: (size: number) => void
}

/** The service as clients see it when they book, at a size that can be tried. */
export function ServicePreview(props: ServicePreviewProps) {
  const { draft, identity, currency, services, range, size, onSize } = props
  const service = priceExample(readDraft(draft, { ...identity, currency, services }), size ?? 0)
  const isPriced = service.state === 'priced'
  return (
    <aside aria-label={previewTitle} className="max-w-96 xl:sticky xl:top-20 xl:max-w-none">
      <p className="t-label mb-3">{previewTitle}</p>
      {/* Only to look at: what it says follows in words. */}
      <div inert className="border border-t-ink">
        {draft.kind === 'PACKAGE' ? (
          <PackageCard service={service} currency={currency} isChosen={false} onChoose={ignoreChoice} />
        ) : (
          <div className="max-md:px-3">
            <ServiceCard
              service={service}
              currency={currency}
              chosen={false}
              isIncluded={false}
              onChoose={ignoreChoice}
            />
          </div>
        )}
      </div>
      {draft.description.trim() !== '' && <p className="mt-3 text-ink-2">{draft.description}</p>}
      {range && size !== null && (
        <Field label={trySizeLabel} className="mt-6">
          <input
            type="range"
            min={range.min}
            max={range.max}
            step={range.step}
            value={size}
            aria-valuetext={describeExample(draft.priceBasis, size)}
            onChange={(event) => onSize(Number(event.target.value))}
            className="w-full accent-accent"
          />
        </Field>
      )}
      <output className={mergeClasses('mt-1.5 block text-ink-2', !range && 'sr-only')}>
        {describePreview(
          range && size !== null
            ? describeExample(draft.priceBasis, size)
            : draft.name.trim() || newServiceTitle,
          isPriced ? { ...service, price: formatCents(service.priceCents, currency) } : null,
        )}
      </output>
    </aside>
  )
}

function ignoreChoice() {}
