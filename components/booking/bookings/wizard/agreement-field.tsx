'use client'

import { useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { FieldErrors } from '@/components/ui/field'
import { missingAgreementText } from '@/lib/booking/bookings/words/agreement'

/** Holds whether the client agrees to these terms. Other terms have to be agreed to anew. @param text null without any */
export function useAgreement(text: string | null) {
  const [agreedText, setAgreedText] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isAgreed = agreedText === text
  return {
    check() {
      setMissing(!isAgreed)
      return isAgreed
    },
    /** Puts back what was agreed to before the page was left. */
    restore: setAgreedText,
    field: {
      checked: isAgreed,
      isMissing: isMissing && !isAgreed,
      onChange: (checked: boolean) => setAgreedText(checked ? text : null),
    },
  }
}

type AgreementFieldProps = {
  text: string
  checked: boolean
  isMissing: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox with which a client agrees to charges of the card, and to what cancelling costs. */
export function AgreementField({ text, checked, isMissing, onChange }: AgreementFieldProps) {
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        label={text}
        name="agreement"
        checked={checked}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isMissing && <FieldErrors messages={[missingAgreementText]} />}
    </div>
  )
}
