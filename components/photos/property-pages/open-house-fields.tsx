'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldErrors, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { maxOpenHouses } from '@/lib/photos/property-pages/limits'
import type { OpenHouse } from '@/lib/photos/property-pages/schema/editing'

type OpenHouseFieldsProps = { openHouses: readonly OpenHouse[]; errors?: string | readonly string[] }

/** A row of fields for each open house. Empty rows aren't saved. */
export function OpenHouseFields({ openHouses, errors }: OpenHouseFieldsProps) {
  const [rows, setRows] = useState<readonly OpenHouse[]>(openHouses)
  const messages = typeof errors === 'string' ? [errors] : (errors ?? [])
  return (
    <div className="grid gap-4">
      {rows.map((row, place) => (
        <fieldset key={row.id} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1.4fr_1fr_1fr_auto]">
          <legend className="sr-only">Open house {place + 1}</legend>
          <input type="hidden" name="openHouseId[]" value={row.id} />
          <Field label="Date" name="openHouseDate[]" className="max-sm:col-span-2">
            <Input type="date" defaultValue={row.date} />
          </Field>
          <Field label="From" name="openHouseStart[]">
            <Input type="time" defaultValue={row.startTime} />
          </Field>
          <Field label="To" name="openHouseEnd[]">
            <Input type="time" defaultValue={row.endTime} />
          </Field>
          <IconButton
            label={`Remove open house ${place + 1}`}
            icon="trash-2"
            onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
          />
        </fieldset>
      ))}
      {messages.length > 0 && <FieldErrors messages={messages} />}
      {rows.length < maxOpenHouses && (
        <div>
          <Button
            icon="plus"
            onClick={() =>
              setRows([...rows, { id: crypto.randomUUID(), date: '', startTime: '', endTime: '' }])
            }
          >
            Add open house
          </Button>
        </div>
      )}
    </div>
  )
}
