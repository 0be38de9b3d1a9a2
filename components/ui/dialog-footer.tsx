import type { ReactNode } from 'react'

/** The row of buttons; for a form in a dialog that renders its own buttons. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="mt-6 grid gap-2 md:flex md:flex-wrap md:justify-end">{children}</div>
}
