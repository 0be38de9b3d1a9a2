'use client'

import { useRef, useState } from 'react'
import { Field, Input, Select } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { addTaxExemptionAction } from '@/lib/catalog/taxes/actions'
import { certificateNumberLimit } from '@/lib/catalog/taxes/limits'
import type { CertificateUploads } from '@/lib/catalog/taxes/routes/certificate-uploads'
import { stateCodes, stateNames } from '@/lib/catalog/taxes/rules/states'
import type { AddExemptionInput } from '@/lib/catalog/taxes/schema'

type ExemptionDialogProps = { clientId: string; onClose: () => void }

/** Adds a client's certificate with its file. */
export function ExemptionDialog({ clientId, onClose }: ExemptionDialogProps) {
  const [typed, setTyped] = useState({ certificateNumber: '', state: '', expiresOn: '', fileId: '' })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const form = useRecordForm<AddExemptionInput>({
    loadSchema: async () => (await import('@/lib/catalog/taxes/schema')).AddExemption,
    save: addTaxExemptionAction,
    saved: 'Certificate added',
    failed: 'Failed to add the certificate. Please try again.',
    onSaved: onClose,
  })
  const { errors } = form
  return (
    <RecordDialog
      form={form}
      title="Add tax exemption"
      submitLabel="Add certificate"
      busyText="Adding certificate"
      onClose={onClose}
      onSubmit={() => form.submit({ clientId, ...typed } as AddExemptionInput)}
    >
      <Field label="Certificate number" name="certificateNumber" errors={errors.certificateNumber}>
        <Input
          autoFocus
          maxLength={certificateNumberLimit}
          value={typed.certificateNumber}
          onChange={({ target }) => change({ certificateNumber: target.value })}
        />
      </Field>
      <div className="grid items-start gap-x-4 gap-y-4.5 @md:grid-cols-2">
        <Field label="State" name="state" errors={errors.state}>
          <Select value={typed.state} onChange={({ target }) => change({ state: target.value })}>
            <option value="">All states</option>
            {stateCodes.map((code) => (
              <option key={code} value={code}>
                {stateNames[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Expires on"
          note="Optional"
          name="expiresOn"
          errors={errors.expiresOn}
          hint="The last day it is valid."
        >
          <Input
            type="date"
            value={typed.expiresOn}
            onChange={({ target }) => change({ expiresOn: target.value })}
          />
        </Field>
      </div>
      <CertificateField errors={errors.fileId} onStored={(fileId) => change({ fileId })} />
    </RecordDialog>
  )
}

type CertificateFieldProps = {
  errors?: readonly string[]
  /** Receives the uploaded file's id; empty while there's none. */
  onStored: (fileId: string) => void
}

const failedText = 'Failed to upload the file. Please try again.'

/** Uploads a certificate's file as soon as it is chosen. */
function CertificateField({ errors, onStored }: CertificateFieldProps) {
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<AbortController>(undefined)

  async function upload(file: File) {
    latest.current?.abort()
    const controller = new AbortController()
    latest.current = controller
    onStored('')
    setProblem(null)
    setUploading(true)
    try {
      const { sendFile } = await import('@/components/uploads/send-file')
      const route = 'taxCertificate' satisfies keyof CertificateUploads
      const outcome = await sendFile<{ fileId: string }>(route, file, { signal: controller.signal })
      if (outcome.outcome === 'stored') onStored(outcome.fileId)
      else setProblem(outcome.outcome === 'rejected' ? outcome.problem : failedText)
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(error instanceof Error ? error.message : failedText)
    }
    setUploading(false)
  }

  return (
    <Field
      label="Certificate"
      name="fileId"
      errors={problem ?? errors}
      hint={isUploading ? 'Uploading…' : 'PDF, JPEG, or PNG, up to 10 MB. Only photographers can open it.'}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          className="input py-2 file:mr-3 file:cursor-pointer file:font-medium file:text-accent"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
          }}
        />
      )}
    </Field>
  )
}
