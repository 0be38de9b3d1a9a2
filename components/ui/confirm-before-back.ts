/**
 * Asks the question when Back or Forward would leave the page for another of the portal; Stay changes nothing, not even
 * the history. Answers how to stop asking. A browser without the Navigation API goes unasked: without it a step can only
 * be undone after the router has followed it.
 */
export function confirmBeforeBack(question: string): () => void {
  const navigation: Navigation | undefined = window.navigation
  const confirmLeaving = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event
    // What leads to another document is asked about by `beforeunload`.
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
