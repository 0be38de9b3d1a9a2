'use client'

import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Field, Input, Select } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { addItemAction } from '@/lib/booking/bookings/actions'
import { itemNameLimit } from '@/lib/booking/bookings/limits'
import type { AddItemInput, AddOnChoice } from '@/lib/booking/bookings/schema/changes'
import { itemAddedToast, itemsTexts } from '@/lib/booking/bookings/words/items'

type AddItemDialogProps = {
  bookingId: string
  currency: string
  addOns: readonly AddOnChoice[]
  onClose: () => void
}

/** Adds an add-on of the catalog, or anything else, to a booking. */
export function AddItemDialog({ bookingId, currency, addOns, onClose }: AddItemDialogProps) {
  const [itemId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState({ serviceId: '', name: '', amount: '' })
  const form = useRecordForm<AddItemInput>({
    loadSchema: async () => (await import('@/lib/booking/bookings/schema/changes')).AddItem,
    save: addItemAction,
    saved: itemAddedToast,
    failed: 'Failed to add the item. Please try again.',
    onSaved: onClose,
  })

  function choose(id: string) {
    const { name = '', amount = '' } = addOns.find((addOn) => addOn.id === id) ?? {}
    setTyped({ serviceId: id, name, amount })
  }

  return (
    <RecordDialog
      form={form}
      title={itemsTexts.add}
      submitLabel={itemsTexts.add}
      busyText="Adding item"
      onClose={onClose}
      onSubmit={() =>
        form.submit({
          bookingId,
          itemId,
          serviceId: typed.serviceId || null,
          name: typed.name,
          amount: [currency, typed.amount],
        })
      }
    >
      <p className="text-ink-2">{itemsTexts.lead}</p>
      {addOns.length > 0 && (
        <Field label="Item" name="serviceId" errors={form.errors.serviceId}>
          <Select value={typed.serviceId} onChange={({ target }) => choose(target.value)}>
            <option value="">{itemsTexts.other}</option>
            {addOns.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name}, ${price}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Name" name="name" errors={form.errors.name}>
        <Input
          maxLength={itemNameLimit}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      </Field>
      <AmountField
        label="Price"
        name="amount"
        currency={currency}
        value={typed.amount}
        onChange={(amount) => setTyped({ ...typed, amount })}
        errors={form.errors.amount}
      />
    </RecordDialog>
  )
}
