import type { ReactNode } from 'react'
import { Field, Input } from '@/components/ui/field'
import { SectionHead } from '@/components/ui/section-head'
import { limits } from '@/lib/booking/bookings/limits'
import { addressLimits } from '@/lib/studio/places/limits'
import { parseAddress } from '@/lib/studio/places/rules/address'

type PropertyBlockProps = {
  /** The address as typed. */
  line: string
  zip: string
  onChange: (line: string, zip: string) => void
  /** The fields for its size. */
  children: ReactNode
}

/** Everything about the property that decides prices and light. The ZIP code of a whole address needn't be typed again. */
export function PropertyBlock({ line, zip, onChange, children }: PropertyBlockProps) {
  return (
    <section id="property" aria-labelledby="property-title" className="scroll-mt-20">
      <SectionHead id="property-title" title="The property" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] items-start gap-x-3 gap-y-3.5 pt-3.5">
        <Field label="Address" className="col-span-full">
          <Input
            autoComplete="street-address"
            maxLength={limits.propertyAddress}
            value={line}
            onChange={(event) => {
              const typed = event.target.value
              onChange(typed, parseAddress(typed).zip || zip)
            }}
          />
        </Field>
        <Field label="ZIP code" name="zip">
          <Input
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={addressLimits.zip}
            value={zip}
            onChange={(event) => onChange(line, event.target.value)}
          />
        </Field>
        {children}
      </div>
      {zip === '' && (
        <p className="t-label pt-2.5">The ZIP code shows you the light at the house for each time.</p>
      )}
    </section>
  )
}
