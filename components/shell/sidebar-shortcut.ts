/**
 * Returns whether a key press is the sidebar's shortcut: Ctrl+B or Cmd+B, except where that has another meaning: bold in
 * rich text, and (with Ctrl) moving back one character in text fields on Apple systems.
 */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isChord || event.key.toLowerCase() !== 'b' || event.repeat || event.defaultPrevented) return false
  const { target } = event
  if (!(target instanceof HTMLElement)) return true
  if (target.isContentEditable) return false
  return !(event.ctrlKey && isAppleSystem() && target.matches('input, textarea'))
}

function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
