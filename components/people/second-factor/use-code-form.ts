'use client'

import { useResultToast } from '@/components/ui/show-result'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { authenticatorTexts } from '@/lib/people/second-factor/words/factors'

const texts = { failure: { title: 'Error', message: authenticatorTexts.failed } }

/** The state of a form about a factor, which also works without JavaScript. */
export function useCodeForm<T>(action: Parameters<typeof useFormAction<T>>[0]) {
  const [result, submit, isSaving] = useFormAction<T>(action)
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  useResultToast(result, texts)
  return { result, failed, isSaving, formProps: { ref: form, action: submit, noValidate: true } }
}
