'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { replaceRecoveryCodesAction } from '@/lib/people/second-factor/actions'
import { describeCodesLeft, recoveryTexts } from '@/lib/people/second-factor/words/factors'
import { FailureWithoutScript } from './failure-without-script'
import { useCodeForm } from './use-code-form'

type RecoveryCodesProps = { left: number; isReplacing: boolean }

/** Creates recovery codes and shows them once. */
export function RecoveryCodes({ left, isReplacing }: RecoveryCodesProps) {
  const { result, failed, formProps } = useCodeForm(replaceRecoveryCodesAction)
  if (result?.ok) return <NewCodes codes={result.data.codes} />
  return (
    <form {...formProps} className="grid gap-5.5">
      <FailureWithoutScript failed={failed} />
      <p className="text-ink-2">{recoveryTexts.lead}</p>
      {isReplacing && (
        <Notice tone="wait" title={describeCodesLeft(left)}>
          Creating new codes makes your earlier ones stop working.
        </Notice>
      )}
      <SubmitButton size="lg" busyText="Creating" className="justify-self-start">
        {isReplacing ? 'Replace codes' : 'Create codes'}
      </SubmitButton>
    </form>
  )
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <section aria-labelledby="new-codes" className="grid gap-5.5">
      <Notice tone="ok" announce title={<span id="new-codes">{recoveryTexts.created}</span>}>
        {recoveryTexts.lead}
      </Notice>
      <ul className="grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button
          icon="copy"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon="download" onClick={() => download(text)}>
          Download
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  link.download = 'recovery-codes.txt'
  link.click()
}
