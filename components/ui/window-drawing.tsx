/** A drawing of a window, decorative, for empty states. */
export function WindowDrawing() {
  return (
    <svg
      viewBox="0 0 128 92"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="h-20 w-26 text-ink-3"
    >
      <path d="M1 58.500h126" />
      <path d="M20.500 4.500h38v46h-38zM39.500 4.500v46M20.500 27.500h38" />
      <path d="M16 50.500h47" />
      <path d="M26 62h35l52 26H62z" fill="var(--color-accent)" fillOpacity=".2" stroke="none" />
      <path d="M43 62l44 26M43.500 73.800h42.500" stroke="var(--color-paper)" strokeWidth="2" />
    </svg>
  )
}
