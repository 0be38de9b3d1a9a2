'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { Field, Select } from '@/components/ui/field'
import { useAwake } from '@/components/ui/use-awake'
import type { ChoiceComboboxProps } from './choice-combobox'

type ChoiceFieldProps = Omit<ChoiceComboboxProps, 'control'> & {
  name: string
  hint?: ReactNode
  errors?: readonly string[]
}

/** Loaded lazily. */
const Combobox = lazy(() =>
  import('./choice-combobox').then((module) => ({ default: module.ChoiceCombobox })),
)

/** A choice from a long, searchable list. Without JavaScript it is a native select. */
export function ChoiceField({ name, hint, errors, ...combobox }: ChoiceFieldProps) {
  const { label, choices, value, onChoose } = combobox
  const isAwake = useAwake()
  return (
    <Field label={label} name={name} hint={hint} errors={errors}>
      {(control) => {
        const plain = (
          <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )
        if (!isAwake) return plain
        return (
          <Suspense fallback={plain}>
            <Combobox {...combobox} control={control} />
          </Suspense>
        )
      }}
    </Field>
  )
}
