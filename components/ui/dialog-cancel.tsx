'use client'

import { createContext, useContext } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Closes the dialog around, after a question where something was typed in it. */
export const DialogCloseContext = createContext<() => void>(() => {
  throw new Error('A DialogCancel stands outside of any Dialog')
})

/** The safe answer of a dialog: closes it as Escape does, and so never drops what was typed without a question. */
export function DialogCancel(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const close = useContext(DialogCloseContext)
  return <Button {...props} onClick={close} />
}
