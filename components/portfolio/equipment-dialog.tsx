'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { saveEquipmentAction } from '@/lib/portfolio/actions'
import { nameLimit, noteLimit } from '@/lib/portfolio/limits'
import { equipmentCategories } from '@/lib/portfolio/rules/categories'
import type { EquipmentPiece, SaveEquipmentInput } from '@/lib/portfolio/schema'
import { EditConflictNotice } from './edit-conflict-notice'
import { useSaving } from './use-saving'

type EquipmentDialogProps = {
  /** The current version of the piece to edit; null for a new one. */
  piece: EquipmentPiece | null
  /** Reopens the dialog with the current version. */
  onReopen?: () => void
  onClose: () => void
}

/** Adds or edits a piece of equipment. */
export function EquipmentDialog({ piece: current, onReopen, onClose }: EquipmentDialogProps) {
  const [piece] = useState(current)
  const [newId] = useState(() => crypto.randomUUID())
  const [hasChanges, setHasChanges] = useState(false)
  const { errors, saving, formRef, submit } = useSaving<SaveEquipmentInput>({
    save: saveEquipmentAction,
    saved: piece ? 'Equipment updated' : 'Equipment added',
    failed: 'Failed to save equipment',
    required: { name: 'Name is required', category: 'Please select a category' },
    onSaved: onClose,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    submit(form, {
      edited: piece && { id: piece.id, revision: piece.revision },
      newId,
      name: String(form.get('name')),
      category: String(form.get('category')),
      description: String(form.get('description')),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      hasChanges={hasChanges}
      busy={saving}
      title={piece ? 'Edit equipment' : 'Add equipment'}
    >
      <form
        ref={formRef}
        noValidate
        className="grid gap-4.5"
        onChange={() => setHasChanges(true)}
        onSubmit={save}
      >
        {piece && current && onReopen && !saving && (
          <EditConflictNotice
            kind="equipment"
            seen={piece.revision}
            current={current.revision}
            onReopen={onReopen}
          />
        )}
        <Field label="Name" name="name" errors={errors.name}>
          <Input defaultValue={piece?.name} maxLength={nameLimit} />
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
          <Input defaultValue={piece?.description ?? ''} maxLength={noteLimit} />
        </Field>
        <DialogFooter>
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" variant="main" busy={saving} busyText="Saving equipment">
            Save equipment
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
