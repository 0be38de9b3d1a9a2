'use client'

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { NextField } from '@/components/ui/next-field'
import { type ResultTexts, useResultToast } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import type { ActionResult, ErrorCode } from '@/lib/platform/errors'
import { ResultWithoutScript } from './result-without-script'

type Options<Name extends string> = {
  texts: ResultTexts
  /** The password fields. They keep their text when the server rejects the form. */
  passwords?: readonly Name[]
  /** An error that the form shows itself, instead of a toast. */
  shownInForm?: ErrorCode
}

/** The state of a form about an account: its result, its errors, and what its password fields hold. */
export function useAccountForm<T, Name extends string = never>(
  action: Parameters<typeof useFormAction<T>>[0],
  { texts, passwords = [], shownInForm }: Options<Name>,
) {
  const [result, submit, isSaving] = useFormAction<T>(action)
  const failed: Extract<ActionResult<T>, { ok: false }> | null = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const { typed, readTyped } = useTypedPasswords(form, passwords, result)
  const reported = failed && failed.code === shownInForm ? null : result
  useResultToast(reported, texts)
  return {
    result,
    isSaving,
    failed,
    fields: failed?.fields,
    /** Null until JavaScript runs. */
    typed,
    formProps: { ref: form, action: submit, onInput: readTyped, noValidate: true },
    withoutScript: <ResultWithoutScript result={reported} texts={texts} />,
  }
}

type AccountFormProps = Pick<ReturnType<typeof useAccountForm>, 'withoutScript'> & {
  formProps: ComponentProps<'form'>
  /** The page to open afterwards; the server validates it. */
  next?: string
  submitLabel: string
  busyText: string
  /** Below the button. */
  footer?: ReactNode
  children: ReactNode
}

/** A form of a page outside the shell. */
export function AccountForm(props: AccountFormProps) {
  const { formProps, withoutScript, next, submitLabel, busyText, footer, children } = props
  return (
    <form {...formProps} className="grid gap-4.5">
      {withoutScript}
      <NextField next={next} />
      {children}
      <SubmitButton size="lg" wide busyText={busyText} className="mt-1.5">
        {submitLabel}
      </SubmitButton>
      {footer}
    </form>
  )
}

/**
 * Returns the text of a form's password fields; null until JavaScript runs. Restores it when the form is rejected,
 * because React resets a form after its action and the server sends no password back.
 */
function useTypedPasswords<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  result: ActionResult<unknown> | null,
) {
  const [typed, setTyped] = useState<Record<Name, string> | null>(null)

  function inputOf(name: Name) {
    const input = form.current?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : null
  }
  function readTyped() {
    const entries = names.map((name) => [name, inputOf(name)?.value ?? ''])
    setTyped(Object.fromEntries(entries) as Record<Name, string>)
  }
  const restoreTyped = useEffectEvent(() => {
    if (result?.ok === false && typed) {
      for (const name of names) {
        const input = inputOf(name)
        if (input) input.value = typed[name]
      }
    }
    readTyped()
  })
  // On mount, reads what was typed before hydration; after each result, restores what the reset cleared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for each result
  useEffect(() => restoreTyped(), [result])

  return { typed, readTyped }
}
