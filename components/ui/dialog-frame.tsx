'use client'

import { type ReactNode, useId } from 'react'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'

export type DialogFrameProps = {
  open: boolean
  /** Called on Escape, on a click outside the dialog, and by the close button. */
  onClose: () => void
  title: ReactNode
  /** One sentence naming the thing. */
  description?: ReactNode
  /** Buttons, the one that cancels first. */
  footer?: ReactNode
  /** 640 px wide instead of 480. */
  wide?: boolean
  /** A close button at the top right, for dialogs whose footer has no way out. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
  children?: ReactNode
}

/** The frame of a modal dialog: centered, or a bottom sheet on narrow screens. */
export function DialogFrame(props: DialogFrameProps) {
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
        // Resets what the dialog would inherit, such as the alignment of a table cell.
        'text-left whitespace-normal',
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
          {closable && <IconButton label="Close" icon="x" onClick={onClose} className="-mt-1.5 -mr-2" />}
        </div>
        {description && (
          <p id={`${id}-description`} className="mt-2.5 text-base text-ink-2">
            {description}
          </p>
        )}
        {children && <div className="mt-5 empty:hidden">{children}</div>}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </div>
    </Modal>
  )
}
