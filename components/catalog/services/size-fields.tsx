'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, Input, Select } from '@/components/ui/field'
import { bandLimits, sizeLimits } from '@/lib/catalog/services/limits'
import { parseCount } from '@/lib/catalog/services/rules/chosen-services'
import { neededMeasures, type Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService, PropertySize } from '@/lib/catalog/services/schema/services'
import { unpricedText } from '@/lib/catalog/services/words/orders'
import { describeBand } from '@/lib/catalog/services/words/prices'
import {
  basementLabel,
  bedroomsLabel,
  detachedLabel,
  missingQuantityText,
  missingSizeTexts,
  otherBuildingsLabel,
  quantityLabel,
  squareFeetLabel,
  wholeNumberText,
} from '@/lib/catalog/services/words/sizes'
import { formatCents } from '@/lib/platform/money/money'

type SizeFieldsProps = {
  /** The chosen services. */
  services: readonly Priced<OfferedService>[]
  /** Those that could be chosen. */
  offered: readonly Priced<OfferedService>[]
  /** Whether it's known which property it is, so that its size makes every price true. */
  isPropertyKnown: boolean
  currency: string
  size: PropertySize
  photoCounts: Record<string, number>
  /** Whether missing sizes are marked as errors. */
  isMarked: boolean
  onChange: (part: { size?: PropertySize; photoCounts?: Record<string, number> }) => void
}

/** The fields that prices depend on, as cells of the property's grid; nothing if they are fixed. */
export function SizeFields(props: SizeFieldsProps) {
  const { services, offered, isPropertyKnown, currency, size, photoCounts, isMarked, onChange } = props
  const needed = neededMeasures(services)
  const [startsOpen] = useState(Boolean(size.basementSquareFeet || size.detachedSquareFeet))
  const asked = isPropertyKnown ? neededMeasures(offered) : needed
  const byUnits = services.filter(({ priceBasis }) => priceBasis === 'EACH')
  const byPhotos = services.filter(({ priceBasis }) => priceBasis === 'PHOTOS')

  const field = (name: keyof PropertySize, label: string, parameter: string, isRequired: boolean | null) => (
    <SizeField
      label={label}
      note={isRequired === null ? 'Optional' : undefined}
      name={parameter}
      limit={name === 'bedrooms' ? sizeLimits.bedrooms : sizeLimits.squareFeet}
      min={name === 'squareFeet' ? 1 : 0}
      isRequired={isRequired === true}
      isMarked={isMarked}
      missingText={missingSizeTexts[name]}
      value={size[name]}
      onChange={(value) => onChange({ size: { ...size, [name]: value } })}
    />
  )
  return (
    <>
      {asked.squareFeet && field('squareFeet', squareFeetLabel, 'sqft', needed.squareFeet)}
      {asked.bedrooms && field('bedrooms', bedroomsLabel, 'beds', needed.bedrooms)}
      {byPhotos.map((service) => {
        const isMissing = service.state === 'size-needed'
        return (
          <Field
            key={service.id}
            label={`Photos: ${service.name}`}
            errors={isMarked && isMissing ? [unpricedText(service.name, 'size-needed')] : undefined}
            className="col-span-full"
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
          missingText={missingQuantityText}
          value={photoCounts[id] ?? null}
          onChange={(count) => onChange({ photoCounts: withCount(photoCounts, id, count ?? 0) })}
          className="col-span-full"
        />
      ))}
      {(needed.basement || needed.detached) && (
        <Disclosure summary={otherBuildingsLabel} open={startsOpen || undefined} className="col-span-full">
          <div className="grid gap-4 pt-1">
            {needed.basement && field('basementSquareFeet', basementLabel, 'basement', null)}
            {needed.detached && field('detachedSquareFeet', detachedLabel, 'detached', null)}
          </div>
        </Disclosure>
      )}
    </>
  )
}

function withCount(counts: Record<string, number>, serviceId: string, count: number) {
  const { [serviceId]: _former, ...others } = counts
  return count > 0 ? { ...others, [serviceId]: count } : others
}

type SizeFieldProps = {
  label: string
  note?: string
  /** Of the URL's parameter, for a form that is sent without scripts. */
  name?: string
  className?: string
  limit: number
  min: 0 | 1
  isRequired: boolean
  isMarked: boolean
  /** What it says if it's marked and empty. */
  missingText: string
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number; what can't be read as one counts as missing. */
function SizeField(props: SizeFieldProps) {
  const { label, note, name, className, limit, min, isRequired, isMarked, missingText, value, onChange } =
    props
  const [text, setText] = useState(value === null ? '' : String(value))
  const isUnreadable = text.trim() !== '' && value === null
  const isMissing = isRequired && value === null
  const error = isUnreadable || (isMarked && isMissing)
  return (
    <Field
      label={label}
      name={name}
      note={note}
      className={className}
      errors={error ? [isUnreadable ? wholeNumberText(limit) : missingText] : undefined}
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
