'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { saveStat } from '@/lib/portfolio/actions'
import { statIcons } from '@/lib/portfolio/rules'
import type { PortfolioStat, SaveStatInput } from '@/lib/portfolio/schema'
import { StatIcon } from './stat-icon'
import { useSaving } from './use-saving'

type StatDialogProps = {
  /** The figure to edit; null for a new one. */
  stat: PortfolioStat | null
  onClose: () => void
}

/** Adds or edits a figure of the public page. */
export function StatDialog({ stat, onClose }: StatDialogProps) {
  const { errors, saving, formRef, submit } = useSaving<SaveStatInput>({
    save: saveStat,
    saved: stat ? 'Stat updated' : 'Stat added',
    failed: 'Failed to save stat',
    required: { value: 'Value is required', label: 'Label is required' },
    onSaved: onClose,
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    submit(form, {
      statId: stat?.id ?? null,
      value: String(form.get('value')),
      label: String(form.get('label')),
      icon: String(form.get('icon')),
      displayOrder: String(form.get('displayOrder')),
    })
  }

  return (
    <Dialog open onClose={onClose} title={stat ? 'Edit statistic' : 'Add statistic'}>
      <form ref={formRef} noValidate className="grid gap-4.5" onSubmit={save}>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Value" name="value" errors={errors.value}>
            <Input defaultValue={stat?.value} placeholder="500+" />
          </Field>
          <Field label="Display order" name="displayOrder" errors={errors.displayOrder}>
            <Input defaultValue={stat?.displayOrder ?? 0} inputMode="numeric" />
          </Field>
        </div>
        <Field label="Label" name="label" errors={errors.label}>
          <Input defaultValue={stat?.label} />
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="main" busy={saving} busyText="Saving statistic">
            Save statistic
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
