/**
 * Asks the question when Back or Forward would leave the page for another of the portal; Stay changes nothing, not even
 * the history. Answers how to stop asking. What leads to another document is asked about by `beforeunload`.
 */
export function askBeforeBack(question: string): () => void {
  // Older browsers do not have it.
  const navigation: Navigation | undefined = window.navigation
  return navigation ? askBeforeStep(navigation, question) : askAfterStep(question)
}

function askBeforeStep(navigation: Navigation, question: string): () => void {
  const ask = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event
    // A browser lets no page hold its reader twice in a row: the second Back is not to be stopped.
    if (navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
    if (isSamePage(destination.url, window.location.href) || window.confirm(question)) return
    event.preventDefault()
  }
  navigation.addEventListener('navigate', ask)
  return () => navigation.removeEventListener('navigate', ask)
}

/** The step is taken already, but the router has not heard of it: for Stay it is taken back before it does. */
function askAfterStep(question: string): () => void {
  const { state } = window.history
  const { href } = window.location
  const ask = (event: PopStateEvent) => {
    if (isSamePage(window.location.href, href) || window.confirm(question)) return
    event.stopImmediatePropagation()
    window.history.pushState(state, '', href)
  }
  window.addEventListener('popstate', ask, true)
  return () => window.removeEventListener('popstate', ask, true)
}

function isSamePage(one: string, other: string): boolean {
  return one.split('#')[0] === other.split('#')[0]
}
