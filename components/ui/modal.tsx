'use client'

import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Toaster } from '@/components/ui/toaster'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  open: boolean
  /** Asked on Escape, on a press beside the box and on `method="dialog"`; the caller sets `open` to false. */
  onClose: () => void
}

/**
 * The platform's modal dialog, driven by `open`. The browser traps the focus and gives it back. It exists only while
 * open, so a form in it starts fresh each time. The box has no padding of its own, or presses on it count as beside.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal({ onClose, children, ...rest }: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressStartedBeside = useRef(false)

  // Before paint, and closed before it leaves the page: only close() gives the focus back.
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
        // The event comes late; by then the box may have been opened again.
        if (event.target !== dialog.current || dialog.current?.open) return
        onClose()
        // A second Escape closes the box whatever the page says; it comes back where the caller keeps it open.
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
      <Toaster inDialog />
    </dialog>
  )
}
