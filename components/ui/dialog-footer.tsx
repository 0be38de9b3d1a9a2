import type { ReactNode } from 'react'

/** The row of buttons, which stays in view while the dialog scrolls; for a form in a dialog that renders its own buttons. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="dialog-foot">{children}</div>
}
