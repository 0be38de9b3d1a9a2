'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { addServiceAction } from '@/lib/catalog/actions'
import { serviceCategories } from '@/lib/catalog/rules/services'
import type { AddServiceInput } from '@/lib/catalog/schema'
import { ServiceFields } from './service-fields'
import { emptyDraft, useServiceForm } from './use-service-form'

type AddServiceDialogProps = { currency: string; onClose: () => void }

/** Adds a service at the end of its category. */
export function AddServiceDialog({ currency, onClose }: AddServiceDialogProps) {
  const [category, setCategory] = useState<AddServiceInput['category']>('REAL_ESTATE')
  const { draft, errors, saving, formRef, submit, change } = useServiceForm({
    start: emptyDraft,
    currency,
    save: (typed) => addServiceAction({ ...typed, category }),
    saved: 'Service added',
    failed: 'Failed to add service',
    onSaved: onClose,
  })
  return (
    <Dialog open onClose={onClose} busy={saving} title="Add service">
      <form ref={formRef} noValidate className="@container grid gap-4.5" onSubmit={submit}>
        <ServiceFields draft={draft} errors={errors} currency={currency} onChange={change} />
        <Field label="Category" name="category" errors={errors.category}>
          <Select
            value={category}
            onChange={(event) => {
              const chosen = serviceCategories.find(({ id }) => id === event.target.value)
              if (chosen) setCategory(chosen.id)
            }}
          >
            {serviceCategories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <DialogFooter>
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" variant="main" busy={saving} busyText="Adding service">
            Add service
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
