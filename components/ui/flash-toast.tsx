'use client'

import { useEffect } from 'react'
import { type ToastTone, toast } from '@/components/ui/toast'

type FlashToastProps = { tone?: ToastTone; title: string; message?: string }

/** Shows a toast when the page opens, such as a message from a redirect. */
export function FlashToast({ tone = 'success', title, message }: FlashToastProps) {
  useEffect(() => {
    // On the next turn, so that React's double run of effects in development shows it once.
    const timer = setTimeout(() => toast[tone](title, message))
    return () => clearTimeout(timer)
  }, [tone, title, message])
  return null
}
