'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'

type PositionFormProps = {
  /** The highest position that can be chosen. */
  last: number
  /** Called with a position from 1. */
  onMove: (position: number) => void
}

/** Moves the selected photos to a position, without dragging. */
export function PositionForm({ last, onMove }: PositionFormProps) {
  const [typed, setTyped] = useState('')
  const position = Number(typed)
  const isValid = Number.isInteger(position) && position >= 1 && position <= last
  const [isChecked, setChecked] = useState(false)
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(!isValid)
        if (!isValid) return
        onMove(position)
        setTyped('')
      }}
    >
      <Field
        label="Move to position"
        errors={isChecked && !isValid ? `Enter a number from 1 to ${last}` : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              inputMode="numeric"
              placeholder={`1 – ${last}`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="min-w-0 flex-1"
            />
            <Button type="submit">Move</Button>
          </span>
        )}
      </Field>
      <Button variant="quiet" className="justify-self-start" onClick={() => onMove(1)}>
        Move to start
      </Button>
    </form>
  )
}
