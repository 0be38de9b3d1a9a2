import { findLinks } from './find-links'

/** The words of a message as they were typed; whole web and mail addresses are links. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map((piece, index) =>
    piece.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
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
