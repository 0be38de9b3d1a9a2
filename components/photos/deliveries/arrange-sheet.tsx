'use client'

import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Modal } from '@/components/ui/modal'

type ArrangeSheetProps = { open: boolean; onClose: () => void; status: ReactNode; children: ReactNode }

/** A bottom sheet for narrow screens. Closing it loses nothing, because changes are saved as they are made. */
export function ArrangeSheet({ open, onClose, status, children }: ArrangeSheetProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Edit selected photos"
      className="m-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-auto overscroll-contain rounded-t-lg bg-raised p-0 shadow-dialog backdrop:bg-veil open:animate-rise"
    >
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-4">
          {status}
          <IconButton label="Close" icon="x" onClick={onClose} className="-mr-2" />
        </div>
        {children}
      </div>
    </Modal>
  )
}
