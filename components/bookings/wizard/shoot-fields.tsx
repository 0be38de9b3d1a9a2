import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SectionHead } from '@/components/ui/section-head'
import { limits } from '@/lib/bookings/limits'
import type { ShootTexts } from '@/lib/bookings/rules/draft'

type ShootFieldsProps = {
  texts: ShootTexts
  onChange: (field: keyof ShootTexts, value: string) => void
  errors: Record<string, string[]>
}

/** The fields for the property address and special instructions. */
export function ShootFields({ texts, onChange, errors }: ShootFieldsProps) {
  return (
    <section aria-label="The property" className="grid gap-5.5">
      <SectionHead title="The property" />
      <Field label="Property address" name="propertyAddress" errors={errors.propertyAddress}>
        <Input
          value={texts.propertyAddress}
          autoComplete="street-address"
          onChange={(event) => onChange('propertyAddress', event.target.value)}
        />
      </Field>
      <CountedTextArea
        label="Special instructions"
        name="specialInstructions"
        optional
        limit={limits.specialInstructions}
        value={texts.specialInstructions}
        onValueChange={(value) => onChange('specialInstructions', value)}
        errors={errors.specialInstructions}
      />
    </section>
  )
}
