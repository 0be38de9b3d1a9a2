'use client'

import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useEditedRecord } from '@/components/ui/use-edited-record'
import { useRecordForm } from '@/components/ui/use-record-form'
import { saveStatAction } from '@/lib/site/portfolio/actions'
import { statLabelLimit, statValueLimit } from '@/lib/site/portfolio/limits'
import { statIcons } from '@/lib/site/portfolio/rules/categories'
import type { PortfolioStat, SaveStatInput } from '@/lib/site/portfolio/schema'
import { nothingToSave } from '@/lib/site/portfolio/words'
import { StatIcon } from './stat-icon'

type StatDialogProps = {
  /** The current version of the statistic to edit; null for a new one. */
  stat: PortfolioStat | null
  /** The position of a new statistic. */
  nextPosition?: number
  /** Reopens the dialog with the current version. */
  onReopen?: () => void
  onClose: () => void
}

/** Adds or edits a statistic of the public page. */
export function StatDialog({ stat: current, nextPosition = 0, onReopen, onClose }: StatDialogProps) {
  const { opened: stat, identity, conflict } = useEditedRecord(current, onReopen)
  const form = useRecordForm<SaveStatInput>({
    loadSchema: async () => (await import('@/lib/site/portfolio/schema')).SaveStat,
    save: saveStatAction,
    saved: stat ? 'Stat updated' : 'Stat added',
    failed: 'Failed to save stat',
    missing: nothingToSave,
    onSaved: onClose,
  })

  function save(typed: FormData) {
    form.submit({
      ...identity,
      value: String(typed.get('value')),
      label: String(typed.get('label')),
      icon: String(typed.get('icon')),
      position: String(typed.get('position')),
    })
  }

  return (
    <RecordDialog
      form={form}
      title={stat ? 'Edit statistic' : 'Add statistic'}
      conflict={conflict}
      submitLabel="Save statistic"
      busyText="Saving statistic"
      onClose={onClose}
      onSubmit={save}
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="Value" name="value" errors={form.errors.value}>
          <Input defaultValue={stat?.value} maxLength={statValueLimit} placeholder="500+" />
        </Field>
        <Field label="Display order" name="position" errors={form.errors.position}>
          <Input defaultValue={stat?.position ?? nextPosition} inputMode="numeric" />
        </Field>
      </div>
      <Field label="Label" name="label" errors={form.errors.label}>
        <Input defaultValue={stat?.label} maxLength={statLabelLimit} />
      </Field>
      <fieldset>
        <legend className="pb-1.5 font-medium">Icon</legend>
        <div className="flex flex-wrap gap-2">
          {statIcons.map((icon) => (
            <label
              key={icon}
              title={icon}
              className="grid size-11 place-items-center rounded-sm border border-edge bg-raised has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="icon"
                value={icon}
                aria-label={icon}
                defaultChecked={icon === (stat?.icon ?? 'Camera')}
                className="sr-only"
              />
              <StatIcon name={icon} />
            </label>
          ))}
        </div>
      </fieldset>
    </RecordDialog>
  )
}
