'use client'

import dynamic from 'next/dynamic'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import type { SendBookingComboboxProps } from './send-booking-combobox'

type SendBookingFieldProps = Omit<SendBookingComboboxProps, 'control'> & { errors?: readonly string[] }

/** The searching is fetched behind the page; until then the field shows what is chosen. */
const Combobox = dynamic(
  () => import('./send-booking-combobox').then((module) => module.SendBookingCombobox),
  { ssr: false, loading: () => <Resting /> },
)

/** Which booking the photos are of: found by address, client, day or number. */
export function SendBookingField({ errors, ...combobox }: SendBookingFieldProps) {
  return (
    <Field label="Booking" name="bookingId" errors={errors}>
      {(control) => <Combobox {...combobox} control={control} />}
    </Field>
  )
}

function Resting() {
  return <input readOnly aria-hidden="true" tabIndex={-1} className={inputClasses({})} />
}
