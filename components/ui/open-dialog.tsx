'use client'

import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogCloseContext } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import type { DialogFrameProps, DialogProps } from '@/components/ui/dialog-props'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'

const firstField = 'input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea, button'

/** The part of Dialog that only an open one needs. */
export function OpenDialog({ hasChanges = false, busy = false, onClose, children, ...frame }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const isTyped = useTypedText(body)
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const isUnsaved = isTyped || hasChanges
  useLeaveWarning(isUnsaved, 'Leave this page without saving?')

  const { side } = frame
  useLayoutEffect(() => {
    // The browser focuses the close button, which comes first.
    if (side) body.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [side])

  function close() {
    if (busy) return
    if (isUnsaved) setConfirmingDiscard(true)
    else onClose()
  }

  return (
    <DialogCloseContext value={close}>
      <DialogFrame {...frame} onClose={close}>
        {children && (
          <div ref={body} className="flex flex-1 flex-col">
            {children}
          </div>
        )}
        <DialogFrame
          open={isConfirmingDiscard}
          onClose={() => setConfirmingDiscard(false)}
          role="alertdialog"
          title="Close without saving?"
          description="What you’ve entered will be lost."
          footer={
            <>
              <Button onClick={() => setConfirmingDiscard(false)} autoFocus>
                Keep editing
              </Button>
              <Button variant="stop" onClick={onClose}>
                Discard
              </Button>
            </>
          }
        />
      </DialogFrame>
    </DialogCloseContext>
  )
}

const middleClasses =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] rounded-lg open:animate-rise max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none'
const sideClasses =
  'm-0 ml-auto h-dvh max-h-none w-[min(34rem,100%)] max-w-none rounded-none open:animate-slide-in max-md:w-full'

/** The frame of a modal dialog: centered, or a bottom sheet on narrow screens; `side` says where long ones are. */
function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    onClose,
    title,
    description,
    footer,
    wide = false,
    side = false,
    closable = false,
    role,
    className,
    children,
  } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={mergeClasses(
        // Resets what the dialog would inherit, such as the alignment of a table cell.
        'text-left whitespace-normal',
        // A focused field isn't scrolled below the head or the footer, which stay.
        'scroll-pt-18 scroll-pb-28 overflow-auto overscroll-contain bg-raised p-0 shadow-dialog backdrop:bg-veil',
        side ? sideClasses : middleClasses,
        wide && 'w-[min(40rem,calc(100%-2rem))]',
        className,
      )}
    >
      <div className="flex min-h-full flex-col p-5 md:p-7">
        <div
          className={mergeClasses(
            'flex items-start justify-between gap-4',
            side && 'sticky top-0 z-2 -mx-5 -mt-5 bg-raised px-5 pt-5 pb-2 md:-mx-7 md:-mt-7 md:px-7 md:pt-7',
          )}
        >
          <h2 id={`${id}-title`} className="t-head min-w-0 wrap-break-word">
            {title}
          </h2>
          {(closable || side) && (
            <IconButton label="Close" icon="x" onClick={onClose} className="-mt-1.5 -mr-2" />
          )}
        </div>
        {description && (
          <p id={`${id}-description`} className="mt-2.5 text-base text-ink-2">
            {description}
          </p>
        )}
        {children && (
          <div className={mergeClasses('flex flex-1 flex-col empty:hidden', side ? 'mt-3' : 'mt-5')}>
            {children}
          </div>
        )}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </div>
    </Modal>
  )
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

const otherInputs = ['checkbox', 'radio', 'file', 'range', 'color', 'button', 'submit', 'hidden']

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !otherInputs.includes(target.type)
}

/** Returns whether the user changed a text field inside the element. */
function useTypedText(within: RefObject<HTMLElement | null>): boolean {
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    const element = within.current
    if (!element) return
    const before = new Map<TextControl, string>()
    const remember = (target: EventTarget | null) => {
      if (isTextControl(target) && !before.has(target)) before.set(target, target.value)
    }
    const onReach = (event: Event) => remember(event.target)
    const onInput = () =>
      setTyped([...before].some(([control, value]) => control.isConnected && control.value !== value))
    // A focused field got its focus before the listeners were added.
    if (element.contains(document.activeElement)) remember(document.activeElement)
    element.addEventListener('focusin', onReach)
    element.addEventListener('beforeinput', onReach)
    element.addEventListener('input', onInput)
    return () => {
      element.removeEventListener('focusin', onReach)
      element.removeEventListener('beforeinput', onReach)
      element.removeEventListener('input', onInput)
    }
  }, [within])
  return isTyped
}
