'use client'

import { createContext, useContext } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Closes the surrounding dialog; asks first if something was typed in it. */
export const DialogCloseContext = createContext<() => void>(() => {
  throw new Error('DialogCancel is used outside Dialog')
})

/** The cancel button of a dialog. Like Escape, it asks before discarding what was typed. */
export function DialogCancel(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const close = useContext(DialogCloseContext)
  return <Button {...props} onClick={close} />
}
