import { mergeClasses } from './merge-classes'

/** A text that people wrote, in a row: cut after two lines, with the whole text as its title. */
export function ClampedText({ children, className }: { children: string; className?: string }) {
  return (
    <span
      title={children}
      className={mergeClasses('line-clamp-2 wrap-anywhere print:line-clamp-none fold:min-w-40', className)}
    >
      {children}
    </span>
  )
}
