'use client'

import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { LateToaster } from '@/components/ui/late-toaster'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  open: boolean
  /** Called on Escape, on a click outside, and on `method="dialog"`; the caller sets `open` to false. */
  onClose: () => void
}

/**
 * A native modal dialog controlled by `open`. The browser traps and restores the focus. It is mounted only while open, so
 * a form in it is reset each time. It must not have padding: clicks on padding count as outside.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal({ onClose, children, ...rest }: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressStartedBeside = useRef(false)

  // Closed before it is unmounted, because only close() restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function isBeside(event: MouseEvent) {
    return event.target === dialog.current
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it and arrives as `cancel`
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event is asynchronous; the dialog may have been reopened by then.
        if (event.target !== dialog.current || dialog.current?.open) return
        onClose()
        // Browsers close the dialog on a second Escape; reopens it if the caller keeps it open.
        requestAnimationFrame(() => {
          if (dialog.current && !dialog.current.open) dialog.current.showModal()
        })
      }}
      onPointerDown={(event) => {
        pressStartedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (isBeside(event) && pressStartedBeside.current) onClose()
      }}
    >
      {children}
      <LateToaster inDialog />
    </dialog>
  )
}
