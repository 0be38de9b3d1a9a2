'use client'

import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { readTime } from '@/lib/availability/rules'

type TimeInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'maxLength' | 'onBlur'>

/**
 * A wall-clock time in 24 hours, `09:00`, whatever the browser's language. `9` and `930` are completed on leaving it;
 * what is no time stays as typed for the server to refuse.
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

/** Sets the value as typing does, so that React hears of it too. */
function type(input: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
