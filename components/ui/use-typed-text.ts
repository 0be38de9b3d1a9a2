'use client'

import { type RefObject, useEffect, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const otherInputs = ['checkbox', 'radio', 'file', 'range', 'color', 'button', 'submit', 'hidden']

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !otherInputs.includes(target.type)
}

/** Returns whether the user changed a text field inside the element. */
export function useTypedText(within: RefObject<HTMLElement | null>): boolean {
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
