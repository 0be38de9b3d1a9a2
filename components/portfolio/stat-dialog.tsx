'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { saveStatAction } from '@/lib/portfolio/actions'
import { statLabelLimit, statValueLimit } from '@/lib/portfolio/limits'
import { statIcons } from '@/lib/portfolio/rules/categories'
import type { PortfolioStat, SaveStatInput } from '@/lib/portfolio/schema'
import { EditConflictNotice } from './edit-conflict-notice'
import { StatIcon } from './stat-icon'
import { useSaving } from './use-saving'

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
  const [stat] = useState(current)
  const [newId] = useState(() => crypto.randomUUID())
  const [hasChanges, setHasChanges] = useState(false)
  const { errors, saving, formRef, submit } = useSaving<SaveStatInput>({
    save: saveStatAction,
    saved: stat ? 'Stat updated' : 'Stat added',
    failed: 'Failed to save stat',
    required: { value: 'Value is required', label: 'Label is required' },
    onSaved: onClose,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    submit(form, {
      edited: stat && { id: stat.id, revision: stat.revision },
      newId,
      value: String(form.get('value')),
      label: String(form.get('label')),
      icon: String(form.get('icon')),
      position: String(form.get('position')),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      hasChanges={hasChanges}
      busy={saving}
      title={stat ? 'Edit statistic' : 'Add statistic'}
    >
      <form
        ref={formRef}
        noValidate
        className="grid gap-4.5"
        onChange={() => setHasChanges(true)}
        onSubmit={save}
      >
        {stat && current && onReopen && !saving && (
          <EditConflictNotice
            kind="stat"
            seen={stat.revision}
            current={current.revision}
            onReopen={onReopen}
          />
        )}
        <div className="grid grid-cols-2 gap-4">
          <Field label="Value" name="value" errors={errors.value}>
            <Input defaultValue={stat?.value} maxLength={statValueLimit} placeholder="500+" />
          </Field>
          <Field label="Display order" name="position" errors={errors.position}>
            <Input defaultValue={stat?.position ?? nextPosition} inputMode="numeric" />
          </Field>
        </div>
        <Field label="Label" name="label" errors={errors.label}>
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
                <StatIcon name={icon} className="icon" />
              </label>
            ))}
          </div>
        </fieldset>
        <DialogFooter>
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" variant="main" busy={saving} busyText="Saving statistic">
            Save statistic
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
