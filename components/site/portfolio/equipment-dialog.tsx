'use client'

import { Field, Input, Select } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useEditedRecord } from '@/components/ui/use-edited-record'
import { useRecordForm } from '@/components/ui/use-record-form'
import { saveEquipmentAction } from '@/lib/site/portfolio/actions'
import { nameLimit, noteLimit } from '@/lib/site/portfolio/limits'
import { equipmentCategories } from '@/lib/site/portfolio/rules/categories'
import type { EquipmentPiece, SaveEquipmentInput } from '@/lib/site/portfolio/schema'
import { nothingToSave } from '@/lib/site/portfolio/words'

type EquipmentDialogProps = {
  /** The current version of the piece to edit; null for a new one. */
  piece: EquipmentPiece | null
  /** Reopens the dialog with the current version. */
  onReopen?: () => void
  onClose: () => void
}

/** Adds or edits a piece of equipment. */
export function EquipmentDialog({ piece: current, onReopen, onClose }: EquipmentDialogProps) {
  const { opened: piece, identity, conflict } = useEditedRecord(current, onReopen)
  const form = useRecordForm<SaveEquipmentInput>({
    loadSchema: async () => (await import('@/lib/site/portfolio/schema')).SaveEquipment,
    save: saveEquipmentAction,
    saved: piece ? 'Equipment updated' : 'Equipment added',
    failed: 'Failed to save equipment',
    missing: nothingToSave,
    onSaved: onClose,
  })

  function save(typed: FormData) {
    form.submit({
      ...identity,
      name: String(typed.get('name')),
      category: String(typed.get('category')),
      description: String(typed.get('description')),
    })
  }

  return (
    <RecordDialog
      form={form}
      title={piece ? 'Edit equipment' : 'Add equipment'}
      conflict={conflict}
      submitLabel="Save equipment"
      busyText="Saving equipment"
      onClose={onClose}
      onSubmit={save}
    >
      <Field label="Name" name="name" errors={form.errors.name}>
        <Input defaultValue={piece?.name} maxLength={nameLimit} />
      </Field>
      <Field label="Category" name="category" errors={form.errors.category}>
        <Select defaultValue={piece?.category ?? ''}>
          <option value="">Choose a category</option>
          {equipmentCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Field>
      <Field label="Description" name="description" note="Optional" errors={form.errors.description}>
        <Input defaultValue={piece?.description ?? ''} maxLength={noteLimit} />
      </Field>
    </RecordDialog>
  )
}
