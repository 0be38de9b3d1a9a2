import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SectionHead } from '@/components/ui/section-head'
import { limits } from '@/lib/bookings/limits'

type ShootFieldsProps = {
  propertyAddress: string
  specialInstructions: string
  onChange: (field: 'propertyAddress' | 'specialInstructions', value: string) => void
  errors: Record<string, string[]>
}

/** The fields for the property address and special instructions. */
export function ShootFields({ propertyAddress, specialInstructions, onChange, errors }: ShootFieldsProps) {
  return (
    <section aria-label="The property" className="grid gap-5.5">
      <SectionHead title="The property" />
      <Field label="Property address" name="propertyAddress" errors={errors.propertyAddress}>
        <Input
          value={propertyAddress}
          autoComplete="street-address"
          onChange={(event) => onChange('propertyAddress', event.target.value)}
        />
      </Field>
      <CountedTextArea
        label="Special instructions"
        name="specialInstructions"
        optional
        limit={limits.specialInstructions}
        value={specialInstructions}
        onValueChange={(value) => onChange('specialInstructions', value)}
        errors={errors.specialInstructions}
      />
    </section>
  )
}
