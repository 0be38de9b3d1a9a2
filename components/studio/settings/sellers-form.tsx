'use client'

import { CountedTextArea } from '@/components/ui/counted-text-area'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeSellersAction } from '@/lib/studio/settings/actions'
import { studioLimits } from '@/lib/studio/settings/limits'

type SellersFormProps = { sellerChecklist: string | null; defaultChecklist: string }

/** Edits the checklist that sellers see before a shoot. */
export function SellersForm({ sellerChecklist, defaultChecklist }: SellersFormProps) {
  const form = useSettingsForm({
    current: { sellerChecklist },
    action: changeSellersAction,
    toTexts: (values) => ({ sellerChecklist: values.sellerChecklist ?? defaultChecklist }),
    saved: { title: 'Checklist updated' },
    failed: 'Failed to save the checklist. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form}>
      <FormSection
        title="Checklist for sellers"
        lead="On the page that agents share with the seller: how to prepare the house for the shoot."
      >
        <CountedTextArea
          label="Checklist"
          name="sellerChecklist"
          rows={24}
          limit={studioLimits.sellerChecklist}
          value={typed.sellerChecklist}
          onValueChange={(text) => form.change({ sellerChecklist: text })}
          errors={errors?.sellerChecklist}
          hint="One line per item. An empty line starts an area, whose first line is its name. Empty it to use the default again."
        />
      </FormSection>
    </SettingsForm>
  )
}
