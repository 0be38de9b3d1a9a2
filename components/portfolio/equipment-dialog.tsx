'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { saveEquipment } from '@/lib/portfolio/actions'
import { equipmentCategories } from '@/lib/portfolio/rules'
import type { EquipmentPiece, SaveEquipmentInput } from '@/lib/portfolio/schema'
import { useSaving } from './use-saving'

type EquipmentDialogProps = {
  /** The piece to edit; null for a new one. */
  piece: EquipmentPiece | null
  onClose: () => void
}

/** Adds or edits a piece of equipment. */
export function EquipmentDialog({ piece, onClose }: EquipmentDialogProps) {
  const { errors, saving, formRef, submit } = useSaving<SaveEquipmentInput>({
    save: saveEquipment,
    saved: piece ? 'Equipment updated' : 'Equipment added',
    failed: 'Failed to save equipment',
    required: { name: 'Name is required', category: 'Please select a category' },
    onSaved: onClose,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    submit(form, {
      equipmentId: piece?.id ?? null,
      name: String(form.get('name')),
      category: String(form.get('category')),
      description: String(form.get('description')),
    })
  }

  return (
    <Dialog open onClose={onClose} title={piece ? 'Edit equipment' : 'Add equipment'}>
      <form ref={formRef} noValidate className="grid gap-4.5" onSubmit={save}>
        <Field label="Name" name="name" errors={errors.name}>
          <Input defaultValue={piece?.name} />
        </Field>
        <Field label="Category" name="category" errors={errors.category}>
          <Select defaultValue={piece?.category ?? ''}>
            <option value="">Choose a category</option>
            {equipmentCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Description" name="description" note="Optional" errors={errors.description}>
          <Input defaultValue={piece?.description ?? ''} />
        </Field>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="main" busy={saving} busyText="Saving equipment">
            Save equipment
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
