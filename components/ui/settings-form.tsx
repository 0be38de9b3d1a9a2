import type { ReactNode, RefObject } from 'react'
import { type EditConflict, EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { SaveBar } from '@/components/ui/save-bar'
import { editKey } from '@/lib/platform/form-values'

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
