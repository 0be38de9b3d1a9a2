'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input, Select } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { SettingsForm } from '@/components/ui/settings-form'
import { useSettingsForm } from '@/components/ui/use-settings-form'
import { changeLicensesAction } from '@/lib/photos/licenses/actions'
import { licenseTextLimit } from '@/lib/photos/licenses/limits'
import { licenseKinds } from '@/lib/photos/licenses/rules/kinds'
import type { LicenseSettings } from '@/lib/photos/licenses/schema'
import { defaultBoardsText, defaultTexts, licenseNames, licensesSavedText } from '@/lib/photos/licenses/words'

const textFields = [
  { name: 'listingText', kind: 'LISTING' },
  { name: 'yearText', kind: 'YEAR' },
  { name: 'unlimitedText', kind: 'UNLIMITED' },
] as const

/** Edits the studio's licenses: the default, their texts, what clients may grant an MLS, and the price of a transfer. */
export function LicensesForm({ settings }: { settings: LicenseSettings }) {
  const form = useSettingsForm({
    current: settings,
    action: changeLicensesAction,
    toTexts,
    saved: { title: licensesSavedText },
    failed: 'Failed to save the licenses. Please try again.',
  })
  const { typed, errors } = form
  return (
    <SettingsForm form={form}>
      <FormSection
        title="Default license"
        lead="What a client gets when the photos are paid for. You can choose another when you send photos, and until they're paid for."
      >
        <Field label="License" name="defaultKind" errors={errors?.defaultKind}>
          <Select {...form.bind('defaultKind')}>
            {licenseKinds.map((kind) => (
              <option key={kind} value={kind}>
                {licenseNames[kind]}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>
      <FormSection
        title="Texts"
        lead="Clients read them before they pay. A delivery keeps the text it was sent with. Empty a text to use the default again."
      >
        {textFields.map(({ name, kind }) => (
          <CountedTextArea
            key={name}
            label={licenseNames[kind]}
            name={name}
            rows={9}
            limit={licenseTextLimit}
            value={typed[name]}
            onValueChange={(text) => form.change({ [name]: text })}
            errors={errors?.[name]}
          />
        ))}
      </FormSection>
      <FormSection
        title="Listing services (MLS)"
        lead="Many boards require a perpetual, sublicensable license for the photos of a listing, and keep copies after closing."
      >
        <CheckboxField
          label="Let clients grant an MLS the license it requires"
          name="allowsBoards"
          checked={typed.allowsBoards === 'on'}
          onChange={({ target }) => form.change({ allowsBoards: target.checked ? 'on' : '' })}
        />
        <CountedTextArea
          label="Text for listing services"
          name="boardsText"
          rows={5}
          limit={licenseTextLimit}
          value={typed.boardsText}
          onValueChange={(boardsText) => form.change({ boardsText })}
          errors={errors?.boardsText}
          hint="Added to every license while it's allowed."
        />
      </FormSection>
      <FormSection
        title="Transfers"
        lead="When a listing goes to another agent, you can sell its photos again. The share is what the price starts at; you can change it each time."
      >
        <Field
          label="Share of the first price"
          name="transferPercent"
          note="%"
          errors={errors?.transferPercent}
          className="max-w-60"
        >
          <Input inputMode="numeric" autoComplete="off" {...form.bind('transferPercent')} />
        </Field>
      </FormSection>
    </SettingsForm>
  )
}

/** Shows the defaults where the studio has no text of its own. */
function toTexts(settings: LicenseSettings) {
  return {
    defaultKind: settings.defaultKind as string,
    listingText: settings.listingText ?? defaultTexts.LISTING,
    yearText: settings.yearText ?? defaultTexts.YEAR,
    unlimitedText: settings.unlimitedText ?? defaultTexts.UNLIMITED,
    allowsBoards: settings.allowsBoards ? 'on' : '',
    boardsText: settings.boardsText ?? defaultBoardsText,
    transferPercent: String(settings.transferPercent),
  }
}
