import { BandPreview } from '@/components/catalog/services/band-preview'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import { Field, FieldErrors, Input, Select } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { bandLimits, priceBases } from '@/lib/catalog/services/limits'
import { canIncludePhotos, hasBands } from '@/lib/catalog/services/rules/bands'
import { isCounted } from '@/lib/catalog/services/rules/pricing'
import type { BandTexts, ServiceTexts } from '@/lib/catalog/services/schema'
import {
  aboveLastText,
  addBandLabel,
  bandColumns,
  basisNames,
  extraPhotoHint,
  extraPhotoLabel,
  photosIncludedLabel,
  priceBasisLabel,
} from '@/lib/catalog/services/words/editor'
import type { FieldErrors as Errors } from '@/lib/platform/errors'

type BandFieldsProps = {
  draft: ServiceTexts
  errors: Errors
  currency: string
  onChange: (part: Partial<ServiceTexts>) => void
}

const emptyBand = {
  upTo: '',
  price: '',
  durationMinutes: '',
  photosIncluded: '',
  extraPhoto: '',
  turnaroundHours: '',
}

/** What decides a service's price, and the bands of sizes with their prices. */
export function BandFields({ draft, errors, currency, onChange }: BandFieldsProps) {
  const { priceBasis, bands } = draft
  const isBanded = hasBands(priceBasis)
  const bases = priceBases.filter((basis) => draft.kind !== 'PACKAGE' || !isCounted({ priceBasis: basis }))
  const add = () => onChange({ bands: [...bands, { ...emptyBand, key: crypto.randomUUID() }] })

  function choose(value: string) {
    const basis = priceBases.find((one) => one === value) ?? 'FIXED'
    onChange({ priceBasis: basis })
    if (hasBands(basis) && bands.length === 0) {
      onChange({ bands: [{ ...emptyBand, key: crypto.randomUUID() }] })
    }
  }

  return (
    <section aria-label="How it is priced" className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={priceBasisLabel} name="priceBasis" errors={errors.priceBasis}>
          <Select value={priceBasis} onChange={(event) => choose(event.target.value)}>
            {bases.map((basis) => (
              <option key={basis} value={basis}>
                {basisNames[basis]}
              </option>
            ))}
          </Select>
        </Field>
        {priceBasis === 'SQUARE_FEET' && (
          <>
            <CheckboxField
              label="Basement counts"
              className="pb-1"
              checked={draft.countsBasement}
              onChange={(event) => onChange({ countsBasement: event.target.checked })}
            />
            <CheckboxField
              label="Detached units count"
              className="pb-1"
              checked={draft.countsDetached}
              onChange={(event) => onChange({ countsDetached: event.target.checked })}
            />
          </>
        )}
      </div>
      {canIncludePhotos(draft) && (
        <PhotoFields draft={draft} errors={errors} currency={currency} onChange={onChange} />
      )}
      {isBanded && (
        <div className="grid gap-3">
          <BandTable draft={draft} hasError={errors.bands !== undefined} onChange={onChange} />
          <p className="t-label">{aboveLastText}</p>
          {errors.bands && <FieldErrors messages={errors.bands} />}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button size="sm" icon="plus" disabled={bands.length >= bandLimits.bands} onClick={add}>
              {addBandLabel}
            </Button>
            <BandPreview draft={draft} currency={currency} />
          </div>
        </div>
      )}
    </section>
  )
}

/** How many photos are included, unless bands say so, and the price of each further one. */
function PhotoFields({ draft, errors, currency, onChange }: BandFieldsProps) {
  const isBanded = hasBands(draft.priceBasis)
  return (
    <div
      className={mergeClasses(
        'grid items-start gap-x-4 gap-y-4.5',
        isBanded ? '@xl:grid-cols-[18rem]' : 'grid-cols-2 @xl:grid-cols-[12rem_18rem]',
      )}
    >
      {!isBanded && (
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
      <AmountField
        label={extraPhotoLabel}
        name="extraPhoto"
        currency={currency}
        className="text-right"
        hint={extraPhotoHint}
        value={draft.extraPhoto}
        onChange={(extraPhoto) => onChange({ extraPhoto })}
        errors={errors.extraPhoto}
      />
    </div>
  )
}

type BandTableProps = { draft: ServiceTexts; hasError: boolean; onChange: BandFieldsProps['onChange'] }

/** The bands in a small table; on a phone its rows fold to cards. */
function BandTable({ draft: { kind, priceBasis, bands }, hasError, onChange }: BandTableProps) {
  const columns = bandColumns(priceBasis, kind)
  const set = (key: string, part: Partial<BandTexts>) =>
    onChange({ bands: bands.map((band) => (band.key === key ? { ...band, ...part } : band)) })
  return (
    <ul className="grid gap-3">
      {bands.map((band, index) => (
        <li
          key={band.key}
          className="grid grid-cols-2 items-end gap-2 border-b pb-3 @xl:flex @xl:border-0 @xl:pb-0"
        >
          {columns.map(({ name, label, placeholder }) => (
            <Field key={name} label={label} className="@xl:flex-1">
              <Input
                aria-label={`${label}, band ${index + 1}`}
                aria-invalid={hasError || undefined}
                inputMode={name === 'price' || name === 'extraPhoto' ? 'decimal' : 'numeric'}
                autoComplete="off"
                placeholder={placeholder}
                value={band[name]}
                onChange={(event) => set(band.key, { [name]: event.target.value })}
              />
            </Field>
          ))}
          <IconButton
            label={`Remove band ${index + 1}`}
            icon="trash-2"
            onClick={() => onChange({ bands: bands.filter(({ key }) => key !== band.key) })}
          />
        </li>
      ))}
    </ul>
  )
}
