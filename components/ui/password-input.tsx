'use client'

import { useState } from 'react'
import { Input, type InputProps } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'

type PasswordInputProps = Omit<InputProps, 'type' | 'icon'> & {
  /** What the button's label calls the password, in forms with several: `new password`. */
  subject?: string
}

/** A password input with a button that shows or hides its value. */
export function PasswordInput({ subject = 'password', className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = `${shown ? 'Hide' : 'Show'} ${subject}`
  return (
    <span className="relative block">
      <Input {...rest} type={shown ? 'text' : 'password'} className={`pr-11 ${className ?? ''}`} />
      <IconButton
        label={label}
        icon={shown ? <Icon name="eye-off" /> : <Icon name="eye" />}
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        className="absolute top-0.5 right-0.5 size-10"
      />
    </span>
  )
}
