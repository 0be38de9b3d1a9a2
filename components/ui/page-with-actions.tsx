import type { ReactNode } from 'react'

type PageWithActionsProps = {
  /** The page's `PageHead`. */
  head: ReactNode
  /** Its next action and the menu of the others; the first button fills the bar. */
  actions: ReactNode
  /** Below them: what the first one does. */
  note?: ReactNode
  children: ReactNode
}

/** A page about one record: its actions are beside its head, or on narrow screens in a bar at the bottom of the window. */
export function PageWithActions({ head, actions, note, children }: PageWithActionsProps) {
  return (
    // On narrow screens it fills the window, because the bar of a short page would stand in the middle.
    <div className="flex flex-col max-lg:min-h-[calc(100svh-var(--demo,0px)-var(--bar)-5.75rem)] md:max-lg:min-h-[calc(100svh-var(--demo,0px)-var(--bar)-8.5rem)] lg:grid lg:grid-cols-[minmax(22rem,1fr)_auto] lg:items-end lg:gap-x-8 lg:gap-y-5 lg:*:first:mb-0">
      {head}
      <div
        data-foot-bar
        className="z-10 print:hidden max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-5 max-lg:mt-auto max-lg:-mb-16 max-lg:border-t max-lg:bg-paper max-lg:px-5 max-lg:py-3 md:max-lg:-mx-8 md:max-lg:-mb-24 md:max-lg:px-8"
      >
        <div className="flex items-center gap-2.5 max-lg:[&>.button:first-child]:flex-1 lg:flex-wrap lg:justify-end lg:[&>.button]:px-4.5 lg:[&>.button]:text-sm">
          {actions}
        </div>
        {note && <p className="mt-2 text-xs text-ink-2 lg:ml-auto lg:max-w-72 lg:text-right">{note}</p>}
      </div>
      <div className="min-w-0 lg:col-span-full lg:mt-4 max-lg:pb-8 max-lg:[&_:is(a,button,input,select,textarea,summary)]:scroll-mb-24">
        {children}
      </div>
    </div>
  )
}
