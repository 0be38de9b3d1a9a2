import type { ComponentProps } from 'react'
import { Field, Input } from '@/components/ui/field'
import { SectionHead } from '@/components/ui/section-head'
import { addressLimits } from '@/lib/studio/places/limits'
import type { PropertyAddress } from '@/lib/studio/places/schema'

type PropertySectionProps = {
  property: PropertyAddress
  onChange: (part: Partial<PropertyAddress>) => void
}

/** The fields for a property's address, all optional. The ZIP code alone is enough for its light. */
export function PropertySection({ property, onChange }: PropertySectionProps) {
  function bind(name: keyof PropertyAddress): ComponentProps<typeof Input> {
    return {
      value: property[name],
      maxLength: addressLimits[name],
      onChange: (event) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <section aria-labelledby="property" className="mb-10">
      <SectionHead id="property" title="The property" action="Optional here" />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4.5 pt-4.5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Street address" className="col-span-full">
          <Input autoComplete="address-line1" {...bind('street')} />
        </Field>
        <Field label="City" className="max-md:col-span-full">
          <Input autoComplete="address-level2" {...bind('city')} />
        </Field>
        <Field label="State">
          <Input autoComplete="address-level1" {...bind('state')} />
        </Field>
        <Field label="ZIP code" name="zip">
          <Input autoComplete="postal-code" inputMode="numeric" {...bind('zip')} />
        </Field>
      </div>
      <p className="t-label pt-3">With the ZIP code we can show the light at the house for each time.</p>
    </section>
  )
}
