'use client'

import { useEffect } from 'react'
import { type ToastTone, toast } from '@/components/ui/toast'

type FlashToastProps = { title: string; message?: string; tone?: ToastTone }

/** Shows a toast when the page opens, such as a message from a redirect. */
export function FlashToast({ title, message, tone = 'success' }: FlashToastProps) {
  useEffect(() => {
    // On the next turn, so that React's double run of effects in development shows it once.
    const timer = setTimeout(() => toast[tone](title, message))
    return () => clearTimeout(timer)
  }, [title, message, tone])
  return null
}
