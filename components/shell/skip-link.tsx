/** First in the page: past the navigation, for the keyboard. The page's main part has the id `main`. */
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
