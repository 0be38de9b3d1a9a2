import type { ReactNode } from 'react'

export type DialogFrameProps = {
  open: boolean
  /** Called on Escape, on a click outside the dialog, and by the close button. */
  onClose: () => void
  title: ReactNode
  /** One sentence naming the thing. */
  description?: ReactNode
  /** Buttons, the one that cancels first. */
  footer?: ReactNode
  /** 640 px wide instead of 480. */
  wide?: boolean
  /** A sheet as high as the window at its right edge, over the whole window on narrow screens: for long forms. */
  side?: boolean
  /** A close button at the top right, for dialogs whose footer has no way out. A sheet always has one. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
  children?: ReactNode
}

export type DialogProps = DialogFrameProps & {
  /** Whether something other than text would be lost, such as selected pictures. */
  hasChanges?: boolean
  /** While true, the dialog can't be closed. */
  busy?: boolean
}
