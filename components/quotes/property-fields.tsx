import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { FieldErrors } from '@/lib/platform/errors'
import { limits } from '@/lib/quotes/limits'

type PropertyFieldsProps = {
  typed?: Record<string, string>
  fields?: FieldErrors
  /** The earliest date that can be chosen. */
  today: string
}

/** The fields for the property, and by when photos are needed. */
export function PropertyFields({ typed, fields, today }: PropertyFieldsProps) {
  return (
    <>
      <Field label="Property address" name="propertyAddress" errors={fields?.propertyAddress}>
        <Input autoComplete="street-address" defaultValue={typed?.propertyAddress} />
      </Field>
      <div className="grid gap-5.5 @3xl:grid-cols-2 @3xl:gap-4">
        <Field label="Size" name="propertySize" note="Optional" errors={fields?.propertySize}>
          <Input
            placeholder="3,400 sq ft"
            maxLength={limits.propertySize}
            defaultValue={typed?.propertySize}
          />
        </Field>
        <Field label="Needed by" name="wantedBy" note="Optional" errors={fields?.wantedBy}>
          <Input type="date" min={today} defaultValue={typed?.wantedBy} />
        </Field>
      </div>
    </>
  )
}
