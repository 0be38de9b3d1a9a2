/** Lets keyboard users skip the navigation. Requires an element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-4 z-80 rounded-sm bg-ink px-4 py-3 text-paper focus:top-2"
    >
      Skip to content
    </a>
  )
}
