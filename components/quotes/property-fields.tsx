import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { FieldErrors } from '@/lib/platform/errors'
import { limits } from '@/lib/quotes/limits'

type PropertyFieldsProps = {
  typed?: Record<string, string>
  fields?: FieldErrors
  /** The first day that can be wanted. */
  today: string
}

/** What is to be photographed, and by when. */
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
        <Field label="Wanted by" name="wantedBy" note="Optional" errors={fields?.wantedBy}>
          <Input type="date" min={today} defaultValue={typed?.wantedBy} />
        </Field>
      </div>
    </>
  )
}
