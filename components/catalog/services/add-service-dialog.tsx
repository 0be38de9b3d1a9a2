'use client'

import { useState } from 'react'
import { Field, Select } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { addServiceAction } from '@/lib/catalog/services/actions'
import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { AddServiceInput, ManagedService } from '@/lib/catalog/services/schema'
import { ServiceFields } from './service-fields'
import { emptyDraft, useServiceForm } from './use-service-form'

type AddServiceDialogProps = {
  currency: string
  services: readonly ManagedService[]
  onClose: () => void
}

/** Adds a service at the end of its category. */
export function AddServiceDialog({ currency, services, onClose }: AddServiceDialogProps) {
  const [category, setCategory] = useState<AddServiceInput['category']>('REAL_ESTATE')
  const { draft, form, submit, change } = useServiceForm({
    start: emptyDraft,
    currency,
    loadSchema: async () => (await import('@/lib/catalog/services/schema')).AddService,
    toInput: (typed) => ({ ...typed, category }),
    save: addServiceAction,
    saved: 'Service added',
    failed: 'Failed to add service',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title="Add service"
      submitLabel="Add service"
      busyText="Adding service"
      onClose={onClose}
      onSubmit={submit}
    >
      <ServiceFields
        draft={draft}
        errors={form.errors}
        currency={currency}
        services={services}
        onChange={change}
      />
      <Field label="Category" name="category" errors={form.errors.category}>
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
    </RecordDialog>
  )
}
