import { findLinks } from './find-links'

/** The text of a message, with web and email addresses as links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map((piece, index) =>
    piece.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
        key={index}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline decoration-edge underline-offset-[0.22em] hover:decoration-current"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )
}
