/**
 * Asks for confirmation when Back or Forward would leave the page for another page of the portal. Returns a function that
 * stops it. Does nothing without the Navigation API, because the router would already have followed the navigation.
 */
export function confirmBeforeBack(question: string): () => void {
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
