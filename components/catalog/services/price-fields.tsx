import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'
import { canIncludePhotos, hasBands } from '@/lib/catalog/services/rules/bands'
import type { ServiceTexts } from '@/lib/catalog/services/schema/editing'
import {
  basisNames,
  photosIncludedLabel,
  priceBasisLabel,
  pricingNames,
  sizeUnitLabel,
  sumOfMinutesHint,
  turnaroundLabel,
} from '@/lib/catalog/services/words/editor'
import { ServiceSection } from './service-section'
import { makeRow, SizeTable } from './size-table'
import type { ServicePartProps } from './use-service-form'

type PriceFieldsProps = ServicePartProps & {
  turnaroundHours: number
  /** The key of the row whose price the preview shows. */
  currentRow: string | null
}

type Pricing = keyof typeof pricingNames
const sizeBases = ['SQUARE_FEET', 'BEDROOMS', 'PHOTOS'] as const

/** One price, or a table of prices by size. */
export function PriceFields(props: PriceFieldsProps) {
  const { draft, errors, currency, onChange, turnaroundHours, currentRow } = props
  const isPackage = draft.kind === 'PACKAGE'
  const pricing: Pricing =
    { FIXED: 'once' as const, EACH: 'each' as const }[draft.priceBasis as string] ?? 'bySize'
  const [lastSize, setLastSize] = useState<ServiceTexts['priceBasis']>('SQUARE_FEET')

  function changeBasis(priceBasis: ServiceTexts['priceBasis']) {
    if (hasBands(priceBasis)) setLastSize(priceBasis)
    const isFirst = hasBands(priceBasis) && draft.bands.length === 0
    onChange({ priceBasis, ...(isFirst && { bands: [makeRow()] }) })
  }

  return (
    <ServiceSection
      title="Price"
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {pricing === 'bySize' && (
            <Select
              size="sm"
              aria-label={sizeUnitLabel}
              value={draft.priceBasis}
              onChange={(event) =>
                changeBasis(sizeBases.find((basis) => basis === event.target.value) ?? 'SQUARE_FEET')
              }
              className="w-auto"
            >
              {sizeBases
                .filter((basis) => !isPackage || basis !== 'PHOTOS')
                .map((basis) => (
                  <option key={basis} value={basis}>
                    {basisNames[basis]}
                  </option>
                ))}
            </Select>
          )}
          <PricingChoice
            value={pricing}
            choices={isPackage ? ['once', 'bySize'] : ['once', 'bySize', 'each']}
            onChange={(next) =>
              changeBasis({ once: 'FIXED' as const, each: 'EACH' as const, bySize: lastSize }[next])
            }
          />
        </div>
      }
    >
      {errors.priceBasis && <FieldErrors messages={errors.priceBasis} />}
      {pricing === 'bySize' ? (
        <SizeTable
          draft={draft}
          errors={errors}
          currency={currency}
          onChange={onChange}
          turnaroundHours={turnaroundHours}
          currentRow={currentRow}
        />
      ) : (
        <OnePrice draft={draft} errors={errors} currency={currency} onChange={onChange} />
      )}
    </ServiceSection>
  )
}

type PricingChoiceProps = {
  value: Pricing
  choices: readonly Pricing[]
  onChange: (pricing: Pricing) => void
}

/** Whether there is one price, or several, as a row of joined buttons. */
function PricingChoice({ value, choices, onChange }: PricingChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the section's heading is
    <div
      role="group"
      aria-label={priceBasisLabel}
      className="flex rounded-sm shadow-[inset_0_0_0_1px_var(--color-edge)]"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
          className="min-h-9 rounded-sm px-3.5 text-ink-2 hover:text-ink aria-pressed:bg-raised aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1.5px_var(--color-ink)] max-md:min-h-11"
        >
          {pricingNames[choice]}
        </button>
      ))}
    </div>
  )
}

/** The price and what it includes, where it doesn't depend on a size. */
function OnePrice({ draft, errors, currency, onChange }: ServicePartProps) {
  const hint = draft.kind === 'PACKAGE' ? sumOfMinutesHint : 'Use 0 if no visit is needed.'
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5.5 lg:grid-cols-4">
      <AmountField
        label={draft.priceBasis === 'EACH' ? 'Price for each' : 'Price'}
        name="price"
        currency={currency}
        className="text-right"
        value={draft.price}
        onChange={(price) => onChange({ price })}
        errors={errors.price}
      />
      <Field label="Minutes on site" name="durationMinutes" hint={hint} errors={errors.durationMinutes}>
        <Input
          inputMode="numeric"
          placeholder="180"
          value={draft.durationMinutes}
          onChange={(event) => onChange({ durationMinutes: event.target.value })}
        />
      </Field>
      {canIncludePhotos(draft) && (
        <Field
          label={photosIncludedLabel}
          name="photosIncluded"
          hint="Optional"
          errors={errors.photosIncluded}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.photosIncluded}
            onChange={(event) => onChange({ photosIncluded: event.target.value })}
          />
        </Field>
      )}
      <Field label={turnaroundLabel} name="turnaroundHours" hint="Optional" errors={errors.turnaroundHours}>
        <Input
          inputMode="numeric"
          value={draft.turnaroundHours}
          onChange={(event) => onChange({ turnaroundHours: event.target.value })}
        />
      </Field>
    </div>
  )
}
