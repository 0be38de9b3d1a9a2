'use client'

import { CountedTextArea } from '@/components/ui/counted-text-area'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { TextLink } from '@/components/ui/text-link'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { publishDocumentAction } from '@/lib/studio/legal/actions'
import { legalTextLimit } from '@/lib/studio/legal/limits'
import type { LegalKind } from '@/lib/studio/legal/schema'
import { legalPages } from '@/lib/studio/legal/words'

type DocumentFormProps = {
  kind: LegalKind
  text: string
  /** Says which version that is; null before the first. */
  version: string | null
}

/** Edits one document. Each save publishes a version. */
export function DocumentForm({ kind, text, version }: DocumentFormProps) {
  const { title, path } = legalPages[kind]
  const form = useSettingsForm({
    current: { text },
    action: publishDocumentAction,
    toTexts: (values) => values,
    saved: { title: `${title} published`, message: 'Clients agree to it when they sign up or book.' },
    failed: `Failed to publish the ${title.toLowerCase()}. Please try again.`,
  })
  return (
    <SettingsForm form={form}>
      <input type="hidden" name="kind" value={kind} />
      <FormSection
        title={title}
        lead="Clients agree to the current version when they sign up and when they book. Saving publishes a new version."
      >
        <CountedTextArea
          label={title}
          name="text"
          rows={14}
          optional
          limit={legalTextLimit}
          value={form.typed.text}
          onValueChange={(changed) => form.change({ text: changed })}
          errors={form.errors?.text}
          hint="A line that starts with # is a heading. Empty it to take the document back."
        />
        {version && (
          <p className="t-label">
            {version}. <TextLink href={path}>Open the page</TextLink>
          </p>
        )}
      </FormSection>
    </SettingsForm>
  )
}
