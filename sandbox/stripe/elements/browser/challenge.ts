import { addressOn } from './api'
import { challengeFinished } from './messages'

/** Shows the bank's page in a dialog over the page, and resolves when its holder has answered. */
export function openChallenge(origin: string, bankUrl: string): Promise<void> {
  const { pathname, search } = new URL(bankUrl)
  const url = new URL(addressOn('hooks', origin, pathname + search))
  const frame = document.createElement('iframe')
  frame.title = 'Bank authentication'
  frame.src = url.href
  Object.assign(frame.style, {
    background: 'white',
    border: '0',
    height: '100%',
    inset: '0',
    position: 'fixed',
    width: '100%',
    zIndex: '2147483647',
  })
  document.body.append(frame)
  frame.focus()
  return new Promise((resolve) => {
    function finish({ origin: from, source, data }: MessageEvent) {
      if (from !== url.origin || source !== frame.contentWindow || data !== challengeFinished) return
      window.removeEventListener('message', finish)
      frame.remove()
      resolve()
    }
    window.addEventListener('message', finish)
  })
}
