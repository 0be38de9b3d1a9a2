/** The classes of a row of tabs. */
export const tabBarClasses = 'scrollbar-none inline-flex max-w-full gap-6 overflow-x-auto border-b'

/** How many items a tab has. */
export function TabCount({ count }: { count?: number }) {
  return count === undefined ? null : (
    <sup className="top-[-0.35em] text-2xs leading-0 font-normal text-ink-3">{count}</sup>
  )
}
