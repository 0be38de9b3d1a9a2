'use client'

import { useFormStatus } from 'react-dom'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Submits its form. Busy while the submission runs, when further clicks do nothing. */
export function SubmitButton({ variant = 'main', busy = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const { pending } = useFormStatus()
  return <Button {...rest} type="submit" variant={variant} busy={pending || busy} />
}
