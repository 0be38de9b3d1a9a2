'use client'

import { lazy, Suspense } from 'react'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { useAwake } from '@/components/ui/use-awake'
import type { SendBookingComboboxProps } from './send-booking-combobox'

type SendBookingFieldProps = Omit<SendBookingComboboxProps, 'control'> & { errors?: readonly string[] }

/** The searching is fetched behind the page; until then the field shows what is chosen. */
const Combobox = lazy(() =>
  import('./send-booking-combobox').then((module) => ({ default: module.SendBookingCombobox })),
)

/** Which booking the photos are of: found by address, client, day or number. */
export function SendBookingField({ errors, ...combobox }: SendBookingFieldProps) {
  const isAwake = useAwake()
  return (
    <Field label="Booking" name="bookingId" errors={errors}>
      {(control) =>
        isAwake ? (
          <Suspense fallback={<Resting />}>
            <Combobox {...combobox} control={control} />
          </Suspense>
        ) : (
          <Resting />
        )
      }
    </Field>
  )
}

function Resting() {
  return <input readOnly aria-hidden="true" tabIndex={-1} className={inputClasses({})} />
}
