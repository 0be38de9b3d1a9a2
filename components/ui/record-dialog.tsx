'use client'

import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import type { DialogProps } from '@/components/ui/dialog-props'
import { type EditConflict, EditConflictNotice } from '@/components/ui/edit-conflict-notice'

type RecordDialogProps = Pick<DialogProps, 'title' | 'onClose' | 'hasChanges' | 'side'> & {
  /** Of `useRecordForm`. */
  form: { formRef: RefObject<HTMLFormElement | null>; saving: boolean }
  /** Of `useEditedRecord`. */
  conflict?: EditConflict | null
  submitLabel: string
  busyText: string
  onSubmit: (form: FormData) => void
  /** Left of the buttons. */
  aside?: ReactNode
  children: ReactNode
}

/** A dialog that creates or edits a record. Asks before anything entered is discarded. */
export function RecordDialog(props: RecordDialogProps) {
  const {
    form,
    conflict,
    submitLabel,
    busyText,
    onSubmit,
    aside,
    hasChanges = false,
    children,
    ...dialog
  } = props
  const [isChanged, setIsChanged] = useState(false)
  return (
    <Dialog {...dialog} open hasChanges={hasChanges || isChanged} busy={form.saving}>
      <form
        ref={form.formRef}
        noValidate
        className="@container flex flex-1 flex-col gap-4.5"
        onChange={() => setIsChanged(true)}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
      >
        {conflict && !form.saving && <EditConflictNotice {...conflict} />}
        {children}
        <DialogFooter>
          {aside}
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" variant="main" busy={form.saving} busyText={busyText}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
