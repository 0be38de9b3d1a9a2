'use client'

import { useEffect } from 'react'
import { confirmBeforeBack } from '@/components/ui/confirm-before-back'

/** While active, asks for confirmation before the page is left: by closing, reloading, Back, or a link. */
export function useLeaveWarning(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const confirmLeaving = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const staysHere = !link || link.getAttribute('target') === '_blank' || event.ctrlKey || event.metaKey
      if (staysHere || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stopConfirmingBack = confirmBeforeBack(question)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', confirmLeaving, true)
    return () => {
      stopConfirmingBack()
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', confirmLeaving, true)
    }
  }, [active, question])
}
