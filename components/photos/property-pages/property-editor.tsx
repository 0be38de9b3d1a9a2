'use client'

import { useEffect, useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { Field, Input } from '@/components/ui/field'
import { FormSection } from '@/components/ui/form-section'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import { savePageAction } from '@/lib/photos/property-pages/actions'
import { limits } from '@/lib/photos/property-pages/limits'
import { editorValues } from '@/lib/photos/property-pages/rules/editor-values'
import type { EditedPage } from '@/lib/photos/property-pages/schema/editing'
import { savedText, tourLeavesOutText } from '@/lib/photos/property-pages/words'
import { editConflictText, leaveUnsavedText } from '@/lib/platform/words'
import { OpenHouseFields } from './open-house-fields'
import { PhotoChoices } from './photo-choices'

/** Edits everything that a page shows. A press before the page's script runs is answered like a later one. */
export function PropertyEditor({ page }: { page: EditedPage }) {
  const [{ opened, edition }, setOpened] = useState({ opened: page, edition: 0 })
  return (
    <OpenedEditor
      key={edition}
      opened={opened}
      current={page}
      onReopen={() => setOpened({ opened: page, edition: edition + 1 })}
    />
  )
}

type OpenedEditorProps = {
  /** The page as it was when editing began, so that fields don't change below what is typed. */
  opened: EditedPage
  current: EditedPage
  onReopen: () => void
}

function OpenedEditor({ opened, current, onReopen }: OpenedEditorProps) {
  const { deliveryId } = opened
  const { photos, hasAgentPhoto } = current
  const [result, submit, isSaving] = useFormAction(savePageAction, (saved) => {
    if (!saved?.ok) return
    setSeen(saved.data.version)
    setEdited(false)
    toast.success(savedText)
  })
  // Set if the form was sent before the script ran: the browser has loaded the page again, with the result.
  const [early] = useState(result)
  const unsaved = early?.ok === false ? (early.values ?? {}) : undefined
  const [{ texts, openHouses, leftOut, showsPhoto }] = useState(() => editorValues(opened, unsaved))
  const [seen, setSeen] = useState(unsaved ? Number(unsaved.seen) : opened.version)
  const [isEdited, setEdited] = useState(unsaved !== undefined)
  // A new page has version 0 until it's saved or published.
  const known = Math.max(seen, 1)
  const conflict =
    current.version > known ? { onUseTheirs: onReopen, onKeepMine: () => setSeen(current.version) } : null
  const failed = result?.ok === false ? result : null
  const fields = failed?.fields
  const form = useFocusFirstError(fields)
  useEffect(() => {
    if (early?.ok) toast.success(savedText)
    if (Array.from(form.current?.elements ?? []).some(isChanged)) setEdited(true)
  }, [early, form])
  useLeaveWarning(isEdited && !isSaving, leaveUnsavedText)
  return (
    <form
      ref={form}
      action={submit}
      // React resets a form after its action.
      onReset={(event) => event.preventDefault()}
      onChange={() => setEdited(true)}
      noValidate
    >
      {conflict && !isSaving && <EditConflictNotice {...conflict} className="mb-6" />}
      <input type="hidden" name="deliveryId" value={deliveryId} />
      <input type="hidden" name="seen" value={seen === 0 ? Math.min(current.version, 1) : seen} />
      <FormSection title="Property" lead="Everything here is optional. What's empty isn't shown.">
        <Field
          label="Status"
          name="status"
          errors={fields?.status}
          hint="Such as For sale, Coming soon, or Sold"
        >
          <Input defaultValue={texts.status} maxLength={limits.status} />
        </Field>
        <Field label="Headline" name="headline" note="Optional" errors={fields?.headline}>
          <Input defaultValue={texts.headline} maxLength={limits.headline} />
        </Field>
        <CountedTextArea
          label="Description"
          name="description"
          rows={7}
          dir="auto"
          optional
          limit={limits.description}
          defaultValue={texts.description}
          errors={fields?.description}
          hint={tourLeavesOutText}
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Field label="Price" name="price" note="Optional" errors={fields?.price}>
            <Input inputMode="numeric" defaultValue={texts.price} />
          </Field>
          <Field label="Bedrooms" name="beds" note="Optional" errors={fields?.beds}>
            <Input inputMode="numeric" defaultValue={texts.beds} />
          </Field>
          <Field label="Bathrooms" name="baths" note="Optional" errors={fields?.baths}>
            <Input inputMode="decimal" defaultValue={texts.baths} />
          </Field>
          <Field label="Square feet" name="area" note="Optional" errors={fields?.area}>
            <Input inputMode="numeric" defaultValue={texts.area} />
          </Field>
          <Field label="Lot" name="lot" note="Optional" errors={fields?.lot}>
            <Input defaultValue={texts.lot} maxLength={limits.lot} placeholder="0.34 acres" />
          </Field>
          <Field label="Built" name="year" note="Optional" errors={fields?.year}>
            <Input inputMode="numeric" defaultValue={texts.year} />
          </Field>
        </div>
        <Field
          label="Film"
          name="film"
          note="Optional"
          errors={fields?.film}
          hint="A link to YouTube or Vimeo. The unbranded tour doesn't show it."
        >
          <Input type="url" defaultValue={texts.film} placeholder="https://vimeo.com/…" />
        </Field>
      </FormSection>
      <FormSection
        title="Open houses"
        lead="Visitors can add each to their calendar. Past ones are no longer shown."
      >
        <OpenHouseFields openHouses={openHouses} errors={fields?.openHouses} />
      </FormSection>
      <FormSection
        title="Agent"
        lead="Shown on the page and the flyer. Questions are emailed to the address of your account."
      >
        <div className="grid gap-5.5 sm:grid-cols-2 sm:gap-4">
          <Field label="Name" name="agentName" errors={fields?.agentName}>
            <Input defaultValue={texts.agentName} maxLength={limits.agentName} />
          </Field>
          <Field label="Company" name="agentCompany" note="Optional" errors={fields?.agentCompany}>
            <Input defaultValue={texts.agentCompany} maxLength={limits.agentCompany} />
          </Field>
          <Field label="Phone" name="agentPhone" note="Optional" errors={fields?.agentPhone}>
            <Input type="tel" defaultValue={texts.agentPhone} maxLength={limits.agentPhone} />
          </Field>
          <Field label="Email" name="agentEmail" note="Optional" errors={fields?.agentEmail}>
            <Input type="email" defaultValue={texts.agentEmail} />
          </Field>
          <Field label="License number" name="license" note="Optional" errors={fields?.license}>
            <Input defaultValue={texts.license} maxLength={limits.license} />
          </Field>
        </div>
        {hasAgentPhoto && (
          <CheckboxField label="Show the photo" name="showsPhoto" defaultChecked={showsPhoto} />
        )}
      </FormSection>
      <FormSection title="Expiry" lead="The last day on which visitors see the page.">
        <Field label="Expiry date" name="expiresOn" note="Optional" errors={fields?.expiresOn}>
          <Input type="date" className="max-w-52" defaultValue={texts.expiresOn} />
        </Field>
      </FormSection>
      {photos.length > 0 && <PhotoChoices photos={photos} leftOut={leftOut} />}
      <div
        className={`grid gap-3 border-t border-ink bg-paper py-3 ${isEdited ? 'sticky bottom-0 z-10' : ''}`}
      >
        <FailureNotice
          failure={failed?.message === editConflictText ? null : failed}
          title="The page wasn't saved"
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="text-ink-2">
            {isEdited ? 'Changes not saved' : 'Everything is saved'}
          </p>
          <SubmitButton busyText="Saving changes">Save changes</SubmitButton>
        </div>
      </div>
    </form>
  )
}

/** Whether something was typed or checked since the page was loaded. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked
  }
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.type !== 'hidden' && control.value !== control.defaultValue
}
