'use client'

import { useState } from 'react'
import { Field, Input, Select } from '@/components/ui/field'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { bandLimits, sizeLimits } from '@/lib/catalog/services/limits'
import { parseCount, quoteHref } from '@/lib/catalog/services/rules/chosen-services'
import { isCounted, neededMeasures, type Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService, PropertySize } from '@/lib/catalog/services/schema'
import { requestQuoteText, unpricedText } from '@/lib/catalog/services/words/orders'
import { describeBand } from '@/lib/catalog/services/words/prices'
import {
  basementLabel,
  bedroomsLabel,
  detachedLabel,
  quantityLabel,
  sizeTitle,
  squareFeetLabel,
} from '@/lib/catalog/services/words/sizes'
import { formatCents } from '@/lib/platform/money/money'

type SizeSectionProps = {
  /** The chosen services. */
  services: readonly Priced<OfferedService>[]
  currency: string
  size: PropertySize
  photoCounts: Record<string, number>
  /** Whether missing sizes are marked as errors. */
  isMarked: boolean
  /** Whether the reader books for a client, and so doesn't request quotes. */
  isForClient: boolean
  onChange: (part: { size?: PropertySize; photoCounts?: Record<string, number> }) => void
}

/** The fields that the prices of the chosen services depend on; nothing if they are fixed. */
export function SizeSection(props: SizeSectionProps) {
  const { services, currency, size, photoCounts, isMarked, isForClient, onChange } = props
  const needed = neededMeasures(services)
  const byUnits = services.filter(({ priceBasis }) => priceBasis === 'EACH')
  const byPhotos = services.filter(({ priceBasis }) => priceBasis === 'PHOTOS')
  const tooLarge = services.filter(({ state }) => state === 'too-large')
  if (!needed.squareFeet && !needed.bedrooms && !services.some(isCounted)) return null

  const field = (name: keyof PropertySize, label: string, isRequired = true) => (
    <SizeField
      label={label}
      limit={name === 'bedrooms' ? sizeLimits.bedrooms : sizeLimits.squareFeet}
      min={name === 'squareFeet' ? 1 : 0}
      isRequired={isRequired}
      isMarked={isMarked}
      value={size[name]}
      onChange={(value) => onChange({ size: { ...size, [name]: value } })}
    />
  )
  return (
    <section aria-labelledby="size" className="mt-10">
      <SectionHead id="size" title={sizeTitle} />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4.5 pt-4.5 md:grid-cols-3">
        {needed.squareFeet && field('squareFeet', squareFeetLabel)}
        {needed.basement && field('basementSquareFeet', basementLabel, false)}
        {needed.detached && field('detachedSquareFeet', detachedLabel, false)}
        {needed.bedrooms && field('bedrooms', bedroomsLabel)}
        {byPhotos.map((service) => {
          const isMissing = service.state === 'size-needed'
          return (
            <Field
              key={service.id}
              label={`Photos: ${service.name}`}
              errors={isMarked && isMissing ? [unpricedText(service.name, 'size-needed')] : undefined}
              className="col-span-full md:col-auto"
            >
              <Select
                data-size-needed={isMissing || undefined}
                value={photoCounts[service.id] ?? ''}
                onChange={(event) =>
                  onChange({ photoCounts: withCount(photoCounts, service.id, Number(event.target.value)) })
                }
              >
                <option value="">Choose</option>
                {service.bands.map((band) => (
                  <option key={band.upTo} value={band.upTo ?? ''}>
                    {`${describeBand('PHOTOS', service.bands, band)}, ${formatCents(band.priceCents, currency)}`}
                  </option>
                ))}
              </Select>
            </Field>
          )
        })}
        {byUnits.map(({ id, name }) => (
          <SizeField
            key={id}
            label={quantityLabel(name)}
            limit={bandLimits.photos}
            min={1}
            isRequired
            isMarked={isMarked}
            value={photoCounts[id] ?? null}
            onChange={(count) => onChange({ photoCounts: withCount(photoCounts, id, count ?? 0) })}
          />
        ))}
      </div>
      {tooLarge.map(({ id, name }) => (
        <p key={id} role="alert" className="pt-3">
          {unpricedText(name, 'too-large')}{' '}
          {!isForClient && <TextLink href={quoteHref(services)}>{requestQuoteText}</TextLink>}
        </p>
      ))}
    </section>
  )
}

function withCount(counts: Record<string, number>, serviceId: string, count: number) {
  const { [serviceId]: _former, ...others } = counts
  return count > 0 ? { ...others, [serviceId]: count } : others
}

type SizeFieldProps = {
  label: string
  limit: number
  min: 0 | 1
  isRequired: boolean
  isMarked: boolean
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number; what can't be read as one counts as missing. */
function SizeField({ label, limit, min, isRequired, isMarked, value, onChange }: SizeFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const isUnreadable = text.trim() !== '' && value === null
  const isMissing = isRequired && value === null
  const error = isUnreadable || (isMarked && isMissing)
  return (
    <Field
      label={label}
      note={isRequired ? undefined : 'Optional'}
      errors={error ? [`Enter a whole number up to ${limit.toLocaleString('en-US')}`] : undefined}
    >
      <Input
        data-size-needed={isMissing || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          const count = parseCount(event.target.value, limit)
          onChange(min > 0 ? count || null : count)
        }}
      />
    </Field>
  )
}
