'use client'

import { type RefObject, useEffect } from 'react'
import { tryTabStorage } from '@/components/ui/tab-storage'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = [name: string, value: string][]

const notTyped = ['hidden', 'password', 'file', 'submit', 'button']

/**
 * Saves what is typed in a form of uncontrolled fields in session storage, so that a reload and Back lose nothing.
 * Call `forgetFormDraft` once the form was sent.
 */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stored = tryTabStorage((storage): Typed | null => JSON.parse(storage.getItem(name) ?? 'null'))
    const save = () => tryTabStorage((storage) => storage.setItem(name, JSON.stringify(readTyped(element))))
    if (stored) restore(element, stored)
    // What was typed before the page was ready.
    if (controlsOf(element).some(isTouched)) save()
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [name, form])
}

export function forgetFormDraft(name: string): void {
  tryTabStorage((storage) => storage.removeItem(name))
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && 'value' in element && isTyped(element as Control),
  )
}

/** A honeypot isn't typed in by people, and what is there must not come back. */
function isTyped({ name, type, tabIndex }: Control): boolean {
  return name !== '' && !notTyped.includes(type) && tabIndex >= 0
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function readTyped(form: HTMLFormElement): Typed {
  return controlsOf(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value])
}

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  return 'defaultValue' in control && control.value !== control.defaultValue
}

/** Whoever typed before the page was ready goes on with that. Unfolds what has a choice, restored here or by the browser. */
function restore(form: HTMLFormElement, stored: Typed): void {
  for (const control of controlsOf(form)) {
    if (!isTouched(control)) fillIn(control, stored)
    if (isChoice(control) && control.checked) control.closest('details')?.setAttribute('open', '')
  }
}

function fillIn(control: Control, stored: Typed): void {
  const values = stored.filter(([name]) => name === control.name).map(([, value]) => value)
  if (isChoice(control)) control.checked = values.includes(control.value)
  else if (values[0] !== undefined) type(control, values[0])
}

/** Sets the value as if it were typed: React ignores the `input` event of a value that was set through its own property. */
function type(control: Control, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  property?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
