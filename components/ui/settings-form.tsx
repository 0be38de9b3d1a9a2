import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { type EditConflict, EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { editKey } from '@/lib/platform/web/form-values'

type SettingsFormProps = {
  /** Of `useSettingsForm`. */
  form: {
    formRef: RefObject<HTMLFormElement | null>
    submit: (form: FormData) => void
    seen: object
    unsaved: number
    discard: () => void
    conflict: EditConflict | null
  }
  /** Describes what someone else has saved. */
  theirVersion?: ReactNode
  /** Replaces the bar with the number of unsaved changes. */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** A form that edits saved settings. Works as a plain post; `seen` lets the server detect another person's changes. */
export function SettingsForm({ form, theirVersion, footer, className, children }: SettingsFormProps) {
  return (
    <form
      ref={form.formRef}
      action={form.submit}
      // React resets a form after its action, which controlled selects don't survive.
      onReset={(event) => event.preventDefault()}
      noValidate
      className={className}
    >
      {form.conflict && (
        <EditConflictNotice {...form.conflict} className="mb-6">
          {theirVersion}
        </EditConflictNotice>
      )}
      <input type="hidden" name="seen" value={editKey(form.seen)} />
      {children}
      {footer ?? <SaveBar unsaved={form.unsaved} onDiscard={form.discard} />}
    </form>
  )
}

type SaveBarProps = {
  /** The number of fields with unsaved changes; while there are any, the bar stays visible. */
  unsaved: number
  onDiscard: () => void
  /** Whether the form is being saved, if that isn't its action. */
  busy?: boolean
  label?: string
  busyText?: string
  /** Shown while nothing has changed. */
  idleText?: string
  /** What a save doesn't change, beside the number of changes. */
  note?: string
}

/** The end of a settings form: shows the number of unsaved changes, with buttons to save or discard them. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, onDiscard, busy, idleText = 'Everything is saved', note } = props
  const { label = 'Save changes', busyText = 'Saving changes' } = props
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-ink bg-paper py-3 ${unsaved > 0 ? 'sticky bottom-0 z-10' : ''}`}
    >
      <p role="status" className="text-ink-2">
        {unsaved === 0 ? idleText : `${unsaved} ${unsaved === 1 ? 'change' : 'changes'} not saved`}
        {note && <span className="text-ink-3 max-md:hidden">. {note}</span>}
      </p>
      <div className="flex gap-2">
        {unsaved > 0 && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <SubmitButton variant={unsaved > 0 ? 'main' : 'default'} busy={busy} busyText={busyText}>
          {label}
        </SubmitButton>
      </div>
    </div>
  )
}
