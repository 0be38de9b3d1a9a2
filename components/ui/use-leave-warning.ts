'use client'

import { useEffect } from 'react'

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

/**
 * Asks for confirmation when Back or Forward would leave the page for another page of the portal. Returns a function that
 * stops it. Does nothing without the Navigation API, because the router would already have followed the navigation.
 */
function confirmBeforeBack(question: string): () => void {
  const navigation: Navigation | undefined = window.navigation
  const confirmLeaving = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event
    // `beforeunload` covers navigations to other documents.
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
    if (isSamePage(destination.url, window.location.href) || window.confirm(question)) return
    event.preventDefault()
  }
  navigation?.addEventListener('navigate', confirmLeaving)
  return () => navigation?.removeEventListener('navigate', confirmLeaving)
}

function isSamePage(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0]
}
