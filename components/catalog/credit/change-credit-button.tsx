'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { ChangeCreditDialog } from './change-credit-dialog'

const Dialog = deferComponent(async () => (await import('./change-credit-dialog')).ChangeCreditDialog)

type ChangeCreditButtonProps = Omit<ComponentProps<typeof ChangeCreditDialog>, 'onClose'>

/** Opens the dialog that grants a client credit, or removes some. */
export function ChangeCreditButton(props: ChangeCreditButtonProps) {
  const [isOpen, setOpen] = useState(false)
  Dialog.usePreload()
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        {props.hasCredit ? 'Change credit' : 'Grant credit'}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
