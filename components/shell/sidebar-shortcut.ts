/**
 * Whether a key press asks for the sidebar: ctrl+B or meta+B, except where that already means something: bold in rich
 * text, and one letter back (with ctrl) in the text fields of Apple's systems.
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
