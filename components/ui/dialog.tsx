'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogCloseContext } from '@/components/ui/dialog-cancel'
import { DialogFrame, type DialogFrameProps } from '@/components/ui/dialog-frame'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { useTypedText } from '@/components/ui/use-typed-text'

export type DialogProps = DialogFrameProps & {
  /** Whether something other than text would be lost, such as selected pictures. */
  hasChanges?: boolean
  /** While true, the dialog can't be closed. */
  busy?: boolean
}

/**
 * A modal dialog; a bottom sheet on narrow screens. Escape, a click outside, the close button and DialogCancel ask for
 * confirmation if something was typed. The caller closes the dialog once that is saved.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ hasChanges = false, busy = false, onClose, children, ...frame }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const isTyped = useTypedText(body)
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const isUnsaved = isTyped || hasChanges
  useLeaveWarning(isUnsaved, 'Leave this page without saving?')

  function close() {
    if (busy) return
    if (isUnsaved) setConfirmingDiscard(true)
    else onClose()
  }

  return (
    <DialogCloseContext value={close}>
      <DialogFrame {...frame} onClose={close}>
        {children && <div ref={body}>{children}</div>}
        <DialogFrame
          open={isConfirmingDiscard}
          onClose={() => setConfirmingDiscard(false)}
          role="alertdialog"
          title="Close without saving?"
          description="What you’ve entered will be lost."
          footer={
            <>
              <Button onClick={() => setConfirmingDiscard(false)} autoFocus>
                Keep editing
              </Button>
              <Button variant="stop" onClick={onClose}>
                Discard
              </Button>
            </>
          }
        />
      </DialogFrame>
    </DialogCloseContext>
  )
}
