'use client'

import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'

type FlashToastProps = { title: string; message?: string }

/** Shows a toast when the page opens, such as a message from a redirect. */
export function FlashToast({ title, message }: FlashToastProps) {
  useEffect(() => {
    // On the next turn, so that React's double run of effects in development shows it once.
    const timer = setTimeout(() => toast.success(title, message))
    return () => clearTimeout(timer)
  }, [title, message])
  return null
}
