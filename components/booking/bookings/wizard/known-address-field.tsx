import { useId } from 'react'
import { Field, Input } from '@/components/ui/field'
import { limits } from '@/lib/booking/bookings/limits'

type KnownAddressFieldProps = {
  value: string
  /** Suggested while typing. */
  known: readonly string[]
  errors?: string[]
  onChange: (text: string) => void
}

/** An address in one line, which the browser completes to one that was booked before. */
export function KnownAddressField({ value, known, errors, onChange }: KnownAddressFieldProps) {
  const listId = useId()
  return (
    <>
      <Field label="Address" name="propertyAddress" errors={errors} className="col-span-full sm:col-span-1">
        <Input
          list={listId}
          autoComplete="street-address"
          maxLength={limits.propertyAddress}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {known.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  )
}
