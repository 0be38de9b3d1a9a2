'use client'

import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps, TextArea } from '@/components/ui/field'

type CountedTextAreaProps = Omit<FieldProps, 'children' | 'note' | 'className'> &
  Omit<ComponentProps<'textarea'>, 'value' | 'id' | 'name'> & {
    /** The most characters allowed; longer text is an error instead of being cut. */
    limit: number
    /** How the server counts characters; by default UTF-16 code units. */
    count?: (text: string) => number
    optional?: boolean
    defaultValue?: string
    /** Controlled use: give both. */
    value?: string
    onValueChange?: (value: string) => void
    fieldClassName?: string
  }

/** A labeled text area with a character counter: "Optional · 69 / 2000". */
export function CountedTextArea({
  label,
  name,
  hint,
  errors,
  id,
  limit,
  count = countUnits,
  optional = false,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  fieldClassName,
  ...rest
}: CountedTextAreaProps) {
  const [typed, setTyped] = useState(defaultValue)
  const used = count(value ?? typed)
  const over = used > limit
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      errors={errors}
      id={id}
      className={fieldClassName}
      note={
        <span className={over ? 'text-stop' : undefined}>
          {optional && 'Optional · '}
          {used} / {limit}
        </span>
      }
    >
      <TextArea
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          setTyped(event.target.value)
          onValueChange?.(event.target.value)
          onChange?.(event)
        }}
      />
    </Field>
  )
}

function countUnits(text: string): number {
  return text.length
}
