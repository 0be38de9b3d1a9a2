'use client'

import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** One sentence naming the thing. */
  description?: ReactNode
  /** Buttons: the safe answer first. */
  footer?: ReactNode
  /** 640 instead of 480 px. */
  wide?: boolean
  /** A close button at the top right, for dialogs whose footer has no way out. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
  children?: ReactNode
}

/** A modal dialog in the middle; a sheet from below when narrow. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    footer,
    wide = false,
    closable = false,
    role,
    className,
    children,
  } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={mergeClasses(
        'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] overflow-auto overscroll-contain rounded-lg bg-raised p-0 shadow-dialog backdrop:bg-veil open:animate-rise max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none',
        wide && 'w-[min(40rem,calc(100%-2rem))]',
        className,
      )}
    >
      <div className="p-5 md:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="t-head min-w-0 wrap-break-word">
            {title}
          </h2>
          {closable && (
            <IconButton
              label="Close"
              icon={<X className="icon" />}
              onClick={onClose}
              className="-mt-1.5 -mr-2"
            />
          )}
        </div>
        {description && (
          <p id={`${id}-description`} className="mt-2.5 text-base text-ink-2">
            {description}
          </p>
        )}
        {children && <div className="mt-5">{children}</div>}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </div>
    </Modal>
  )
}

/** The row of answers; for a form inside a dialog that holds its own buttons. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="mt-6 grid gap-2 md:flex md:flex-wrap md:justify-end">{children}</div>
}
