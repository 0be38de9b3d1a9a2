'use client'

import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/field'
import { readTime } from '@/lib/calendar/availability/rules/typed-time'

type TimeInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxLength' | 'onBlur'>

/**
 * A 24-hour wall-clock time, `09:00`, in any browser language. `9` and `930` are completed on blur; invalid input stays
 * as typed and is rejected by the server.
 */
export function TimeInput(props: TimeInputProps) {
  return (
    <Input
      {...props}
      type="text"
      inputMode="text"
      maxLength={5}
      autoComplete="off"
      placeholder="09:00"
      onBlur={({ currentTarget }) => {
        const time = readTime(currentTarget.value)
        if (time && time !== currentTarget.value) type(currentTarget, time)
      }}
    />
  )
}

/** Sets the value through the native setter and fires `input`, so that React notices the change. */
function type(input: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
