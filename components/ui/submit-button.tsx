'use client'

import { useFormStatus } from 'react-dom'
import { Button, type ButtonProps } from '@/components/ui/button'

/** Posts its form and is busy while the post runs; a second press does nothing. */
export function SubmitButton({ variant = 'main', busy = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const { pending } = useFormStatus()
  return <Button {...rest} type="submit" variant={variant} busy={pending || busy} />
}
